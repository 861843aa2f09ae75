// The documented rules of a session: which role counts, who may stay, what the dashboard shows.
import type { Session } from '../lib/api/session.ts';

const viewRoles = ['buyer', 'supplier'] as const;
export type ViewRole = (typeof viewRoles)[number];

/** An invalid role this soon after a login is assumed to come from a server that is not up to date yet. */
export const GRACE_MILLISECONDS = 60_000;

/** Returns the roles. The api sends a list or a single text. */
export function roleList(role: unknown): string[] {
  const list = Array.isArray(role) ? role : [role];
  return list.filter((entry): entry is string => typeof entry === 'string' && entry !== '');
}

function isViewRole(role: string | null | undefined): role is ViewRole {
  return viewRoles.some((known) => known === role);
}

/** Returns the first valid role. A list is valid if it contains buyer or supplier (R64). */
export function firstValidRole(role: unknown): ViewRole | undefined {
  return roleList(role).find(isViewRole);
}

export function holdsBothRoles(role: unknown): boolean {
  return viewRoles.every((view) => roleList(role).includes(view));
}

/** Returns the role that a login stores in local storage. */
export function roleToStore(role: unknown): string {
  return firstValidRole(role) ?? roleList(role)[0] ?? '';
}

/** Returns the start page of a user: the operator console for an operator, the documented dashboard for other users (R12). */
export function homePath(role: string): string {
  return role === 'admin' ? '/admin' : `/dashboard?role=${encodeURIComponent(role)}`;
}

/** Returns whether a login returns to the previous page instead of the start page. An operator has no dashboard to return to (R12). */
export function canReturnTo(role: string, back: string | undefined): back is string {
  if (back === undefined) return false;
  return role !== 'admin' || !/^(\/ar)?\/dashboard(?![\w-])/.test(back);
}

/** Returns the view to show: that of the query, else the stored one, else buyer. It is always a role that the account has. */
export function shownRole(asked: string | null, stored: string | null, held: unknown): ViewRole {
  const wanted = [asked, stored, 'buyer'].find(isViewRole) ?? 'buyer';
  const roles = roleList(held);
  return roles.includes(wanted) ? wanted : (firstValidRole(roles) ?? wanted);
}

export type DashboardEntry = 'open' | 'not-logged-in' | 'no-user';

export function dashboardEntry({ token, userId }: Pick<Session, 'token' | 'userId'>): DashboardEntry {
  if (token && userId) return 'open';
  return token ? 'no-user' : 'not-logged-in';
}

export type RoleCheck = { fetched: unknown; stored: string | null; lastLogin: number | null; now: number };

/** Returns whether a user with this profile may stay on the dashboard. */
export function canStay({ fetched, stored, lastLogin, now }: RoleCheck): boolean {
  if (firstValidRole(fetched)) return true;
  return isViewRole(stored) && lastLogin !== null && now - lastLogin < GRACE_MILLISECONDS;
}
