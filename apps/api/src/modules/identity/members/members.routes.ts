import * as calls from '@rigsouq/contract/identity/members';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import type { Serve } from '../../../platform/http/serve.ts';
import { originOf } from '../../../platform/monitoring/security-log.ts';
import type { Identity } from '../identity.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { inviteMember, listInvitations, withdrawInvitation } from './invitations.ts';
import { presentMembers } from './members.presenter.ts';
import { changeMember, listMembers, removeMember } from './members.ts';

export function membersRoutes(serve: Serve, deps: Identity & { db: Db }): void {
  const { db } = deps;

  serve(calls.listMembers, async ({ actor }) => {
    const [members, invitations] = await Promise.all([listMembers(db, actor), listInvitations(db, actor)]);
    return presentMembers(members, invitations, actor);
  });
  serve(calls.inviteMember, async ({ actor, body, request }) => {
    await inTransaction(db, (tx) => inviteMember(tx, actor, body, originOf(request)));
    return { message: calls.inviteMember.message };
  });
  serve(calls.withdrawInvitation, async ({ actor, params, request }) => {
    await inTransaction(db, (tx) => withdrawInvitation(tx, actor, params.id, originOf(request)));
    return { message: calls.withdrawInvitation.message };
  });
  serve(calls.changeMember, async ({ actor, params, body, request }) => {
    await inTransaction(db, (tx) => changeMember(tx, actor, { ...params, ...body }, originOf(request)));
    return { message: calls.changeMember.message };
  });
  serve(calls.removeMember, async ({ actor, params, request }) => {
    await inTransaction(db, (tx) => removeMember(tx, actor, params.id, originOf(request)));
    return { message: calls.removeMember.message };
  });
  serve(calls.readInvitation, ({ body }) => readInvitation(db, body.token));
  serve(calls.acceptInvitation, async ({ body, request }) => {
    await acceptInvitation(deps, body, originOf(request));
    return { message: calls.acceptInvitation.message };
  });
}
