import { expect, it } from 'vitest';
import { webAddress } from './web-address.ts';

it('links to the web and to nothing else', () => {
  expect(webAddress('https://wadi.test/about')).toBe('https://wadi.test/about');
  expect(webAddress('wadi.test')).toBe('https://wadi.test/');
  for (const given of ['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'no address', '', null])
    expect(webAddress(given)).toBeUndefined();
});
