// Registers companies and an operator through the public calls, because an installation has no demo and its database is not reachable from outside.
import { connectInbox } from '../stack/inbox.ts';
import { createTotpCode } from '../steps/authenticator.ts';
import { type OwnCompany, PASSWORD, registrationForm } from '../steps/company-steps.ts';
import type { Installation } from './compose.ts';

const inbox = connectInbox('http://127.0.0.1:1080');
let companies = 0;

export async function call<T>(url: string, path: string, options: { token?: string; body?: object | FormData } = {}) {
  const { token, body } = options;
  const isForm = body instanceof FormData;
  const answer = await fetch(`${url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${text.slice(0, 500)}`);
  return JSON.parse(text) as T;
}

type Session = { token: string; _id: string };
const logIn = (url: string, body: { email: string; password: string; code?: string }) =>
  call<Session>(url, '/auth/loginuser', { body });

/** Signs up and follows the link in the email. */
export async function signUp(url: string, role: OwnCompany['role'], email: string): Promise<OwnCompany> {
  const body = registrationForm({
    role,
    email,
    companyName: `Qasr Plant ${role}`,
    phone: '+971 4 000 0000',
    number: ++companies,
  });
  await call(url, '/auth/createuser', { body });
  const { text } = await inbox.waitFor(email, (message) => message.text.includes('/verify-email?token='), 30_000);
  const token = /verify-email\?token=([\w-]+)/.exec(text)?.[1];
  await call(url, '/auth/verify-email', { body: { token } });
  const session = await logIn(url, { email, password: PASSWORD });
  return { token: session.token, userId: session._id, role };
}

/** Sets up the second factor and runs the command that docs/handbook/install.md names. Returns the token of the operator. */
export async function makeOperator({ url, exec }: Installation, email: string): Promise<string> {
  const { token } = await signUp(url, 'buyer', email);
  const factor = { token, body: { currentPassword: PASSWORD } };
  const { secret } = await call<{ secret: string }>(url, '/auth/second-factor', factor);
  await call(url, '/auth/second-factor/confirm', { token, body: { code: createTotpCode(secret) } });
  await exec('api-1', 'node', 'apps/api/operator/operator.ts', email);
  return (await logIn(url, { email, password: PASSWORD, code: createTotpCode(secret, 1) })).token;
}
