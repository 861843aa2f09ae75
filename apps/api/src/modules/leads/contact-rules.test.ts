import { describe, expect, it } from 'vitest';
import { isRobot } from '../../platform/http/robots.ts';
import { decideMessage, isCommonQuestion, normalizeTexts } from './contact-rules.ts';

const none = { sameMessages: 0, othersWithText: 0, fromVisitors: 0 };

describe('a message', () => {
  it('goes to at most three companies with the same text from visitors, and to twenty from a logged-in company', () => {
    expect(decideMessage({ ...none, othersWithText: 2 }, false)).toBe('send');
    expect(decideMessage({ ...none, othersWithText: 3 }, false)).toBe('flood');
    expect(decideMessage({ ...none, othersWithText: 19 }, true)).toBe('send');
    expect(decideMessage({ ...none, othersWithText: 20 }, true)).toBe('flood');
  });

  it('goes to a company with fewer than thirty messages from visitors, a limit that logged-in senders do not have', () => {
    expect(decideMessage({ ...none, fromVisitors: 29 }, false)).toBe('send');
    expect(decideMessage({ ...none, fromVisitors: 30 }, false)).toBe('flood');
    expect(decideMessage({ ...none, fromVisitors: 30 }, true)).toBe('send');
  });

  it('is accepted once, before any other rule is checked', () => {
    expect(decideMessage({ sameMessages: 1, othersWithText: 9, fromVisitors: 90 }, false)).toBe('taken already');
  });
});

it('treats texts that differ only in case, spaces and punctuation as the same', () => {
  expect(normalizeTexts('Cranes?', 'Buy  NOW!!\n100% ﬁne')).toBe(normalizeTexts(' cranes', 'buy now: 100 fine'));
  expect(normalizeTexts('a b', 'c')).not.toBe(normalizeTexts('a', 'b c'));
  expect(normalizeTexts('', 'رافعة')).not.toBe(normalizeTexts('', 'حفارة'));
});

it('recognizes a robot by the hidden field that it fills in', () => {
  expect(isRobot({ homepage: 'http://spam.test' })).toBe(true);
  for (const homepage of [undefined, '', '  ']) expect(isRobot({ homepage })).toBe(false);
});

it('does not treat short common questions as a flood, but may treat long texts and addresses as one', () => {
  for (const text of ['Is it still available?', 'هل المعدة متوفرة؟', 'Best price please, cash.'])
    expect(isCommonQuestion(text)).toBe(true);
  for (const text of ['Look: https://spam.test', 'www.spam.test', 'me@spam.test', 'Buy our tyres now. '.repeat(5)])
    expect(isCommonQuestion(text)).toBe(false);
});
