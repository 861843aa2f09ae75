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
      "member   DELETE /saved-searches/:id  120/600s by account",
      "member   DELETE /users/documents/:id  60/60s by account",
      "member   DELETE /users/invitations/:id  60/60s by account",
      "member   DELETE /users/members/:id  60/60s by account",
      "member   GET /auth/my-bookings",
      "member   GET /auth/my-requested-inspections",
      "member   GET /auth/my-requested-quotes",
      "member   GET /auth/profile",
      "member   GET /auth/second-factor",
      "member   GET /auth/sessions",
      "member   GET /bookings/:id",
      "member   GET /contact-messages",
      "member   GET /inspections/:id",
      "member   GET /inspections/:id/report-link  60/600s by account",
      "member   GET /media/:id/link  120/60s by account",
      "member   GET /message/attachments/:id/link  120/60s by account",
      "member   GET /message/thread/:equipmentId",
      "member   GET /message/user-conversations",
      "member   GET /notifications",
      "member   GET /notifications/choices",
      "member   GET /quotes/:id",
      "member   GET /saved-searches",
      "member   GET /stats/stats",
      "member   GET /users/members",
      "member   GET /users/profile",
      "member   PATCH /saved-searches/:id  120/600s by account",
      "member   PATCH /users/members/:id  60/60s by account",
      "member   POST /auth/change-email  5/3600s by account",
      "member   POST /auth/change-password  10/600s by account",
      "member   POST /auth/logout  60/60s by address",
      "member   POST /auth/resend-verification  3/600s by account",
      "member   POST /auth/second-factor  10/600s by account",
      "member   POST /auth/second-factor/confirm  10/600s by account",
      "member   POST /auth/second-factor/end  10/600s by account",
      "member   POST /bookings/:id/cancel  120/600s by account",
      "member   POST /bookings/:id/confirm  120/600s by account",
      "member   POST /bookings/:id/off-hire  120/600s by account",
      "member   POST /bookings/:id/photos/:moment  60/600s by account  takes photos: 10 of image up to 10 MB",
      "member   POST /bookings/:id/reject  120/600s by account",
      "member   POST /bookings/:id/return  120/600s by account",
      "member   POST /companies/:id/reveal  60/60s by account, 500/86400s by account",
      "member   POST /contact-messages/:id/read  300/60s by account",
      "member   POST /equipment/book  60/3600s by account",
      "member   POST /equipment/request-quote  60/3600s by account",
      "member   POST /equipment/schedule-inspection  60/3600s by account",
      "member   POST /inspections/:id/cancel  120/600s by account",
      "member   POST /inspections/:id/complete  60/600s by account  takes photos: 10 of image up to 10 MB",
      "member   POST /inspections/:id/confirm  120/600s by account",
      "member   POST /inspections/:id/propose  120/600s by account",
      "member   POST /inspections/:id/reject  120/600s by account",
      "member   POST /live/ticket  600/60s by account",
      "member   POST /media  60/60s by account, 1000/86400s by account  takes file: 1 of image, pdf up to 10 MB",
      "member   POST /message/send  60/60s by account, 1000/86400s by account",
      "member   POST /message/thread/:equipmentId/read  600/60s by account",
      "member   POST /notifications/read  300/60s by account",
      "member   POST /quotes/:id/accept  120/600s by account",
      "member   POST /quotes/:id/decline  120/600s by account",
      "member   POST /quotes/:id/quote  120/600s by account",
      "member   POST /quotes/:id/reject  120/600s by account",
      "member   POST /saved-searches  120/600s by account",
      "member   POST /users/invitations  20/3600s by account, 5/3600s by body.email",
      "member   POST /users/roles  10/600s by account",
      "member   PUT /notifications/choices  60/60s by account",
      "member   PUT /users/profile  30/60s by account",
      "operator GET /admin/companies",
      "operator GET /admin/companies/:id",
      "operator GET /admin/leads",
      "operator POST /admin/companies/:id/approve  120/60s by account",
      "operator POST /admin/companies/:id/reject  120/60s by account",
      "operator POST /admin/companies/:id/restore  120/60s by account",
      "operator POST /admin/companies/:id/suspend  120/60s by account",
      "operator POST /admin/leads/:id/close  120/60s by account",
      "public   GET /auth/buyer-network",
      "public   GET /auth/seller-network",
      "public   GET /auth/verified-products",
      "public   GET /equipment/:id/comparables",
      "public   GET /equipment/:id/taken",
      "public   GET /equipment/categories",
      "public   GET /equipment/facets",
      "public   GET /exchange-rates",
      "public   GET /health/live",
      "public   GET /health/ready",
      "public   GET /supplier-network",
      "public   GET /taxonomy",
      "public   POST /auth/accept-invitation  10/3600s by address",
      "public   POST /auth/createuser  10/3600s by address  takes logo: 1 of image, svg up to 5 MB; businessLicenseDoc: 1 of pdf, image up to 10 MB",
      "public   POST /auth/forgot-password  10/600s by address, 3/600s by body.email",
      "public   POST /auth/invitation  30/600s by address",
      "public   POST /auth/loginuser  30/60s by address, 10/300s by body.email",
      "public   POST /auth/reset-password  20/600s by address",
      "public   POST /auth/verify-email  30/600s by address",
      "public   POST /saved-searches/stop  30/600s by address",
      "supplier DELETE /auth/calendar-feed  20/3600s by account",
      "supplier GET /auth/calendar-feed",
      "supplier GET /auth/my-equipment-bookings",
      "supplier GET /auth/my-selling-inspections",
      "supplier GET /auth/my-selling-quotes",
      "supplier GET /auth/seller",
      "supplier GET /auth/utilisation",
      "supplier GET /equipment/imports",
      "supplier GET /equipment/imports/:id",
      "supplier GET /sale-inquiries",
      "supplier POST /auth/calendar-feed  20/3600s by account",
      "supplier POST /equipment  60/600s by account, 1000/86400s by account  takes images: 10 of image up to 10 MB",
      "supplier POST /equipment/:id/offer  120/600s by account",
      "supplier POST /equipment/:id/relist  120/600s by account",
      "supplier POST /equipment/:id/sold  120/600s by account",
      "supplier POST /equipment/:id/withdraw  120/600s by account",
      "supplier POST /equipment/imports  20/600s by account  takes file: 1 of csv up to 5 MB",
      "supplier POST /equipment/imports/:id/start  60/600s by account",
      "supplier POST /sale-inquiries/:id/read  300/60s by account",
      "supplier PUT /auth/updateuser  30/600s by account  takes UploadDocuments: 10 of pdf, image up to 5 MB",
      "supplier PUT /equipment/:id  120/600s by account  takes images: 10 of image up to 10 MB",
      "visitor  GET /auth/buyerprofile/:id",
      "visitor  GET /auth/get-needs/:userId",
      "visitor  GET /auth/get-projects/:userId",
      "visitor  GET /auth/profile/:id",
      "visitor  GET /auth/sellerprofile/:id",
      "visitor  GET /equipment/:id",
      "visitor  POST /auth/send-buyer-contact  5/600s by address, 20/86400s by address, 10/3600s by body.senderEmail",
      "visitor  POST /auth/send-supplier-contact  5/600s by address, 20/86400s by address, 10/3600s by body.email",
      "visitor  POST /equipment/:id/view  300/60s by address",
      "visitor  POST /equipment/contactmail  5/600s by address, 20/86400s by address, 10/3600s by body.email",
      "visitor  POST /leads/buyer-network  5/600s by address, 20/86400s by address, 5/3600s by body.email",
      "visitor  POST /leads/contact  5/600s by address, 20/86400s by address, 5/3600s by body.email",
      "visitor  POST /leads/sell  5/600s by address, 20/86400s by address  takes photos: 20 of image up to 10 MB",
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
  // Files: public pictures by name, private ones by signed address (media.test.ts), calendars and reports likewise
  // (calendar-feed.test.ts, inspections.test.ts), and streams by a ticket (live.test.ts).
  expect(others.filter((route) => !known.test(route) && !route.startsWith('HEAD '))).toEqual([
    'GET /uploads/:name',
    'GET /uploads/private/:id',
    'GET /api/inspections/:id/report.pdf',
    'GET /api/calendars/:name',
    'GET /api/live/stream',
  ]);
});

