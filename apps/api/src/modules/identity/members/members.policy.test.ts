import { positions } from '@rigsouq/contract/identity/members';
import { expect, it } from 'vitest';
import { mayChangeMember, mayEditProfile, mayManageMembers } from './members.policy.ts';

it('lets the owner manage members and edit the profile, a manager only edit the profile, an agent neither', () => {
  expect(positions.map((position) => [position, mayManageMembers({ position }), mayEditProfile({ position })])).toEqual(
    [
      ['owner', true, true],
      ['manager', false, true],
      ['agent', false, false],
    ],
  );
});

it('lets no member change an owner or themselves', () => {
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
