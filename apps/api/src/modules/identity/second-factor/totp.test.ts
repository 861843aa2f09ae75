import { base32 } from '@better-auth/utils/base32';
import { describe, expect, it } from 'vitest';
import { buildAuthenticatorSetup, findCodeStep, newSecret } from './totp.ts';

// The secret and the codes come from RFC 6238, appendix B; an app shows the last six digits.
const SECRET = '12345678901234567890';
const at = (second: number) => second * 1000;

describe('a code of the app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('is valid at second %i: %s', async (second, code) => {
    expect(await findCodeStep(SECRET, code, 0, at(second))).toBe(Math.floor(second / 30));
    expect(
      await findCodeStep(
        SECRET,
        code.replace(/^./, (digit) => String(9 - Number(digit))),
        0,
        at(second),
      ),
    ).toBe(undefined);
  });

  it('is valid for one step of drift in either direction, and no more', async () => {
    const good = async (second: number) => (await findCodeStep(SECRET, '081804', 0, at(second))) !== undefined;
    const step = 1_111_111_080;
    expect(await Promise.all([step - 31, step - 30, step + 59, step + 60].map(good))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('is refused a second time, as is an earlier code', async () => {
    const step = Math.floor(1_111_111_109 / 30);
    expect(await findCodeStep(SECRET, '081804', step - 1, at(1_111_111_109))).toBe(step);
    expect(await findCodeStep(SECRET, '081804', step, at(1_111_111_109))).toBe(undefined);
  });
});

it('gives the app the secret that the server uses, in letters that can be typed', () => {
  const plain = newSecret();
  const { secret, uri } = buildAuthenticatorSetup(plain, 'site manager@rigsouq.test');
  expect(secret).toMatch(/^[A-Z2-7]{40}$/);
  expect(new TextDecoder().decode(base32.decode(secret))).toBe(plain);
  expect(uri).toBe(
    `otpauth://totp/Rigsouq:site%20manager%40rigsouq.test?secret=${secret}&issuer=Rigsouq&digits=6&period=30`,
  );
  expect(newSecret()).not.toBe(plain);
});
