import { describe, expect, it } from 'vitest';
import { createPasswords, refuseCommon } from './passwords.ts';

describe('password hashes', () => {
  it('are argon2id with 19 MiB and two passes, salted', async () => {
    const { hash, verify } = createPasswords();
    const [one, two] = await Promise.all([hash('a machine of my own'), hash('a machine of my own')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
    expect(await verify(one, 'a machine of my own')).toBe(true);
    expect(await verify(one, 'a machine of my 0wn')).toBe(false);
  });

  it('verify a hash that another argon2 made', async () => {
    // `argon2 saltsaltsaltsalt -id -t 2 -k 1024 -p 1 -l 32` on the password "password".
    const foreign = '$argon2id$v=19$m=1024,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$+OCTCTprQcSYBBcPMuh2AqthnppoahTpH02L8eYM6gs';
    expect(await createPasswords().verify(foreign, 'password')).toBe(true);
  });

  it('run two at a time, keep a short line, and turn the rest away', async () => {
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

it('[SH-049] the most common passwords are refused in plain words', () => {
  for (const common of ['123456', 'password', 'Qwerty123', 'letmein'])
    expect(() => refuseCommon(common)).toThrow('This password is one of the most common ones. Choose another.');
  expect(() => refuseCommon('rigsouq-demo')).not.toThrow();
});
