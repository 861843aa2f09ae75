import { expect, it } from 'vitest';
import { summaryOf } from './summary.ts';

it('keeps a short text and cuts a long one after a whole word', () => {
  expect(summaryOf(' One owner,\n serviced. ')).toBe('One owner, serviced.');
  const long = summaryOf('Serviced on time, '.repeat(20));
  expect(long.length).toBeLessThanOrEqual(160);
  expect(long).toMatch(/(on|time|Serviced)…$/);
  expect(summaryOf('x'.repeat(400))).toHaveLength(160);
});
