import { expect, it } from 'vitest';
import { endpoints, type Operation } from '../src/contract/endpoints.js';
import { callbackPayloadSchema } from '../src/contract/callbacks.js';
import type { MockOptions } from '../mock/index.js';
import { Caller, errorOf, type OpenDoor } from './doors.js';
import { sampleRequests, toast } from './samples.js';

const newYear = new Date('2030-01-01T00:00:00Z');

/** What the service does, whatever door one comes through. */
export const behaviour = (open: (options?: MockOptions) => Promise<OpenDoor>): void => {
  const enter = async (options: MockOptions = {}, tier?: string) => {
    const door = await open({ now: newYear, ...options });
    return { ...door, caller: new Caller(door.connection(tier === undefined ? {} : { tier })) };
  };

  it('answers every operation as the contract says', async () => {
    const { caller } = await enter();
    const pantry = (await caller.call('pantries.create', { name: 'Home' })).json as { id: string };
    const item = (await caller.call('pantries.items.add', { pantry_id: pantry.id, name: 'Milk' })).json as { id: string };
    const requests = sampleRequests(pantry.id, item.id);
    for (const operation of Object.keys(requests) as Operation[]) {
      const { status, json, headers } = await caller.call(operation, requests[operation]);
      const row = endpoints[operation];
      expect({ operation, status }).toEqual({ operation, status: row.status });
      expect({ operation, ...row.response.safeParse(json) }).toMatchObject({ operation, success: true });
      expect(headers.get('x-request-id')).toMatch(/^req_\w+$/);
      expect(headers.get('x-ratelimit-limit')).toBe('1200');
      expect(headers.get('x-ratelimit-remaining-day')).toMatch(/^199\d{3}$/);
    }
  });

  it('asks for a key it knows', async () => {
    const { caller, mock } = await enter();
    for (const authorization of ['', 'Bearer nonsense', 'Basic abc']) {
      const reply = await caller.call('pantries.list', {}, { headers: { authorization } });
      expect(reply.status).toBe(401);
      expect(errorOf(reply).code).toBe('unauthorized');
      expect(reply.headers.get('www-authenticate')).toBe('Bearer');
      expect(reply.headers.get('x-request-id')).toBe(errorOf(reply).request_id);
      expect(reply.headers.get('x-ratelimit-limit')).toBeNull();
    }
    mock.keys.revoke(caller.connection.apiKey);
    expect((await caller.call('pantries.list')).status).toBe(401);
  });

  it('refuses what it cannot read, and says why', async () => {
    const { caller } = await enter();
    const url = `${caller.connection.baseUrl}/api/v1/pantries`;
    const cases: [RequestInit & { url?: string }, number, string][] = [
      [{ method: 'POST', body: '{"name":' }, 400, 'invalid_json'],
      [{ method: 'POST', body: '' }, 400, 'invalid_json'],
      [{ method: 'POST', body: 'name=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415, 'unsupported_media_type'],
      [{ method: 'POST', body: JSON.stringify({ name: 'x'.repeat(1_000_001) }) }, 413, 'payload_too_large'],
      [{ method: 'POST', body: '[]' }, 422, 'validation_error'],
      [{ method: 'PUT', body: '{}' }, 405, 'method_not_allowed'],
      [{ url: `${url}/nothing/here` }, 404, 'not_found'],
      [{ url: `${url}/pan_unknown` }, 404, 'not_found'],
      [{ url: `${url}/%E0%A4%A` }, 404, 'not_found'],
    ];
    for (const [{ url: other = url, ...init }, status, code] of cases) {
      const reply = await caller.send(other, init);
      expect({ init, status: reply.status, code: errorOf(reply).code }).toEqual({ init, status, code });
      expect(reply.headers.get('x-ratelimit-limit')).toBe('1200');
    }
    expect((await caller.send(url, { method: 'DELETE' })).headers.get('allow')).toBe('GET, POST');
  });

  it('names what is wrong with a request: where, what came, what was expected', async () => {
    const { caller } = await enter();
    const reply = await caller.call('healthify', { recipe: { ...toast, ingredients: 7 }, helth_focus: 'general' });
    expect(reply.status).toBe(422);
    expect(errorOf(reply).details).toEqual([
      { path: 'recipe.ingredients', message: expect.stringMatching(/expected array.*7/), code: 'invalid_type' },
      { path: 'helth_focus', message: 'unknown field; did you mean health_focus?', code: 'unrecognized_keys' },
    ]);
    const listed = await caller.call('pantries.list', { limit: 'many' });
    expect(errorOf(listed).details[0]).toMatchObject({ path: 'limit', message: expect.stringContaining('expected number') });
  });

  it('ends the sandbox trial after ten calls, until the key is upgraded', async () => {
    const { caller, mock } = await enter({}, 'sandbox');
    for (let i = 0; i < 10; i += 1) expect((await caller.call('pantries.list')).status).toBe(200);
    const reply = await caller.call('pantries.list');
    expect([reply.status, errorOf(reply).code]).toEqual([429, 'trial_exhausted']);
    expect(reply.headers.get('retry-after')).toBeNull();
    expect(reply.headers.get('x-ratelimit-remaining')).toBe('0');
    expect(reply.headers.get('x-ratelimit-reset')).toBeNull();
    mock.clock.advance('1d');
    expect((await caller.call('pantries.list')).status).toBe(429);
    mock.keys.upgrade(caller.connection.apiKey, { tier: 'starter' });
    expect((await caller.call('pantries.list')).status).toBe(200);
  });

  it('lets a key through until its minute is full, and again when the next begins', async () => {
    const { caller, mock } = await enter({ tiers: { slow: { perMinute: 2, perDay: 3 } } }, 'slow');
    const states = async () => {
      const { status, headers, json } = await caller.call('pantries.list');
      const code = (json as { error?: { code: string } }).error?.code;
      return [status, code, headers.get('x-ratelimit-remaining'), headers.get('x-ratelimit-reset'), headers.get('retry-after')];
    };
    const start = newYear.getTime() / 1000;
    expect(await states()).toEqual([200, undefined, '1', String(start + 60), null]);
    mock.clock.advance('20s');
    expect(await states()).toEqual([200, undefined, '0', String(start + 60), null]);
    expect(await states()).toEqual([429, 'rate_limited', '0', String(start + 60), '40']);
    mock.clock.advance(39_999);
    expect((await states())[0]).toBe(429);
    mock.clock.advance(1);
    expect(await states()).toEqual([200, undefined, '0', String(start + 86_400), null]);
    expect(await states()).toEqual([429, 'quota_exceeded', '0', String(start + 86_400), String(86_400 - 60)]);
    mock.clock.set('2030-01-02T00:00:00Z');
    expect((await states())[0]).toBe(200);
  });

  it('keeps pantries of accounts apart', async () => {
    const { caller, connection } = await enter();
    const other = new Caller(connection({ tier: 'pro' }));
    const { id } = (await caller.call('pantries.create', { name: 'Mine' })).json as { id: string };
    expect((await other.call('pantries.get', { pantry_id: id })).status).toBe(404);
    expect((await other.call('pantries.list')).json).toEqual({ data: [], next_cursor: null });
  });

  it('calls back once with what it answered, and only where it may', async () => {
    const { caller, mock } = await enter({ callbackHosts: ['hooks.example.com'], latency: 3000, realLatency: false });
    const request = { recipe: toast, request_id: 'job-7' };
    const refused = await caller.call('healthify', { ...request, callback_url: 'https://hooks.example.org/' });
    expect([refused.status, errorOf(refused).code]).toEqual([403, 'callback_host_not_allowed']);
    expect(errorOf(refused).details[0]).toMatchObject({ path: 'callback_url', code: 'not-listed' });

    const { status, json } = await caller.call('healthify', { ...request, callback_url: 'https://hooks.example.com/done' });
    expect(status).toBe(200);
    expect(mock.callbacks.deliveries.map(({ outcome }) => outcome)).toEqual(['waiting']);
    mock.clock.advance(3000);
    const { payload, request: posted } = await mock.callbacks.next();
    expect(payload).toEqual(json);
    expect(callbackPayloadSchema.safeParse(payload).success).toBe(true);
    expect(posted.url).toBe('https://hooks.example.com/done');
    expect(mock.callbacks.deliveries).toHaveLength(1);
  });

  it('answers a repeated Idempotency-Key as before, and refuses it for another request', async () => {
    const { caller } = await enter();
    const headers = { 'idempotency-key': 'once' };
    const first = await caller.call('pantries.create', { name: 'Home' }, { headers });
    const again = await caller.call('pantries.create', { name: 'Home' }, { headers });
    expect([again.status, again.json]).toEqual([201, first.json]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect((await caller.call('pantries.list')).json).toMatchObject({ data: [first.json] });
    const other = await caller.call('pantries.create', { name: 'Other' }, { headers });
    expect([other.status, errorOf(other).code]).toEqual([409, 'conflict']);
  });

  it('fails as networks and servers do', async () => {
    const { caller, mock } = await enter();
    const list = () => caller.call('pantries.list');
    mock.fail('pantries.list', { status: 503, times: 1 });
    mock.fail('pantries.list', { network: 'reset', times: 1 });
    mock.fail('pantries.list', { network: 'cut', times: 1 });
    mock.fail('pantries.list', { malformed: 'json', times: 1 });
    const unavailable = await list();
    expect([unavailable.status, errorOf(unavailable).code, unavailable.headers.get('retry-after')]).toEqual([
      503,
      'model_unavailable',
      '1',
    ]);
    await expect(list()).rejects.toThrow(TypeError);
    await expect(list()).rejects.toThrow(TypeError);
    expect(await list()).toMatchObject({ status: 200, json: undefined, text: '{"data":[],"nex' });
    expect(await list()).toMatchObject({ status: 200, json: { data: [], next_cursor: null } });
  });

  it('lets a caller go', async () => {
    const { caller, mock } = await enter();
    mock.fail('pantries.list', { network: 'hang' });
    const controller = new AbortController();
    const waiting = caller.call('pantries.list', {}, { signal: controller.signal });
    while (mock.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('takes ids with any characters', async () => {
    const { caller } = await enter();
    expect(errorOf(await caller.call('pantries.get', { pantry_id: 'a/b c?d#é' })).details[0]?.path).toBe('pantry_id');
  });

  it('notes every request, and hides the key', async () => {
    const { caller, mock } = await enter();
    await caller.call('categories.suggest', { items: ['peas', caller.connection.apiKey] });
    const note = mock.requests.at(-1)!;
    expect(note).toMatchObject({ operation: 'categories.suggest', method: 'POST', status: 200, request: { items: ['peas', '****'] } });
    expect(note.headers['authorization']).toBe('Bearer ****');
    expect(JSON.stringify(mock.requests)).not.toContain(caller.connection.apiKey);
  });
};
