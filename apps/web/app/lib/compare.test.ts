import { expect, it } from 'vitest';
import { parseCompared, parseCompareIds } from './compare.ts';

const id = (n: number) => `018f0000-0000-7000-8000-00000000000${n}`;
const ids = (given: string) => parseCompareIds(new URLSearchParams({ ids: given }));

it('reads at most four valid ids from an address, each once', () => {
  expect(ids([1, 2, 3, 4, 5].map(id).join(','))).toEqual([1, 2, 3, 4].map(id));
  expect(ids(`${id(1)},${id(1).toUpperCase()},x,,<script>`)).toEqual([id(1)]);
  expect(parseCompareIds(new URLSearchParams())).toEqual([]);
});

it('ignores invalid values in the storage', () => {
  const machine = { _id: id(1), title: 'Crane', image: '/uploads/a.webp' };
  expect(parseCompared([machine])).toEqual([machine]);
  expect(parseCompared([{ ...machine, image: 'https://elsewhere.example/x.png' }])).toEqual([
    { ...machine, image: null },
  ]);
  for (const odd of [null, 'x', {}, [null], [{ _id: 1 }], [[]]]) expect(parseCompared(odd)).toEqual([]);
  expect(parseCompared(Array(9).fill(machine))).toHaveLength(4);
});
