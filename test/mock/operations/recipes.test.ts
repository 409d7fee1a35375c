import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { createMockService } from '../../../mock/index.js';
import { RawClient, errorOf } from '../../support/mock-adapters.js';

const client = new RawClient(createMockService({ tiers: { scale: {} } }).connection());

test.prop([fc.double({ min: 1, max: 1440, noNaN: true }), fc.integer({ min: 1, max: 100 })], { numRuns: 60 })(
  'any number of minutes and servings gives a recipe or a reason why there is none',
  async (time_available, servings) => {
    const response = await client.call('recipes.generate', { ingredients: ['500 g chicken thighs', 'rice'], time_available, servings });
    if (response.status !== 200) expect([response.status, errorOf(response).code]).toEqual([422, 'unsatisfiable_request']);
  },
);
