import { expect, it } from 'vitest';
import { createSecretCipher } from './secret-cipher.ts';

const [old, current] = ['a secret of last year', 'a secret of this year'];
const former = createSecretCipher({ current: old });
const both = createSecretCipher({ current, before: old });
const alone = createSecretCipher({ current });

it('decrypts text of the previous secret, and encrypts with the current one only', async () => {
  expect(await both.decrypt(await former.encrypt('mine'))).toBe('mine');
  const sealed = await both.encrypt('mine');
  expect(await alone.decrypt(sealed)).toBe('mine');
  await expect(former.decrypt(sealed)).rejects.toThrow();
});

it('fails to decrypt text of the previous secret without that secret', async () => {
  await expect(alone.decrypt(await former.encrypt('mine'))).rejects.toThrow();
});

it('returns the signatures of both secrets', async () => {
  const [mark = ''] = await former.signatures('a code');
  expect(await both.signatures('a code')).toContain(mark);
  expect(await alone.signatures('a code')).not.toContain(mark);
});
