import { expect, it } from 'vitest';
import { splitTitle } from './split-title.ts';

const models = (title: string) =>
  splitTitle(title)
    .filter(({ isModel }) => isModel)
    .map(({ text }) => text);

it('finds model numbers that a line could break', () => {
  expect(models('Komatsu PC200-8 excavator 2014')).toEqual(['PC200-8']);
  expect(models('حفارة كوماتسو PC200-8')).toEqual(['PC200-8']);
  expect(models('JCB 3CX/4CX')).toEqual(['3CX/4CX']);
});

it('leaves other words, and words that are too long for a line, to break', () => {
  expect(models('Long-reach excavator 320')).toEqual([]);
  expect(models('Spare parts 123456789-123456789-123')).toEqual([]);
});

it('keeps every character in its place', () => {
  for (const title of ['Komatsu PC200-8  2014', 'PC200-8', '', ' D6-R '])
    expect(
      splitTitle(title)
        .map(({ text }) => text)
        .join(''),
    ).toBe(title);
});
