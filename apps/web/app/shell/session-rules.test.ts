import { describe, expect, it } from 'vitest';
import {
  canReturnTo,
  canStay,
  dashboardEntry,
  firstValidRole,
  GRACE_MILLISECONDS,
  holdsBothRoles,
  homePath,
  roleList,
  roleToStore,
  shownRole,
} from './session-rules.ts';

describe('the roles of a session', () => {
  it('[SH-013] accepts a list or a single text, uses the first valid role and checks the whole list', () => {
    expect(roleList('buyer')).toEqual(['buyer']);
    expect(roleList(['supplier', 'buyer'])).toEqual(['supplier', 'buyer']);
    expect(roleList(undefined)).toEqual([]);
    expect(firstValidRole(['admin', 'supplier'])).toBe('supplier');
    expect(firstValidRole('admin')).toBeUndefined();
    expect(holdsBothRoles(['supplier', 'buyer'])).toBe(true);
    expect(holdsBothRoles(['buyer'])).toBe(false);
  });

  it('stores the first valid role, or else the operator role', () => {
    expect(roleToStore(['admin', 'buyer'])).toBe('buyer');
    expect(roleToStore(['admin'])).toBe('admin');
    expect(roleToStore([])).toBe('');
  });

  it('opens the operator console for an operator and the dashboard for other users', () => {
    expect(homePath('admin')).toBe('/admin');
    expect(homePath('supplier')).toBe('/dashboard?role=supplier');
    expect(homePath('a&b')).toBe('/dashboard?role=a%26b');
  });

  it('returns to the previous page after a login, but never to a dashboard for an operator', () => {
    expect(canReturnTo('buyer', undefined)).toBe(false);
    expect(canReturnTo('buyer', '/quotes/1')).toBe(true);
    expect(canReturnTo('buyer', '/dashboard?tab=messages')).toBe(true);
    expect(canReturnTo('admin', '/admin/leads')).toBe(true);
    for (const back of ['/dashboard', '/ar/dashboard?role=buyer']) expect(canReturnTo('admin', back)).toBe(false);
  });

  it('[SH-047] [DA-001] shows only a view that the account has, whatever the query or the storage says', () => {
    expect(shownRole('supplier', 'buyer', ['buyer', 'supplier'])).toBe('supplier');
    expect(shownRole(null, 'supplier', ['buyer', 'supplier'])).toBe('supplier');
    expect(shownRole(null, null, ['buyer', 'supplier'])).toBe('buyer');
    expect(shownRole('supplier', 'supplier', ['buyer'])).toBe('buyer');
    expect(shownRole('admin', null, ['supplier'])).toBe('supplier');
  });
});

describe('the entry to the dashboard', () => {
  it('[SH-021] requires a stored token and userId', () => {
    expect(dashboardEntry({ token: 't', userId: 'u' })).toBe('open');
    expect(dashboardEntry({ token: null, userId: null })).toBe('not-logged-in');
    expect(dashboardEntry({ token: null, userId: 'u' })).toBe('not-logged-in');
  });

  it('[SH-022] distinguishes a token without a user', () => {
    expect(dashboardEntry({ token: 't', userId: null })).toBe('no-user');
  });
});

describe('a fetched role that is neither buyer nor supplier', () => {
  const login = 1_000_000;
  const check = { fetched: ['admin'], stored: 'buyer', lastLogin: login, now: login + 59_999 };

  it('[SH-014] ends the visit', () => {
    expect(canStay({ ...check, lastLogin: null })).toBe(false);
    expect(canStay({ ...check, fetched: ['admin', 'buyer'], lastLogin: null })).toBe(true);
  });

  it('[SH-015] is accepted within 60 seconds of a login with a valid stored role', () => {
    for (const stored of ['buyer', 'supplier']) expect([stored, canStay({ ...check, stored })]).toEqual([stored, true]);
    expect(GRACE_MILLISECONDS).toBe(60_000);
  });

  it('[SH-016] is refused from the 60th second on', () => {
    expect(canStay({ ...check, now: login + 60_000 })).toBe(false);
  });

  it('[SH-017] is refused without a valid stored role', () => {
    expect(canStay({ ...check, stored: 'admin' })).toBe(false);
    expect(canStay({ ...check, stored: null })).toBe(false);
  });
});
