import type { addRole as addRoleCall, updateProfile as updateProfileCall } from '@rigsouq/contract/companies/profile';
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import type { Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { Origin } from '../../platform/monitoring/security-log.ts';
import {
  accountUpgraded,
  actorEventFields,
  grantRole,
  mayEditProfile,
  recordSecurityEvent,
  renameUser,
  requestRoleReview,
} from '../identity/index.ts';
import { changeCompany } from './change-company.ts';
import { companyFields } from './company-fields.ts';

export async function updateProfile(
  tx: Tx,
  actor: Actor,
  given: ParsedOf<typeof updateProfileCall>['body'],
): Promise<void> {
  if (!mayEditProfile(actor)) fail('access.denied');
  const { contactName, phone, address, city, country, companyName } = given;
  const account = {
    contact_name: contactName,
    city,
    country,
    ...(companyName !== undefined && { company_name: companyName }),
  };
  await changeCompany(tx, actor.account.id, account, { phone, address, ...companyFields(given) });
  // An owner who is also the company's contact has one name, so a new contact name renames the owner too.
  if (actor.position === 'owner' && actor.name === actor.account.contactName) await renameUser(tx, actor, contactName);
}

/** Adds a role to the account, which may hold both roles (R14). The new role has no badge until it is reviewed. */
export async function addRole(
  tx: Tx,
  actor: Actor,
  given: ParsedOf<typeof addRoleCall>['body'],
  origin: Origin,
): Promise<void> {
  if (!mayEditProfile(actor)) fail('access.denied');
  const { companyName, role } = given;
  await changeCompany(tx, actor.account.id, companyName ? { company_name: companyName } : {}, companyFields(given));
  const added = await grantRole(tx, actor.account.id, role);
  if (added) {
    await requestRoleReview(tx, actor.account.id, role);
    await recordSecurityEvent(tx, origin, { kind: 'role_added', ...actorEventFields(actor), facts: { role } });
  }
  await addJob(tx, accountUpgraded, { accountId: actor.account.id });
}
