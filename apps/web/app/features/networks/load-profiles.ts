// The profiles of both networks, as a visitor sees them.
import { type ErrorCode, errorTable } from '@rigsouq/contract/errors';
import { getNeeds, getProjects } from '@rigsouq/contract/needs';
import { buyerProfile, sellerProfile } from '@rigsouq/contract/networks';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { CallError } from '../../lib/call-error.ts';
import type { AskAsVisitor } from '../../lib/page-loader.ts';
import type { BuyerPage } from './profiles.ts';
import { NEEDS_SHOWN } from './use-needs.ts';

type Page = { readonly params: Readonly<Record<string, string | undefined>> };

export async function loadSupplier(ask: AskAsVisitor, { params }: Page) {
  const id = knownForm(params, 'supplier.unknown');
  return holding('supplier', await ask(sellerProfile, { params: { id } }), 'supplier.unknown');
}

export async function loadBuyer(ask: AskAsVisitor, { params }: Page): Promise<BuyerPage> {
  const id = knownForm(params, 'buyer.unknown');
  const more = { params: { userId: id }, query: { limit: NEEDS_SHOWN } };
  const [buyer, needs, projects] = await Promise.all([
    ask(buyerProfile, { params: { id } }),
    // The profile is worth showing without them.
    ask(getNeeds, more).catch(() => null),
    ask(getProjects, more).catch(() => null),
  ]);
  return { buyer: holding('buyer', buyer, 'buyer.unknown'), needs, projects };
}

/** A tab is a view of what is there already. */
export function onlyForAnotherCompany({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const sameCompany = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return sameCompany ? false : defaultShouldRevalidate;
}

/** What is not even written like an id belongs to nobody. */
function knownForm({ id = '' }: Page['params'], code: ErrorCode): string {
  if (!sellerProfile.params.safeParse({ id }).success) throw unknown(code);
  return id;
}

/** A company of the other kind is not the one that was looked for. */
function holding<C extends { role: readonly string[] }>(role: string, company: C, code: ErrorCode): C {
  if (!company.role.includes(role)) throw unknown(code);
  return company;
}

function unknown(code: ErrorCode): CallError {
  const [status, message] = errorTable[code];
  return new CallError(status, { code, message });
}
