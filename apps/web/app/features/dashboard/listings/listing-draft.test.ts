import { expect, it } from 'vitest';
import { parseDraft } from './listing-draft.ts';

it('takes from a draft what still fits the form', () => {
  const kept = JSON.stringify({ type: 'rent', values: { title: 'Crane', hours: 12, gone: 'x' } });
  expect(parseDraft(kept)).toEqual({ type: 'rent', values: { title: 'Crane' } });
  for (const broken of [null, '', '{}', '{"values":null}', 'no JSON']) expect(parseDraft(broken)).toBeUndefined();
});
