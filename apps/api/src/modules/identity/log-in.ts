import { setTimeout as sleep } from 'node:timers/promises';
import type { AnswerOf, ParsedOf } from '@rigsouq/contract/endpoint';
import type { login } from '@rigsouq/contract/identity';
import { APIError } from 'better-auth/api';
import type { ReadSession } from '../../platform/access.ts';
import { fail } from '../../platform/errors.ts';
import type { Auth } from './auth.ts';
import { rolesOf } from './identity.presenter.ts';

/** A refusal never comes sooner, so that its time does not tell a wrong password from an unknown e-mail (R13). */
const REFUSAL_MS = 300;

type Deps = { auth: Auth; readSession: ReadSession };
type From = { address: string; userAgent: string | undefined };

export async function logIn(
  { auth, readSession }: Deps,
  credentials: ParsedOf<typeof login>['body'],
  from: From,
): Promise<AnswerOf<typeof login>> {
  const started = performance.now();
  const headers = new Headers({ 'x-forwarded-for': from.address, 'user-agent': from.userAgent?.slice(0, 300) ?? '' });
  try {
    const { token } = await auth.api.signInEmail({ body: credentials, headers });
    const actor = await readSession(token);
    if (!actor) fail('auth.credentials');
    return { token, _id: actor.account.id, role: rolesOf(actor) };
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    await sleep(Math.max(0, REFUSAL_MS - (performance.now() - started)));
    fail('auth.credentials');
  }
}
