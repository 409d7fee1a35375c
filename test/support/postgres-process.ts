// One of several processes that serve one mock: its state is in Postgres.
import { createMockService } from '@recipe-ai/sdk/mock';
import { listen } from '@recipe-ai/sdk/mock/node';
import { createPostgresState } from '@recipe-ai/sdk/mock/postgres';
import { Pool } from 'pg';

const [connection] = process.argv.slice(2) as [string];
const pool = new Pool(JSON.parse(connection) as object);
const mock = createMockService({ keys: { k: 'small' }, tiers: { small: { perMinute: 50, perDay: 1000 } }, now: new Date('2030-01-01') });
const { url } = await listen(mock, { persist: createPostgresState({ pool }) });
process.send?.(url);
