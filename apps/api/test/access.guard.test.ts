// The security surface, as a list that somebody has ruled on. A new route fails here until its line is added.
import type { Endpoint } from '@rigsouq/contract/endpoint';
import * as identity from '@rigsouq/contract/identity';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAccount, PASSWORD } from '../src/modules/identity/identity.factory.ts';
import { type TestApi, testApi } from './harness.ts';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await testApi();
  const { email } = await anAccount(api.parts.db, { roles: [] });
  token = (await api.call(identity.login, { body: { email, password: PASSWORD } })).body.token;
});
afterAll(() => api.stop());

const line = (endpoint: Endpoint) => {
  const limits = (endpoint.limits ?? []).map((limit) => `${limit.max}/${limit.seconds}s by ${limit.by}`);
  const files = Object.entries(endpoint.upload ?? {}).map(
    ([name, { max, kinds, bytes }]) => `${name}: ${max} of ${kinds.join(', ')} up to ${bytes / 1024 / 1024} MB`,
  );
  const more = [limits.join(', '), files.length ? `takes ${files.join('; ')}` : ''].filter(Boolean);
  return [`${endpoint.access.padEnd(8)} ${endpoint.method} ${endpoint.path}`, ...more].join('  ');
};

it('every route is on this list', () => {
  expect(api.served.endpoints.map(line).sort()).toMatchInlineSnapshot(`
    [
      "member   DELETE /auth/sessions  20/60s by account",
      "member   DELETE /auth/sessions/:id  60/60s by account",
      "member   DELETE /media/:id  60/60s by account",
      "member   GET /auth/profile",
      "member   GET /auth/sessions",
      "member   GET /media/:id/link  120/60s by account",
      "member   GET /users/profile",
      "member   POST /auth/logout  60/60s by address",
      "member   POST /auth/resend-verification  3/600s by account",
      "member   POST /media  60/60s by account, 1000/86400s by account  takes file: 1 of image, pdf up to 10 MB",
      "member   POST /users/roles  10/600s by account",
      "member   PUT /users/profile  30/60s by account",
      "public   GET /health/live",
      "public   GET /health/ready",
      "public   GET /taxonomy",
      "public   POST /auth/createuser  10/3600s by address  takes logo: 1 of image, svg up to 5 MB; businessLicenseDoc: 1 of pdf, image up to 10 MB",
      "public   POST /auth/forgot-password  10/600s by address, 3/600s by body.email",
      "public   POST /auth/loginuser  30/60s by address, 10/300s by body.email",
      "public   POST /auth/reset-password  20/600s by address",
      "public   POST /auth/verify-email  30/600s by address",
    ]
  `);
});

it('no route is served past the contract', () => {
  const declared = api.served.endpoints.map((endpoint) => `${endpoint.method} /api${endpoint.path}`);
  const others = api.routes.filter(
    (route) => !declared.includes(route) && !declared.includes(route.replace('HEAD', 'GET')),
  );
  // The API's own description, and the answer to calls and files that do not exist.
  const known = / \/api\/docs(\/|$)| \/(api|uploads)\/\*$/;
  // Files: public pictures by name, private ones by signed address (media.test.ts).
  expect(others.filter((route) => !known.test(route) && !route.startsWith('HEAD '))).toEqual([
    'GET /uploads/:name',
    'GET /uploads/private/:id',
  ]);
});

it('every call that changes something is limited', () => {
  const open = api.served.endpoints.filter((endpoint) => endpoint.method !== 'GET' && !endpoint.limits?.length);
  expect(open.map(line)).toEqual([]);
});

it('every call but the public ones is refused without a session, and to an account without the role', async () => {
  for (const endpoint of api.served.endpoints.filter(({ access }) => access !== 'public')) {
    const anonymous = await api.call(endpoint, { params: anyId });
    expect([line(endpoint), anonymous.status]).toEqual([line(endpoint), 401]);
    if (endpoint.access === 'member') continue;
    const roleless = await api.call(endpoint, { params: anyId }, { token });
    expect([line(endpoint), roleless.status]).toEqual([line(endpoint), 403]);
  }
});

const anyId = { id: '018f0000-0000-7000-8000-000000000000' };

/** Where a stranger's try at each row-bearing route is shown. */
const strangers: Record<string, string> = {
  'DELETE /auth/sessions/:id': 'identity.test.ts: cannot be seen or ended by a stranger',
  'DELETE /media/:id': 'media.test.ts: is deleted by its owner with everything made from it, and never by a stranger',
  'GET /media/:id/link': 'media.test.ts: opens for its account and for operators; to a stranger it does not exist',
};

it('every route that carries an id has been tried by a stranger', () => {
  const bearing = api.served.endpoints.filter((endpoint) => endpoint.path.includes(':'));
  expect(bearing.map((endpoint) => `${endpoint.method} ${endpoint.path}`).sort()).toEqual(
    Object.keys(strangers).sort(),
  );
});
