import { expect, it } from 'vitest';
import { createStrongbox } from './strongbox.ts';

const [old, current] = ['a secret of last year', 'a secret of this year'];
const former = createStrongbox({ current: old });
const both = createStrongbox({ current, before: old });
const alone = createStrongbox({ current });

it('decrypts text of the previous secret, and encrypts with the current one only', async () => {
  expect(await both.open(await former.seal('mine'))).toBe('mine');
  const sealed = await both.seal('mine');
  expect(await alone.open(sealed)).toBe('mine');
  await expect(former.open(sealed)).rejects.toThrow();
});

it('fails to decrypt text of the previous secret without that secret', async () => {
  await expect(alone.open(await former.seal('mine'))).rejects.toThrow();
});

it('returns the signatures of both secrets', async () => {
  const [mark = ''] = await former.marks('a code');
  expect(await both.marks('a code')).toContain(mark);
  expect(await alone.marks('a code')).not.toContain(mark);
});
