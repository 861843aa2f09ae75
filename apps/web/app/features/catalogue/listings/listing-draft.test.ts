import { expect, it } from 'vitest';
import { parseDraft } from './listing-draft.ts';

it('keeps the fields of a draft that the form still has', () => {
  const kept = JSON.stringify({ type: 'rent', values: { title: 'Crane', hours: 12, gone: 'x' } });
  expect(parseDraft(kept)).toEqual({ type: 'rent', values: { title: 'Crane' } });
  for (const broken of [null, '', '{}', '{"values":null}', 'no JSON']) expect(parseDraft(broken)).toBeUndefined();
});
