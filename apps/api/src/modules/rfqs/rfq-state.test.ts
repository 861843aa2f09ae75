import { rfqStates } from '@rigsouq/contract/rfqs';
import { expect, it } from 'vitest';
import { after, type RfqAct } from './rfq-state.ts';
import { buyerCan, mayDecide, maySee, stateForSuppliers, supplierCan } from './rfqs.policy.ts';
import { type Seat, standForBuyer, supplierStand } from './stand-rules.ts';

const acts: Record<'buyer' | 'supplier' | 'clock', RfqAct[]> = {
  buyer: [
    ...(['save', 'discard', 'attach', 'invite', 'uninvite', 'publish', 'amend', 'reply', 'cancel'] as const),
    ...(['judge', 'openPrices', 'compare', 'weigh', 'award', 'propose', 'approve', 'reject', 'takeBack'] as const),
    ...(['auction', 'auctionOver', 'auctionAward'] as const),
  ],
  supplier: ['ask', 'answer', 'confirm', 'withdraw', 'decline'],
  clock: ['openTechnical', 'open'],
};
const all = Object.values(acts).flat();

/** Everything that can be done, as `side act: from > to`. */
const possible = (due: boolean, awarded = false) =>
  (['buyer', 'supplier', 'clock'] as const).flatMap((side) =>
    rfqStates.flatMap((state) =>
      all.flatMap((act) => {
        const to = after(act, side, { state, due, awarded });
        return to ? [`${side} ${act}: ${state} > ${to}`] : [];
      }),
    ),
  );

it('before the deadline a request lives like this, and in no other way', () => {
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

it('once the deadline has passed an open one is the clock’s alone, and all others as before', () => {
  const open = (line: string) => line.includes(': open >');
  expect(possible(true).filter(open)).toEqual(['clock openTechnical: open > technical', 'clock open: open > opened']);
  expect(possible(true).filter((line) => !open(line))).toEqual(possible(false).filter((line) => !open(line)));
});

it('once a part is awarded a proposal for the rest leads back there, and nothing is ended', () => {
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

it('each act is one side’s', () => {
  for (const [side, own] of Object.entries(acts))
    for (const act of all.filter((one) => !own.includes(one)))
      for (const state of rfqStates)
        for (const due of [true, false])
          expect([side, act, after(act, side as keyof typeof acts, { state, due })]).toEqual([side, act, undefined]);
});

it('an award is decided by a second member who is no agent', () => {
  const person = (userId: string, position: 'owner' | 'manager' | 'agent') => ({ userId, position });
  expect(mayDecide(person('b', 'owner'), 'a')).toBe(true);
  expect(mayDecide(person('b', 'manager'), 'a')).toBe(true);
  expect(mayDecide(person('b', 'agent'), 'a')).toBe(false);
  expect(mayDecide(person('a', 'owner'), 'a')).toBe(false);
  const waiting = { state: 'approval', due: true } as const;
  const can = (who: string, proposedBy: string | null) =>
    buyerCan(person(who, 'owner'), waiting, { proposedBy, freed: false });
  expect(can('b', 'a').approve).toBe(true);
  expect(can('a', 'a').approve).toBe(false);
  expect(can('b', null).approve).toBe(false);
  expect([can('a', 'a').takeBack, can('b', 'a').takeBack, can('b', null).takeBack]).toEqual([true, false, false]);
});

it('what was declined is awarded anew, and only that', () => {
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

it('is seen by those on its list from the publication on, and by verified suppliers while an open one runs', () => {
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

it('what a supplier can do depends on its answer', () => {
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

it('a supplier stands like this', () => {
  const seat = (over: Partial<Seat>): Seat => ({
    ...{ state: 'open', version: 2, due: false, seen: true, declined: false, answerVersion: null },
    ...{ withdrawn: false, won: false },
    ...over,
  });
  const stands: [Partial<Seat>, string, string][] = [
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
    expect([over, supplierStand(seat(over)), standForBuyer(seat(over))]).toEqual([over, own, buyers]);
});
