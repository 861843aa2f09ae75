// Who calls, and whether the call is open to them. Which row they may touch is ruled by the module's policy.
import { type DeskOfCall, holds, type Rights } from '@rigsouq/contract/desks';
import type { Endpoint } from '@rigsouq/contract/endpoint';
import { fail } from './errors.ts';

export type AccountRole = 'buyer' | 'supplier';

export type Actor = {
  userId: string;
  sessionId: string;
  name: string;
  email: string;
  emailVerified: boolean;
  /** Of an operator, secured or not. They open desks alone; in the market an operator is what their account is, and no more. */
  rights?: Rights;
  position: 'owner' | 'manager' | 'agent';
  account: {
    id: string;
    roles: readonly AccountRole[];
    contactName: string;
    companyName: string | null;
    /** In every role it has. */
    approved: boolean;
    verifiedSupplier: boolean;
  };
};

/** Who a new row belongs to, and who made it (R16). Every actor is one; so is an account that is just being opened. */
export type Owner = { userId: string; account: { id: string } };

/** Finds the person behind a session token; null where the token is unknown, ended or expired. */
export type ReadSession = (token: string) => Promise<Actor | null>;

const rules: Record<Endpoint['access'], (actor: Actor) => boolean> = {
  public: () => true,
  visitor: () => true,
  member: () => true,
  buyer: (actor) => actor.account.roles.includes('buyer'),
  supplier: (actor) => actor.account.roles.includes('supplier'),
  operator: (actor) => actor.rights !== undefined,
};

const TOKEN = /^Bearer ([\w.~+/=-]{16,256})$/;

export function tokenOf(authorization: string | undefined): string | undefined {
  return authorization ? TOKEN.exec(authorization)?.[1] : undefined;
}

/** The caller. A public call does not ask who it is; a token that is worth nothing is refused everywhere else (R64). */
export async function recognize(
  { access }: Pick<Endpoint, 'access'>,
  authorization: string | undefined,
  readSession: ReadSession,
): Promise<Actor | null> {
  if (access === 'public' || (access === 'visitor' && !authorization)) return null;
  if (!authorization) fail('auth.no_token');
  const token = tokenOf(authorization);
  const actor = token ? await readSession(token) : null;
  return actor ?? fail('auth.session_ended');
}

/** Refuses a caller to whom the call is not open. Apart from recognizing, so that the log can name who was refused. */
export function admit(
  { access, desk, trade, verified }: Pick<Endpoint, 'access' | 'desk' | 'trade' | 'verified'>,
  actor: Actor,
): void {
  if (!rules[access](actor)) fail('access.denied');
  if (desk) refuseOtherDesks(actor, desk);
  if (trade && actor.rights) fail('operator.no_trade');
  if ((trade || verified) && !actor.emailVerified) fail('auth.email_unverified');
}

/** Being an operator opens nothing by itself: the login needs its second factor, and the desk must be theirs. */
function refuseOtherDesks({ rights }: Actor, desk: DeskOfCall): void {
  if (!rights?.secured) fail('operator.no_factor');
  if (!holds(rights, desk)) fail('operator.other_desk');
}
