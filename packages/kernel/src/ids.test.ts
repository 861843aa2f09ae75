import { expect, it } from 'vitest';
import { uuidv7 } from './ids.ts';

it('writes the example of RFC 9562', () => {
  // The example is in appendix A.6. The version and the variant replace the first bits of the seventh and the ninth byte.
  const random = Uint8Array.from([0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f]);
  expect(uuidv7(0x017f22e279b0, random)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
});

it('orders ids by their time', () => {
  const [low, high] = [new Uint8Array(10), new Uint8Array(10).fill(255)];
  const times = [0, 1, 255, 256, Date.UTC(2026, 0, 1), Date.UTC(2100, 0, 1)];
  const ids = times.flatMap((time) => [uuidv7(time, low), uuidv7(time, high)]);
  expect(ids).toEqual([...ids].sort());
});
