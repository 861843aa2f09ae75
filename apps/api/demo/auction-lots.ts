// Lists the auctions of the demo as data: the machine, the seller, the times and the bidders. Minutes are counted from the time of the run.
import type { LotKind } from '../src/modules/auctions/index.ts';

export type DemoLot = {
  picture: string;
  kind: LotKind;
  seller: string;
  condition: 'excellent' | 'good' | 'fair' | 'poor';
  /** US dollars. */
  reserve: number;
  estimate: number;
  state: 'pending' | 'scheduled' | 'live' | 'ended' | 'cancelled';
  /** Minutes from now. A pending lot has no dates yet; its values only give the wanted day and duration. */
  starts: number;
  ends: number;
  /** The bidders in the order of their bids. `reach` is the last bid as a share of the reserve. */
  bidders: readonly string[];
  reach: number;
};

export const BUYER = 'buyer@rigsouq.test';
export const SUPPLIER = 'supplier@rigsouq.test';
export const BOTH = 'both@rigsouq.test';
const other = (number: number) => `buyer${number}@demo.rigsouq.test`;
const trader = (number: number) => `supplier${number}@demo.rigsouq.test`;

const HOUR = 60;
const DAY = 24 * HOUR;
type Row = [picture: string, kind: LotKind, seller: string, condition: DemoLot['condition'], reserve: number];
const lot = (
  [picture, kind, seller, condition, reserve]: Row,
  state: DemoLot['state'],
  [starts, ends]: readonly [number, number],
  bidders: readonly string[] = [],
  reach = 1,
): DemoLot => ({
  picture,
  kind,
  seller,
  condition,
  reserve,
  estimate: Math.round((reserve * 1.15) / 500) * 500,
  state,
  starts,
  ends,
  bidders,
  reach,
});

const live = (row: Row, ends: number, bidders: readonly string[], reach: number) =>
  lot(row, 'live', [-2 * DAY - (ends % 97) * 7, ends], bidders, reach);
const [one, two, three, four] = [other(1), other(2), other(3), other(4)];

export const demoLots: readonly DemoLot[] = [
  live(['excavator', 'online', SUPPLIER, 'good', 62_000], 20, [one, BUYER, two, one, three, BUYER, two], 1.12),
  live(['wheel-loader', 'online', trader(2), 'good', 48_000], 45, [BUYER, two, four, BUYER, one], 0.92),
  live(['crane', 'live', trader(1), 'excellent', 145_000], 90, [two, three, two, one, three], 0.8),
  live(['dump-truck', 'online', trader(5), 'fair', 54_000], 3 * HOUR, [BOTH, three, BUYER, three, BOTH, BUYER], 1.06),
  live(['generator', 'sealed', trader(6), 'excellent', 14_000], 5 * HOUR, [BUYER, one, BOTH, four], 1.2),
  live(['bulldozer', 'online', trader(2), 'good', 88_000], 8 * HOUR, [one, four, one, two, four], 1.04),
  live(['concrete-mixer', 'online', trader(8), 'good', 39_000], 14 * HOUR, [SUPPLIER, BUYER, three], 0.75),
  live(['roller', 'live', BOTH, 'good', 31_000], 26 * HOUR, [two, SUPPLIER, four, two], 0.9),
  live(['telehandler', 'online', trader(3), 'fair', 27_000], 2 * DAY, [four, BOTH], 0.6),
  live(['tipper-truck', 'sealed', trader(8), 'good', 36_000], 3 * DAY, [two, SUPPLIER], 0.8),
  live(['excavator', 'online', trader(9), 'excellent', 118_000], 4 * DAY, [three, one, three], 0.7),
  live(['crane', 'sealed', trader(3), 'good', 96_000], 5.5 * DAY, [], 1),
  live(['wheel-loader', 'live', SUPPLIER, 'fair', 33_000], 7 * DAY, [BOTH, one], 0.5),
  live(['generator', 'online', trader(9), 'good', 9_500], 9 * DAY, [], 1),

  lot(['excavator', 'online', BOTH, 'good', 71_000], 'scheduled', [3 * HOUR, 5 * DAY]),
  lot(['bulldozer', 'live', trader(5), 'good', 92_000], 'scheduled', [20 * HOUR, 21 * HOUR]),
  lot(['crane', 'online', trader(1), 'excellent', 210_000], 'scheduled', [2 * DAY, 9 * DAY]),
  lot(['dump-truck', 'sealed', trader(8), 'fair', 44_000], 'scheduled', [3 * DAY, 8 * DAY]),
  lot(['concrete-mixer', 'online', SUPPLIER, 'good', 41_000], 'scheduled', [4 * DAY, 9 * DAY]),
  lot(['roller', 'online', trader(4), 'excellent', 46_000], 'scheduled', [6 * DAY, 13 * DAY]),

  lot(['tipper-truck', 'online', SUPPLIER, 'good', 34_000], 'pending', [2 * DAY, 7 * DAY]),
  lot(['telehandler', 'online', BOTH, 'excellent', 38_000], 'pending', [1 * DAY, 4 * DAY]),
  lot(['wheel-loader', 'sealed', trader(2), 'poor', 12_000], 'pending', [5 * DAY, 10 * DAY]),
  lot(['generator', 'live', one, 'good', 16_000], 'pending', [3 * DAY, 10 * DAY]),

  // The last bid of this lot came in its last minutes.
  lot(
    ['excavator', 'online', SUPPLIER, 'good', 57_000],
    'ended',
    [-8 * DAY, -DAY],
    [one, BUYER, three, one, BUYER],
    1.09,
  ),
  lot(['bulldozer', 'online', BOTH, 'fair', 83_000], 'ended', [-9 * DAY, -4 * DAY], [two, BUYER, four], 0.7),
  lot(['crane', 'sealed', trader(3), 'good', 99_000], 'ended', [-12 * DAY, -2 * DAY], [BUYER, BOTH, one], 1.13),
  lot(['dump-truck', 'online', trader(5), 'good', 52_000], 'cancelled', [-5 * DAY, -3 * DAY], [four, BUYER], 0.5),
];

/** The watched lots of each account, by their index in `demoLots`. */
export const demoWatches: Record<string, readonly number[]> = {
  [BUYER]: [2, 5, 8, 11, 14, 16, 24, 25],
  [SUPPLIER]: [1, 5, 14],
  [BOTH]: [0, 2, 15, 18],
};

/** The bid limits of the accounts, which operators have raised. */
export const demoLimits: Record<string, number> = {
  [BUYER]: 250_000,
  [BOTH]: 150_000,
  [SUPPLIER]: 100_000,
  [one]: 500_000,
  [two]: 500_000,
  [three]: 500_000,
  [four]: 500_000,
};
