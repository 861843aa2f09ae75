import { expect, it } from 'vitest';
import { webAddress } from './web-address.ts';

it.each([
  ['https://wadi.test/about', 'https://wadi.test/about'],
  ['http://marsa.example/fleet', 'http://marsa.example/fleet'],
  ['wadi.test', 'https://wadi.test'],
  ['wadi.test:8080/x', 'https://wadi.test:8080/x'],
])('accepts %s', (given, address) => expect(webAddress(given)).toBe(address));

it.each([
  ['javascript:alert(1)'],
  [' JavaScript:alert(1)'],
  ['javascript://wadi.test/%0aalert(1)'],
  ['data:text/html,x'],
  ['mailto:a@wadi.test'],
  ['https://rigsouq.test@wadi.test/'],
  ['no address'],
  ['localhost'],
  [''],
  [null],
])('refuses %s', (given) => expect(webAddress(given)).toBeUndefined());
