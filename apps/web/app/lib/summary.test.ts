import { expect, it } from 'vitest';
import { summaryOf } from './summary.ts';

it('keeps what is short and cuts what is long behind a word', () => {
  expect(summaryOf(' One owner,\n serviced. ')).toBe('One owner, serviced.');
  const long = summaryOf('Serviced on time, '.repeat(20));
  expect(long.length).toBeLessThanOrEqual(160);
  expect(long).toMatch(/(on|time|Serviced)…$/);
  expect(summaryOf('x'.repeat(400))).toHaveLength(160);
});
