import { expect, it } from 'vitest';
import { listAuctionCandidates, type OpenedRequest } from './auction-candidates.ts';

const offer = (line: number, unit: number, over: object = {}) => ({ line, unit, option: 1, mode: 'buy', ...over });
const answer = (name: string, offers: object[], over: object = {}) => ({
  supplier: { _id: name, companyName: name, verified: true },
  offers,
  technicalVerdict: null,
  ...over,
});
const opened = (...answers: object[]) =>
  ({
    rfq: {
      lines: [
        { line: 1, mode: 'buy', quantity: 2 },
        { line: 2, mode: 'rent', quantity: 1 },
      ],
    },
    comparison: { currency: 'AED', answers },
  }) as unknown as OpenedRequest;
const rent = (unit: number) => offer(2, unit, { mode: 'rent' });

it('[PR-008] totals the first options of suppliers who offered every line as requested, lowest first', () => {
  const candidates = listAuctionCandidates(
    opened(
      answer('dear', [offer(1, 100.1), rent(50)]),
      answer('cheap', [offer(1, 90), rent(40), offer(1, 1, { option: 2 })]),
      answer('part', [offer(1, 1)]),
      answer('other mode', [offer(1, 1), offer(2, 1)]),
      answer('not good enough', [offer(1, 1), rent(1)], { technicalVerdict: 'rejected' }),
    ),
  );
  expect(candidates.map(({ companyName, total }) => [companyName, total])).toEqual([
    ['cheap', 220],
    ['dear', 250.2],
    ['part', null],
    ['other mode', null],
  ]);
});
