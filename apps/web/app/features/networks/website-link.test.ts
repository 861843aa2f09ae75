import { expect, it } from 'vitest';
import { webAddress } from './website-link.tsx';

it('makes a link of an address of the web and of nothing else', () => {
  expect(webAddress('marsa.example')).toBe('https://marsa.example');
  expect(webAddress('http://marsa.example/fleet')).toBe('http://marsa.example/fleet');
  for (const other of ['javascript:alert(1)', 'ask us', 'data:text/html,x', 'https://me@evil.example', 'mailto:a@b.c'])
    expect(webAddress(other)).toBeUndefined();
});
