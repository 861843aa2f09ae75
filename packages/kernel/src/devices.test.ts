import { describe, expect, it } from 'vitest';
import { deviceOf } from './devices.ts';

describe('deviceOf', () => {
  it('names the browser and the system', () => {
    const edge =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Safari/537.36 Edg/143.0';
    const iPhone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
    expect(deviceOf(edge)).toEqual({ name: 'Edge, Windows', phone: false });
    expect(deviceOf(iPhone)).toEqual({ name: 'Safari, iPhone', phone: true });
  });

  it('returns no name for an unknown device', () => {
    expect(deviceOf(null)).toEqual({ name: undefined, phone: false });
    expect(deviceOf('curl/8.5.0')).toEqual({ name: undefined, phone: false });
  });
});
