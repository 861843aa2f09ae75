import { expect, it } from 'vitest';
import type { AskAsVisitor } from '../../lib/api/page-loader.ts';
import { marketStatistics } from '../../lib/content.ts';
import { currentNumbers, readChangedNumbers } from './marketing-numbers.ts';

const changed = [{ key: 'landing-transactions', value: '$3B+' }] as const;
const figures = (...args: Parameters<typeof currentNumbers>) => currentNumbers(...args).map(({ figure }) => figure);

it('shows a changed number, and the documented one of every other', () => {
  expect(figures(marketStatistics, [], 'en')).toEqual(['10,000+', '5,000+', '50+', '$2B+']);
  expect(figures(marketStatistics, [...changed], 'en')).toEqual(['10,000+', '5,000+', '50+', '$3B+']);
  expect(figures(marketStatistics, [...changed], 'ar')).toEqual([
    '10,000+',
    '5,000+',
    '50+',
    'أكثر من 3 مليارات دولار',
  ]);
});

it('reads the changed numbers, and returns null without an answer of the api', async () => {
  const answer = (async () => ({ numbers: changed })) as unknown as AskAsVisitor;
  expect(await readChangedNumbers(answer)).toEqual(changed);
  expect(await readChangedNumbers(() => Promise.reject(new Error('down')))).toBeNull();
});
