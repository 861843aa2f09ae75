import { rfqStates } from '@rigsouq/contract/rfqs/states';
import { expect, it } from 'vitest';
import { type RfqSupplier, standForBuyer, standForSupplier } from './comparison/stand-rules.ts';
import { nextState, type RfqAction } from './rfq-state.ts';
import { buyerCan, mayDecide, maySee, stateForSuppliers, supplierCan } from './rfqs.policy.ts';

const actions: Record<'buyer' | 'supplier' | 'clock', RfqAction[]> = {
  buyer: [
    'save',
    'discard',
    'attach',
    'invite',
    'uninvite',
    'publish',
    'amend',
    'reply',
    'cancel',
    'judge',
    'openPrices',
    'compare',
    'weigh',
    'award',
    'propose',
    'approve',
    'reject',
    'takeBack',
    'auction',
    'auctionOver',
    'auctionAward',
  ],
  supplier: ['ask', 'answer', 'confirm', 'withdraw', 'decline'],
  clock: ['openTechnical', 'open'],
};
const all = Object.values(actions).flat();

/** Returns every possible action as `side action: from > to`. */
const possible = (due: boolean, awarded = false) =>
  (['buyer', 'supplier', 'clock'] as const).flatMap((side) =>
    rfqStates.flatMap((state) =>
      all.flatMap((action) => {
        const to = nextState(action, side, { state, due, awarded });
        return to ? [`${side} ${action}: ${state} > ${to}`] : [];
      }),
    ),
  );

it('allows exactly these actions before the deadline', () => {
  expect(possible(false)).toMatchInlineSnapshot(`
    [
      "buyer save: draft > draft",
      "buyer discard: draft > draft",
      "buyer attach: draft > draft",
      "buyer invite: draft > draft",
      "buyer uninvite: draft > draft",
      "buyer publish: draft > open",
      "buyer weigh: draft > draft",
      "buyer attach: open > open",
      "buyer invite: open > open",
      "buyer amend: open > open",
      "buyer reply: open > open",
      "buyer cancel: open > cancelled",
      "buyer weigh: open > open",
      "buyer cancel: technical > cancelled",
      "buyer judge: technical > technical",
      "buyer openPrices: technical > opened",
      "buyer compare: technical > technical",
      "buyer weigh: technical > technical",
      "buyer cancel: opened > closed",
      "buyer compare: opened > opened",
      "buyer weigh: opened > opened",
      "buyer award: opened > awarded",
      "buyer propose: opened > approval",
      "buyer auction: opened > auction",
      "buyer compare: auction > auction",
      "buyer auctionOver: auction > opened",
      "buyer auctionAward: auction > awarded",
      "buyer cancel: approval > closed",
      "buyer compare: approval > approval",
      "buyer approve: approval > awarded",
      "buyer reject: approval > opened",
      "buyer takeBack: approval > opened",
      "buyer compare: awarded > awarded",
      "buyer award: awarded > awarded",
      "buyer propose: awarded > approval",
      "buyer compare: closed > closed",
      "supplier ask: open > open",
      "supplier answer: open > open",
      "supplier confirm: open > open",
      "supplier withdraw: open > open",
      "supplier decline: open > open",
    ]
  `);
});

it('lets only the clock change an open request after the deadline, and changes nothing in other states', () => {
  const open = (line: string) => line.includes(': open >');
  expect(possible(true).filter(open)).toEqual(['clock openTechnical: open > technical', 'clock open: open > opened']);
  expect(possible(true).filter((line) => !open(line))).toEqual(possible(false).filter((line) => !open(line)));
});

it('returns a partly awarded request to awarded after a rejected proposal, and does not let it end', () => {
  const later = (line: string) => /: (approval|awarded) >/.test(line);
  expect(possible(true, true).filter(later)).toEqual([
    'buyer compare: approval > approval',
    'buyer approve: approval > awarded',
    'buyer reject: approval > awarded',
    'buyer takeBack: approval > awarded',
    'buyer compare: awarded > awarded',
    'buyer award: awarded > awarded',
    'buyer propose: awarded > approval',
  ]);
});

it('allows each action to one side only', () => {
  for (const [side, own] of Object.entries(actions))
    for (const action of all.filter((one) => !own.includes(one)))
      for (const state of rfqStates)
        for (const due of [true, false])
          expect([side, action, nextState(action, side as keyof typeof actions, { state, due })]).toEqual([
            side,
            action,
            undefined,
          ]);
});

it('lets a second member decide an award, but not an agent', () => {
  const person = (userId: string, position: 'owner' | 'manager' | 'agent') => ({ userId, position });
  expect(mayDecide(person('b', 'owner'), 'a')).toBe(true);
  expect(mayDecide(person('b', 'manager'), 'a')).toBe(true);
  expect(mayDecide(person('b', 'agent'), 'a')).toBe(false);
  expect(mayDecide(person('a', 'owner'), 'a')).toBe(false);
  const waiting = { state: 'approval', due: true } as const;
  const can = (userId: string, proposedBy: string | null) =>
    buyerCan(person(userId, 'owner'), waiting, { proposedBy, freed: false });
  expect(can('b', 'a').approve).toBe(true);
  expect(can('a', 'a').approve).toBe(false);
  expect(can('b', null).approve).toBe(false);
  expect([can('a', 'a').takeBack, can('b', 'a').takeBack, can('b', null).takeBack]).toEqual([true, false, false]);
});

