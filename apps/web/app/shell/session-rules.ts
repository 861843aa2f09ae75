// The rules of the documented session: which role counts, who may stay, what the dashboard shows.
import type { Session } from '../lib/session.ts';

const viewRoles = ['buyer', 'supplier'] as const;
export type ViewRole = (typeof viewRoles)[number];

/** An invalid role answered this soon after a login is taken for a server that has not caught up yet. */
export const GRACE_MILLISECONDS = 60_000;

/** A role travels as a list or as a single text. */
export function roleList(role: unknown): string[] {
  const list = Array.isArray(role) ? role : [role];
  return list.filter((entry): entry is string => typeof entry === 'string' && entry !== '');
}

function isViewRole(role: string | null | undefined): role is ViewRole {
  return viewRoles.some((known) => known === role);
}

/** A list is valid when it contains buyer or supplier; the first valid entry is used (R64). */
export function firstValidRole(role: unknown): ViewRole | undefined {
  return roleList(role).find(isViewRole);
}

export function holdsBothRoles(role: unknown): boolean {
  return viewRoles.every((view) => roleList(role).includes(view));
}

/** What a login leaves in local storage. */
export function roleToStore(role: unknown): string {
  return firstValidRole(role) ?? roleList(role)[0] ?? '';
}

/** Where somebody works: an operator at the desk, everybody else at the documented dashboard (R12). */
export function homeOf(role: string): string {
  return role === 'admin' ? '/admin' : `/dashboard?role=${encodeURIComponent(role)}`;
}

/** Where a login leads: back to where it was wanted, else home. An operator has no dashboard to come back to (R12). */
export function leadsBack(role: string, back: string | undefined): back is string {
  if (back === undefined) return false;
  return role !== 'admin' || !/^(\/ar)?\/dashboard(?![\w-])/.test(back);
}

/** The view that is shown: the query's, else the stored one, else buyer; never one that the account does not hold. */
export function shownRole(asked: string | null, stored: string | null, held: unknown): ViewRole {
  const wanted = [asked, stored, 'buyer'].find(isViewRole) ?? 'buyer';
  const roles = roleList(held);
  return roles.includes(wanted) ? wanted : (firstValidRole(roles) ?? wanted);
}

export type Entry = 'open' | 'not-logged-in' | 'no-user';

export function dashboardEntry({ token, userId }: Pick<Session, 'token' | 'userId'>): Entry {
  if (token && userId) return 'open';
  return token ? 'no-user' : 'not-logged-in';
}

export type RoleCheck = { fetched: unknown; stored: string | null; lastLogin: number | null; now: number };

/** May somebody with this profile stay on the dashboard? */
export function mayStay({ fetched, stored, lastLogin, now }: RoleCheck): boolean {
  if (firstValidRole(fetched)) return true;
  return isViewRole(stored) && lastLogin !== null && now - lastLogin < GRACE_MILLISECONDS;
}
