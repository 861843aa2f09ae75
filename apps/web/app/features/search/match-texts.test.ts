import { expect, it } from 'vitest';
import { findMatches } from './match-texts.ts';

const entries = [
  { texts: ['Messages', 'Messages', 'chat conversations'] },
  { texts: ['Reverse auctions', 'Reverse auctions', 'tenders'] },
  { texts: ['New reverse auction', 'New reverse auction', 'create'] },
  { texts: ['أوامر الشراء', 'Purchase orders', 'my orders po', 'طلباتي'] },
  { texts: ['تقارير المورِّد', 'Reports'] },
];
const find = (typed: string) => findMatches(typed, entries).map(({ texts }) => texts[0]);

it('finds texts in which every typed word begins a word', () => {
  expect(find('mess')).toEqual(['Messages']);
  expect(find('CHAT')).toEqual(['Messages']);
  expect(find('auct rev')).toEqual(['Reverse auctions', 'New reverse auction']);
  expect(find('ssages')).toEqual([]);
  expect(find('messages nothing')).toEqual([]);
});

it('places texts that begin with the typed word first', () => {
  expect(find('new')).toEqual(['New reverse auction']);
  expect(find('reverse')).toEqual(['Reverse auctions', 'New reverse auction']);
});

it('finds an Arabic text by its letters in any form, without vowels and article, and by its English words', () => {
  for (const typed of ['أوامر', 'اوامر', 'شراء', 'الشراء', 'طلباتي', 'purchase', 'po'])
    expect([typed, find(typed)]).toEqual([typed, ['أوامر الشراء']]);
  expect(find('المورد')).toEqual(['تقارير المورِّد']);
});

it('finds nothing for a text without words', () => {
  expect(find('')).toEqual([]);
  expect(find(' - ')).toEqual([]);
});