it('offers another award only for lines of a declined order', () => {
  const can = (state: 'opened' | 'awarded', freed: boolean) => {
    const rfq = { state, due: true, awarded: state === 'awarded' };
    const { award, awardAnew } = buyerCan({ userId: 'a', position: 'agent' }, rfq, { proposedBy: null, freed });
    return [award, awardAnew];
  };
  expect([can('opened', false), can('awarded', false), can('awarded', true)]).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
});

it('shows a published request to listed suppliers, and an open one to verified suppliers while it runs', () => {
  const rfq = (over: object) => ({ state: 'open', due: false, audience: 'invited', ...over }) as const;
  const viewer = { verified: true, blocked: false, onList: false };
  const open = { audience: 'open' } as const;
  expect(maySee(rfq({}), viewer)).toBe(false);
  expect(maySee(rfq({}), { ...viewer, onList: true })).toBe(true);
  expect(maySee(rfq({ state: 'draft' }), { ...viewer, onList: true })).toBe(false);
  expect(maySee(rfq({ state: 'cancelled' }), { ...viewer, onList: true })).toBe(true);
  expect(maySee(rfq(open), viewer)).toBe(true);
  expect(maySee(rfq({ ...open, state: 'draft' }), viewer)).toBe(false);
  expect(maySee(rfq({ ...open, due: true }), viewer)).toBe(false);
  expect(maySee(rfq({ ...open, state: 'opened' }), viewer)).toBe(false);
  expect(maySee(rfq(open), { ...viewer, verified: false })).toBe(false);
  expect(maySee(rfq(open), { ...viewer, blocked: true })).toBe(false);
  expect(stateForSuppliers({ state: 'approval' })).toBe('opened');
  expect(stateForSuppliers({ state: 'approval', awarded: true })).toBe('awarded');
  expect(stateForSuppliers({ state: 'technical' })).toBe('technical');
  expect(stateForSuppliers({ state: 'auction' })).toBe('opened');
});

it('derives what a supplier can do from its answer', () => {
  const rfq = { state: 'open', due: false } as const;
  const can = (over: object) => supplierCan(rfq, { answer: null, version: 2, ...over });
  expect(can({})).toEqual({ ask: true, answer: true, confirm: false, withdraw: false, decline: true });
  const old = { answer: { version: 1, withdrawn: false } };
  expect(can(old)).toEqual({ ask: true, answer: true, confirm: true, withdraw: true, decline: false });
  expect(can({ answer: { version: 2, withdrawn: false } }).confirm).toBe(false);
  expect(can({ answer: { version: 1, withdrawn: true } })).toMatchObject({ confirm: false, withdraw: false });
  const late = supplierCan({ state: 'open', due: true }, { ...old, version: 2 });
  expect(Object.values(late)).toEqual([false, false, false, false, false]);
});

it('computes the status of a supplier for both sides', () => {
  const seat = (over: Partial<RfqSupplier>): RfqSupplier => ({
    state: 'open',
    version: 2,
    due: false,
    seen: true,
    declined: false,
    answerVersion: null,
    withdrawn: false,
    won: false,
    ...over,
  });
  const stands: [Partial<RfqSupplier>, string, string][] = [
    [{ seen: false }, 'invited', 'invited'],
    [{}, 'invited', 'seen'],
    [{ due: true }, 'late', 'seen'],
    [{ declined: true }, 'declined', 'declined'],
    [{ answerVersion: 2 }, 'answered', 'answered'],
    [{ answerVersion: 1 }, 'unconfirmed', 'unconfirmed'],
    [{ answerVersion: 2, withdrawn: true }, 'withdrawn', 'withdrawn'],
    [{ answerVersion: 2, withdrawn: true, declined: true }, 'declined', 'declined'],
    [{ state: 'opened', due: true }, 'late', 'seen'],
    [{ state: 'opened', due: true, answerVersion: 1 }, 'unconfirmed', 'unconfirmed'],
    [{ state: 'approval', due: true, answerVersion: 2, won: true }, 'answered', 'answered'],
    [{ state: 'awarded', due: true, answerVersion: 2, won: true }, 'won', 'answered'],
    [{ state: 'awarded', due: true, answerVersion: 2 }, 'lost', 'answered'],
    [{ state: 'auction', due: true, answerVersion: 2 }, 'answered', 'answered'],
    [{ state: 'awarded', due: true, answerVersion: 1 }, 'unconfirmed', 'unconfirmed'],
    [{ state: 'cancelled', answerVersion: 2 }, 'ended', 'answered'],
    [{ state: 'closed', due: true, answerVersion: 2 }, 'ended', 'answered'],
  ];
  for (const [over, own, buyers] of stands)
    expect([over, standForSupplier(seat(over)), standForBuyer(seat(over))]).toEqual([over, own, buyers]);
});
