import { positions } from '@rigsouq/contract/members';
import { expect, it } from 'vitest';
import { mayChangeMember, mayKeepProfile, mayManageMembers } from './members.policy.ts';

it('the owner runs the members, a manager also keeps the profile, an agent neither', () => {
  expect(positions.map((position) => [position, mayManageMembers({ position }), mayKeepProfile({ position })])).toEqual(
    [
      ['owner', true, true],
      ['manager', false, true],
      ['agent', false, false],
    ],
  );
});

it('nobody changes an owner, and nobody changes themselves', () => {
  const table = positions.map((position) =>
    positions.map((theirs) => mayChangeMember({ userId: 'me', position }, { user_id: 'other', position: theirs })),
  );
  expect(table).toEqual([
    [false, true, true],
    [false, false, false],
    [false, false, false],
  ]);
  expect(mayChangeMember({ userId: 'me', position: 'owner' }, { user_id: 'me', position: 'agent' })).toBe(false);
});
