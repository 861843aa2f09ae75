import { describe, expect, it } from 'vitest';
import { isRobot } from '../../platform/robots.ts';
import { folded, isCommonplace, verdictOn } from './contact-rules.ts';

const none = { sameMessages: 0, othersWithText: 0, fromVisitors: 0 };

describe('a message', () => {
  it('goes to three companies with the same text from visitors, to twenty from a signed-in company', () => {
    expect(verdictOn({ ...none, othersWithText: 2 }, false)).toBe('send');
    expect(verdictOn({ ...none, othersWithText: 3 }, false)).toBe('flood');
    expect(verdictOn({ ...none, othersWithText: 19 }, true)).toBe('send');
    expect(verdictOn({ ...none, othersWithText: 20 }, true)).toBe('flood');
  });

  it('goes to a company that had fewer than thirty from visitors; who is signed in is not held up by them', () => {
    expect(verdictOn({ ...none, fromVisitors: 29 }, false)).toBe('send');
    expect(verdictOn({ ...none, fromVisitors: 30 }, false)).toBe('flood');
    expect(verdictOn({ ...none, fromVisitors: 30 }, true)).toBe('send');
  });

  it('is taken once, before anything else is asked', () => {
    expect(verdictOn({ sameMessages: 1, othersWithText: 9, fromVisitors: 90 }, false)).toBe('taken already');
  });
});

it('texts that differ in dress alone are the same', () => {
  expect(folded('Cranes?', 'Buy  NOW!!\n100% ﬁne')).toBe(folded(' cranes', 'buy now: 100 fine'));
  expect(folded('a b', 'c')).not.toBe(folded('a', 'b c'));
  expect(folded('', 'رافعة')).not.toBe(folded('', 'حفارة'));
});

it('a robot is what fills in the field that nobody sees', () => {
  expect(isRobot({ homepage: 'http://spam.test' })).toBe(true);
  for (const homepage of [undefined, '', '  ']) expect(isRobot({ homepage })).toBe(false);
});

it('what many ask in a few words is no flood; what leads elsewhere or is long may be', () => {
  for (const words of ['Is it still available?', 'هل المعدة متوفرة؟', 'Best price please, cash.'])
    expect(isCommonplace(words)).toBe(true);
  for (const words of ['Look: https://spam.test', 'www.spam.test', 'me@spam.test', 'Buy our tyres now. '.repeat(5)])
    expect(isCommonplace(words)).toBe(false);
});
