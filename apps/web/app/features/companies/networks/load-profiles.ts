// Loads the profiles of both networks as a visitor sees them.

import { buyerProfile, sellerProfile } from '@rigsouq/contract/companies/networks';
import { type ErrorCode, errorTable } from '@rigsouq/contract/errors';
import { getNeeds, getProjects } from '@rigsouq/contract/procurement/needs';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { CallError } from '../../../lib/api/call-error.ts';
import type { AskAsVisitor } from '../../../lib/api/page-loader.ts';
import { NEEDS_SHOWN } from './buyer/use-needs.ts';
import type { BuyerPage } from './profiles.ts';

type Page = { readonly params: Readonly<Record<string, string | undefined>> };

export async function loadSupplier(ask: AskAsVisitor, { params }: Page) {
  const id = requireId(params, 'supplier.unknown');
  return requireRole('supplier', await ask(sellerProfile, { params: { id } }), 'supplier.unknown');
}

export async function loadBuyer(ask: AskAsVisitor, { params }: Page): Promise<BuyerPage> {
  const id = requireId(params, 'buyer.unknown');
  const options = { params: { userId: id }, query: { limit: NEEDS_SHOWN } };
  const [buyer, needs, projects] = await Promise.all([
    ask(buyerProfile, { params: { id } }),
    // The profile is shown even if needs or projects cannot be loaded.
    ask(getNeeds, options).catch(() => null),
    ask(getProjects, options).catch(() => null),
  ]);
  return { buyer: requireRole('buyer', buyer, 'buyer.unknown'), needs, projects };
}

/** Tells the router not to reload when only the tab changes, because every tab shows data that is already loaded. */
export function shouldReloadProfile({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const sameCompany = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return sameCompany ? false : defaultShouldRevalidate;
}

/** Returns the id of the address, or throws the given error if it does not have the format of an id. */
function requireId({ id = '' }: Page['params'], code: ErrorCode): string {
  if (!sellerProfile.params.safeParse({ id }).success) throw notFound(code);
  return id;
}

/** Returns the company, or throws the given error if it has only the other role. */
function requireRole<C extends { role: readonly string[] }>(role: string, company: C, code: ErrorCode): C {
  if (!company.role.includes(role)) throw notFound(code);
  return company;
}

function notFound(code: ErrorCode): CallError {
  const [status, message] = errorTable[code];
  return new CallError(status, { code, message });
}