it('every call that changes something is limited', () => {
  const open = api.served.endpoints.filter((endpoint) => endpoint.method !== 'GET' && !endpoint.limits?.length);
  expect(open.map(line)).toEqual([]);
});

it('every call but the open ones is refused without a session, and to an account without the role', async () => {
  const open = ['public', 'visitor'];
  for (const endpoint of api.served.endpoints.filter(({ access }) => !open.includes(access))) {
    const anonymous = await api.call(endpoint, { params: anyId });
    expect([line(endpoint), anonymous.status]).toEqual([line(endpoint), 401]);
    if (endpoint.access === 'member') continue;
    const roleless = await api.call(endpoint, { params: anyId }, { token });
    expect([line(endpoint), roleless.status]).toEqual([line(endpoint), 403]);
  }
});

const ID = '018f0000-0000-7000-8000-000000000000';
const anyId = { id: ID, equipmentId: ID };

/** Where a stranger's try at each row-bearing route is shown. */
const strangers: Record<string, string> = {
  'GET /message/thread/:equipmentId':
    'messaging.test.ts: is unknown to strangers, and a supplier keeps those about one machine apart',
  'POST /message/thread/:equipmentId/read':
    'messaging.test.ts: is unknown to strangers, and a supplier keeps those about one machine apart',
  'GET /message/attachments/:id/link': 'messaging.test.ts: opens for its two sides alone',
  'POST /sale-inquiries/:id/read': 'inquiries.test.ts: cannot be read or marked by a stranger',
  'GET /quotes/:id': 'quotes.test.ts: is for its two sides alone, each with its own acts',
  'POST /quotes/:id/accept': 'quotes.test.ts: is for its two sides alone, each with its own acts',
  'POST /quotes/:id/decline': 'quotes.test.ts: is for its two sides alone, each with its own acts',
  'POST /quotes/:id/quote': 'quotes.test.ts: is for its two sides alone, each with its own acts',
  'POST /quotes/:id/reject': 'quotes.test.ts: is for its two sides alone, each with its own acts',
  'POST /inspections/:id/cancel': 'inspections.test.ts: is for its two sides alone',
  'POST /inspections/:id/complete': 'inspections.test.ts: is for its two sides alone',
  'POST /inspections/:id/confirm': 'inspections.test.ts: is for its two sides alone',
  'POST /inspections/:id/propose': 'inspections.test.ts: is for its two sides alone',
  'POST /inspections/:id/reject': 'inspections.test.ts: is for its two sides alone',
  'GET /inspections/:id': 'inspections.test.ts: is for its two sides alone',
  'GET /inspections/:id/report-link': 'inspections.test.ts: is for its two sides alone',
  'POST /bookings/:id/cancel': 'rentals.test.ts: is for its two sides alone: to a stranger it does not exist',
  'POST /bookings/:id/confirm': 'rentals.test.ts: is for its two sides alone: to a stranger it does not exist',
  'POST /bookings/:id/off-hire': 'rentals.test.ts: is for its two sides alone: to a stranger it does not exist',
  'POST /bookings/:id/photos/:moment': 'rentals.test.ts: is for its two sides alone: to a stranger it does not exist',
  'POST /bookings/:id/reject': 'rentals.test.ts: is for its two sides alone: to a stranger it does not exist',
  'POST /bookings/:id/return': 'rentals.test.ts: is for its two sides alone: to a stranger it does not exist',
  'GET /bookings/:id': 'rentals.test.ts: is for its two sides alone: to a stranger it does not exist',
  'GET /equipment/:id/taken': 'rentals.test.ts: shows which days are taken and nothing else, with what touches as one',
  'DELETE /auth/sessions/:id': 'identity.test.ts: cannot be seen or ended by a stranger',
  'DELETE /media/:id': 'media.test.ts: is deleted by its owner with everything made from it, and never by a stranger',
  'DELETE /saved-searches/:id': 'alerts.test.ts: is unknown to a stranger and to a colleague',
  'DELETE /users/documents/:id': 'update-user.test.ts: are removed by their company, and unknown to a stranger',
  'DELETE /users/invitations/:id': 'members.test.ts: to a stranger they do not exist',
  'DELETE /users/members/:id': 'members.test.ts: to a stranger they do not exist',
  'GET /admin/companies/:id': 'operations.test.ts: are closed to everybody but operators',
  'GET /auth/buyerprofile/:id': 'networks.test.ts: shows a visitor no phone and no e-mail',
  'GET /auth/get-needs/:userId': 'procurement.test.ts: shows the budget to the owner, operators and suppliers alone',
  'GET /auth/get-projects/:userId': 'procurement.test.ts: answers anyone who may see the profile',
  'GET /auth/profile/:id': 'networks.test.ts: shows a visitor no phone and no e-mail',
  'GET /auth/sellerprofile/:id': 'networks.test.ts: shows a visitor no phone and no e-mail',
  'GET /equipment/:id': 'catalogue.test.ts: is refused to a stranger by every call, and changes nothing',
  'GET /equipment/:id/comparables':
    'machine-page.test.ts: of a draft or of nothing are unknown, to its own account as well',
  'GET /equipment/imports/:id': 'imports.test.ts: is unknown to a stranger, whether read or started',
  'GET /media/:id/link': 'media.test.ts: opens for its account and for operators; to a stranger it does not exist',
  'PATCH /saved-searches/:id': 'alerts.test.ts: is unknown to a stranger and to a colleague',
  'PATCH /users/members/:id': 'members.test.ts: to a stranger they do not exist',
  'POST /admin/companies/:id/approve': 'operations.test.ts: are closed to everybody but operators',
  'POST /admin/companies/:id/reject': 'operations.test.ts: are closed to everybody but operators',
  'POST /admin/companies/:id/restore': 'operations.test.ts: are closed to everybody but operators',
  'POST /admin/companies/:id/suspend': 'operations.test.ts: are closed to everybody but operators',
  'POST /admin/leads/:id/close': 'operations.test.ts: are closed to everybody but operators',
  'POST /companies/:id/reveal': 'networks.test.ts: reveals a company to members alone, and counts it',
  'POST /contact-messages/:id/read': 'contact.test.ts: cannot be read or marked by a stranger',
  'POST /equipment/:id/offer': 'catalogue.test.ts: is refused to a stranger by every call, and changes nothing',
  'POST /equipment/:id/relist': 'catalogue.test.ts: is refused to a stranger by every call, and changes nothing',
  'POST /equipment/:id/sold': 'catalogue.test.ts: is refused to a stranger by every call, and changes nothing',
  'POST /equipment/:id/view':
    'machine-page.test.ts: count looks of others, one by one, and are written when the server stops',
  'POST /equipment/:id/withdraw': 'catalogue.test.ts: is refused to a stranger by every call, and changes nothing',
  'POST /equipment/imports/:id/start': 'imports.test.ts: is unknown to a stranger, whether read or started',
  'PUT /equipment/:id': 'catalogue.test.ts: is refused to a stranger by every call, and changes nothing',
};

it('every route that carries an id has been tried by a stranger', () => {
  const bearing = api.served.endpoints.filter((endpoint) => endpoint.path.includes(':'));
  expect(bearing.map((endpoint) => `${endpoint.method} ${endpoint.path}`).sort()).toEqual(
    Object.keys(strangers).sort(),
  );
});
