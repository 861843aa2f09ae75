import { expect, it } from 'vitest';
import { buildTaskPath, formatTask, tasks, taskTypes } from './calls.ts';

const wordsIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

it('has the same words in both languages', () => {
  for (const task of taskTypes) expect([task, wordsIn(tasks[task].ar)]).toEqual([task, wordsIn(tasks[task].en)]);
});

it('keeps a title in the other language from changing the order of the words around it', () => {
  expect(formatTask('quote.decide', 'ar', { title: 'Crane 50 t' })).toBe('قبول عرض سعر \u2068Crane 50 t\u2069 أو رفضه');
});

it('builds the path of the page from the subject and the words', () => {
  expect(buildTaskPath('order.close', 'o1', {})).toBe('/procurement/orders/o1');
  expect(buildTaskPath('settlement.pay', 'l1', { bid: 'b1' })).toBe('/bids/b1');
  expect(buildTaskPath('message.read', 't1', { listing: 'l1', partner: 'p1' })).toBe('/messages/l1?with=p1');
});
