import type { readMyBidding as readCall, registrationLine } from '@rigsouq/contract/auctions/bidders';
import type { AnswerOf, ParsedOf } from '@rigsouq/contract/endpoint';
import type { listRegistrations as listCall } from '@rigsouq/contract/operations/auction-desk';
import type { z } from 'zod';
import type { Db } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { readExposure } from '../bidding/exposure.store.ts';
import {
  lastRegistration,
  pageOfRegistrations,
  REGISTRATIONS_PAGE,
  type RegistrationRow,
} from './registrations.queries.ts';

export async function readMyBidding(db: Db, actor: Actor): Promise<AnswerOf<typeof readCall>> {
  const [exposure, last] = await Promise.all([readExposure(db, actor.account.id), lastRegistration(db, actor)]);
  return {
    limit: exposure.limit,
    atStake: exposure.amount,
    registration: last ? { state: last.state, reason: last.reason, createdAt: last.created_at.toISOString() } : null,
  };
}

export async function listRegistrations(
  db: Db,
  query: ParsedOf<typeof listCall>['query'],
): Promise<AnswerOf<typeof listCall>> {
  const rows = await pageOfRegistrations(db, query);
  const page = rows.slice(0, REGISTRATIONS_PAGE);
  return {
    registrations: page.map(presentRegistration),
    next: rows.length > REGISTRATIONS_PAGE ? (page.at(-1)?.id ?? null) : null,
  };
}

function presentRegistration(row: RegistrationRow): z.output<typeof registrationLine> {
  return {
    _id: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    phone: row.phone,
    company: row.company,
    country: row.country,
    accountType: row.account_type,
    state: row.state,
    limit: row.bid_limit === null ? null : Number(row.bid_limit),
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
    account: row.account
      ? {
          _id: row.account,
          companyName: row.company_name,
          approved: row.approved,
          emailVerified: row.email_verified,
          limit: Number(row.limit),
          atStake: Number(row.exposure),
        }
      : null,
  };
}
