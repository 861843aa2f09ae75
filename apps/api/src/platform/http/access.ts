// Identifies the caller and checks whether the call is open to them. The module's policy decides which rows they may touch.

import type { Endpoint } from '@rigsouq/contract/endpoint';
import { hasDesk, type RequiredDesk, type Rights } from '@rigsouq/contract/operations/desks';
import { fail } from './errors.ts';

export type AccountRole = 'buyer' | 'supplier';

export type Actor = {
  userId: string;
  sessionId: string;
  name: string;
  email: string;
  emailVerified: boolean;
  /**
   * Only an operator has rights, with or without a second factor. They open desks only: in the market an operator may read what their account
   * may read, and may not trade.
   */
  rights?: Rights;
  position: 'owner' | 'manager' | 'agent';
  account: {
    id: string;
    roles: readonly AccountRole[];
    contactName: string;
    companyName: string | null;
    country: string | null;
    /** True when the account is approved in every role it has. */
    approved: boolean;
    verifiedSupplier: boolean;
  };
};

/** The account that owns a new row and the user who created it (R16). Every actor is an owner, and so is an account that is just being created. */
export type Owner = { userId: string; account: { id: string } };

/** Finds the user of a session token. Returns null when the token is unknown, revoked or expired. */
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

/** Returns the caller. A public call does not read the session; every other call refuses a token that is not valid (R64). */
export async function readCaller(
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

/** Refuses a caller to whom the call is not open. It is separate from `readCaller` so that the log can name the refused user. */
export function checkAccess(
  { access, desk, trade, verified }: Pick<Endpoint, 'access' | 'desk' | 'trade' | 'verified'>,
  actor: Actor,
): void {
  if (!rules[access](actor)) fail('access.denied');
  if (desk) refuseOtherDesks(actor, desk);
  if (trade && actor.rights) fail('operator.no_trade');
  if ((trade || verified) && !actor.emailVerified) fail('auth.email_unverified');
}

/** Refuses an operator who has no second factor or does not hold the desk. Being an operator opens nothing by itself. */
function refuseOtherDesks({ rights }: Actor, desk: RequiredDesk): void {
  if (!rights?.secured) fail('operator.no_factor');
  if (!hasDesk(rights, desk)) fail('operator.other_desk');
}
