import { readFileSync } from 'node:fs';
import { newPassword, PASSWORD_MAX } from '@rigsouq/contract/identity/calls';
import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { contextWords } from './context-words.ts';
import { createPasswords, refuseCommonPassword } from './passwords.ts';

describe('a password hash', () => {
  it('uses argon2id with 19 MiB, two passes and a salt', async () => {
    const { hash, verify } = createPasswords();
    const [one, two] = await Promise.all([hash('a machine of my own'), hash('a machine of my own')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
    expect(await verify(one, 'a machine of my own')).toBe(true);
    expect(await verify(one, 'a machine of my 0wn')).toBe(false);
  });

  it('verifies a hash from another argon2 implementation', async () => {
    // `argon2 saltsaltsaltsalt -id -t 2 -k 1024 -p 1 -l 32` on the password "password".
    const foreign = '$argon2id$v=19$m=1024,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$+OCTCTprQcSYBBcPMuh2AqthnppoahTpH02L8eYM6gs';
    expect(await createPasswords().verify(foreign, 'password')).toBe(true);
  });

  it("is outdated if it cost less than today's", async () => {
    const { hash, isOutdated } = createPasswords();
    const kept = await hash('a machine of my own');
    expect(isOutdated(kept)).toBe(false);
    expect(isOutdated(kept.replace('m=19456', 'm=8192'))).toBe(true);
    expect(isOutdated(kept.replace('t=2', 't=1'))).toBe(true);
    expect(isOutdated(kept.replace('t=2', 't=3'))).toBe(false);
  });

  it('runs two at a time, queues a few more and refuses the rest', async () => {
    const { hash } = createPasswords(2, 3);
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => hash('a machine of my own')));
    expect(answers.map((answer) => answer.status)).toEqual([
      ...Array(5).fill('fulfilled'),
      ...Array(3).fill('rejected'),
    ]);
    expect(answers[7]).toMatchObject({ reason: { code: 'auth.busy', retryAfter: 5 } });
    await expect(hash('after the rush')).resolves.toContain('argon2id');
  });
});

it('[SH-049] refuses the most common passwords with a plain message', () => {
  for (const common of ['123456', 'password', 'Qwerty123', 'letmein'])
    expect(() => refuseCommonPassword(common)).toThrow('This password is too common. Choose another one.');
  expect(() => refuseCommonPassword('rigsouq-demo')).not.toThrow();
});

it('refuses far more than the 3,000 most common passwords that are long enough', () => {
  const longEnough = dictionary['passwords-common'].filter((password) => newPassword.safeParse(password).success);
  expect(longEnough.length).toBeGreaterThan(40_000);
  for (const common of longEnough.slice(0, 5_000)) expect(() => refuseCommonPassword(common)).toThrow();
});

it('refuses patterns that the list of leaked passwords omits: repeats, rows of keys, steps and dates', () => {
  const patterns = `
    654321 555555 888888 121212 987654321 aaaaaa 88888888 abcdef 19841984 00000000 999999 222222 333333 444444
    77777777 zzzzzz qqqqqq 101010 12341234 987654 abcdefg aaaaaaaa 0987654321 0123456789 123456123456 1111111
    1111111111 12121212 AAAAAA qwertyu poiuytrewq 1qaz2wsx3edc 01011990 31121985 12311985 19851231 010190
    ضصثقفغ ٠١٢٣٤٥٦`;
  for (const pattern of patterns.trim().split(/\s+/)) expect(() => refuseCommonPassword(pattern), pattern).toThrow();
  for (const own of ['73915846', '99319945', 'abcdef-of-mine', 'qwertz and asdf', 'haha my crane haha', '20261399'])
    expect(() => refuseCommonPassword(own), own).not.toThrow();
});

it('refuses a password of only trade words, digits and signs, and accepts one with another word', () => {
  for (const guess of ['rigsouq', 'Rigsouq2026!', 'dubai-crane 1', 'SUPPLIER_007', 'Abu Dhabi 2030', 'ريغسوق٢٠٢٦'])
    expect(() => refuseCommonPassword(guess), guess).toThrow();
  for (const own of ['rigsouq-demo', 'a machine of my own', '48151623421999', 'شاحنة أبي الزرقاء'])
    expect(() => refuseCommonPassword(own), own).not.toThrow();
});

it('uses a password as it was typed: any characters, any case, up to 128 characters', async () => {
  const { hash, verify } = createPasswords();
  const long = `${' كلمة مرور Σσς 🏗️ '.repeat(8)}${'x'.repeat(128)}`.slice(0, PASSWORD_MAX).toWellFormed();
  expect(newPassword.parse(long)).toBe(long);
  for (const typed of ['      ', 'aaaaaaa', '٠١٢٣٤٥٦']) expect(newPassword.parse(typed)).toBe(typed);
  const kept = await hash(long);
  expect(await verify(kept, long)).toBe(true);
  for (const other of [long.slice(0, -1), long.toUpperCase(), long.trim()])
    expect(await verify(kept, other)).toBe(false);
});

it('refuses the same words that the documentation lists', () => {
  const page = readFileSync(new URL('../../../../../../docs/security/authentication.md', import.meta.url), 'utf8');
  const [, listed = ''] = /Words of the product and the trade:\s([\s\S]*?)\n\n/.exec(page) ?? [];
  expect(listed.match(/[^`,\s]+/g)).toEqual([...contextWords]);
});
