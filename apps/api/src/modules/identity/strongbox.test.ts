import { expect, it } from 'vitest';
import { createStrongbox } from './strongbox.ts';

const [old, current] = ['a secret of last year', 'a secret of this year'];
const former = createStrongbox({ current: old });
const both = createStrongbox({ current, before: old });
const alone = createStrongbox({ current });

it('opens what the secret before has sealed, and seals with the current one alone', async () => {
  expect(await both.open(await former.seal('mine'))).toBe('mine');
  const sealed = await both.seal('mine');
  expect(await alone.open(sealed)).toBe('mine');
  await expect(former.open(sealed)).rejects.toThrow();
});

it('without the secret before, what it has sealed stays closed', async () => {
  await expect(alone.open(await former.seal('mine'))).rejects.toThrow();
});

it('knows the marks of both secrets', async () => {
  const [mark = ''] = await former.marks('a code');
  expect(await both.marks('a code')).toContain(mark);
  expect(await alone.marks('a code')).not.toContain(mark);
});
