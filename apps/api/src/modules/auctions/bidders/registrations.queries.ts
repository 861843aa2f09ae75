import type { registrationStates } from '@rigsouq/contract/auctions/bidders';
import { DEFAULT_BID_LIMIT } from '@rigsouq/contract/auctions/calls';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';

export type RegistrationState = (typeof registrationStates)[number];

/** Includes the account: that of the member who sent it, or, for a visitor's registration, the account that has verified the email since. */
const registrations = (db: Db) =>
  db
    .selectFrom('bidder_registrations as r')
    .leftJoin('auth_users as u', (on) =>
      on.on(sql<boolean>`u.id = coalesce(r.user_id,
        (select id from auth_users where email = lower(r.email) and email_verified))`),
    )
    .leftJoin('members as m', (on) =>
      on.onRef('m.user_id', '=', 'u.id').on(sql<boolean>`m.account_id = coalesce(r.account_id, m.account_id)`),
    )
    .leftJoin('accounts as a', (on) => on.onRef('a.id', '=', 'm.account_id').on('a.suspended_at', 'is', null))
    .leftJoin('bidders as b', 'b.account_id', 'a.id')
    .select(['r.id', 'r.first_name', 'r.last_name', 'r.email', 'r.phone', 'r.company', 'r.country', 'r.account_type'])
    .select(['r.bid_limit', 'r.reason', 'r.created_at', 'r.language', 'a.id as account', 'a.company_name'])
    .select([sql<RegistrationState>`r.state`.as('state'), sql<string | null>`m.user_id`.as('person')])
    .select([
      sql<boolean>`a.approved_at is not null`.as('approved'),
      sql<boolean>`coalesce(u.email_verified, false)`.as('email_verified'),
      sql<string>`coalesce(b.bid_limit, ${DEFAULT_BID_LIMIT})`.as('limit'),
      sql<string>`coalesce(b.exposure, 0)`.as('exposure'),
    ]);

export type RegistrationRow = Awaited<ReturnType<ReturnType<typeof registrations>['executeTakeFirstOrThrow']>>;
export const REGISTRATIONS_PAGE = 50;

type RegistrationPage = { state: RegistrationState; after?: string | undefined; only?: string | undefined };

/** Returns pending registrations oldest first, and decided ones newest first. It reads one row more than a page, to know if there is a next page. */
export function pageOfRegistrations(db: Db, { state, after, only }: RegistrationPage) {
  const waiting = state === 'pending';
  return registrations(db)
    .where('r.state', '=', state)
    .$if(only !== undefined, (rest) => rest.where('r.id', '=', only ?? ''))
    .$if(after !== undefined, (rest) => rest.where('r.id', waiting ? '>' : '<', after as string))
    .orderBy('r.id', waiting ? 'asc' : 'desc')
    .limit(REGISTRATIONS_PAGE + 1)
    .execute();
}

export function findRegistration(db: Db, id: string) {
  return registrations(db).where('r.id', '=', id).executeTakeFirst();
}

/** Returns the last registration of the account, or the one that the member sent as a visitor before. */
export function lastRegistration(db: Db, { account, email, emailVerified }: Actor) {
  return db
    .selectFrom('bidder_registrations')
    .select(['reason', 'created_at', sql<RegistrationState>`state`.as('state')])
    .where((eb) => {
      const own = eb('account_id', '=', account.id);
      const before = eb.and([eb('account_id', 'is', null), sql<boolean>`lower(email) = lower(${email})`]);
      return emailVerified ? eb.or([own, before]) : own;
    })
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
