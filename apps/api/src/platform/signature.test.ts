import { expect, it } from 'vitest';
import { isSigned, sign } from './signature.ts';

const [old, current] = ['a secret of last year', 'a secret of this year'];

it('accepts signatures of the previous secret, and signs only with the current one', () => {
  const text = 'media link\na file';
  const signed = sign({ current: old }, text);
  expect(isSigned({ current, before: old }, text, signed)).toBe(true);
  expect(sign({ current, before: old }, text)).toBe(sign({ current }, text));
  expect(isSigned({ current, before: old }, text, sign({ current }, text))).toBe(true);
});

it('refuses a changed signature, and one of an old secret that is no longer configured', () => {
  const signed = sign({ current: old }, 'media link\na file');
  expect(isSigned({ current }, 'media link\na file', signed)).toBe(false);
  expect(isSigned({ current, before: old }, 'media link\nanother', signed)).toBe(false);
  for (const wrong of ['', 'x', `${signed}x`, signed.slice(1)])
    expect(isSigned({ current, before: old }, 'media link\na file', wrong)).toBe(false);
});
