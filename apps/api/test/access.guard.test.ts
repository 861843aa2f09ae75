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
  const desk = endpoint.desk ? [`desk ${endpoint.desk}`] : [];
  const door = endpoint.trade ? ['e-mail verified, no operator'] : endpoint.verified ? ['e-mail verified'] : [];
  return [`${endpoint.access.padEnd(8)} ${endpoint.method} ${endpoint.path}`, ...desk, ...door, ...more].join('  ');
};

it('every route is on this list', () => {
  expect(api.served.endpoints.map(line).sort()).toMatchInlineSnapshot(`
    [
      "buyer    DELETE /auth/delete-need/:id  120/600s by account",
      "buyer    DELETE /auth/delete-project/:id  120/600s by account",
      "buyer    DELETE /procurement/rfqs/:id  240/600s by account",
      "buyer    DELETE /procurement/rfqs/:id/files/:fileId  240/600s by account",
      "buyer    DELETE /procurement/rfqs/:id/invite/:supplierId  240/600s by account",
      "buyer    DELETE /procurement/suppliers/:id  240/600s by account",
      "buyer    DELETE /procurement/suppliers/:id/documents/:documentId  240/600s by account",
      "buyer    GET /procurement/auctions",
      "buyer    GET /procurement/reports",
      "buyer    GET /procurement/rfqs",
      "buyer    GET /procurement/rfqs/:id/comparison",
      "buyer    GET /procurement/settings",
      "buyer    GET /procurement/suppliers",
      "buyer    GET /procurement/suppliers/:id",
      "buyer    GET /procurement/suppliers/find",
      "buyer    POST /auth/create-need  120/600s by account",
      "buyer    POST /auth/create-project  120/600s by account",
      "buyer    POST /procurement/auctions  240/600s by account",
      "buyer    POST /procurement/auctions/:id/award  240/600s by account",
      "buyer    POST /procurement/auctions/:id/award/approve  240/600s by account",
      "buyer    POST /procurement/auctions/:id/award/reject  240/600s by account",
      "buyer    POST /procurement/auctions/:id/cancel  240/600s by account",
      "buyer    POST /procurement/rfqs  240/600s by account",
      "buyer    POST /procurement/rfqs/:id/amend  240/600s by account",
      "buyer    POST /procurement/rfqs/:id/award  240/600s by account",
      "buyer    POST /procurement/rfqs/:id/award/approve  240/600s by account",
      "buyer    POST /procurement/rfqs/:id/award/reject  240/600s by account",
      "buyer    POST /procurement/rfqs/:id/award/take-back  240/600s by account",
      "buyer    POST /procurement/rfqs/:id/cancel  240/600s by account",
      "buyer    POST /procurement/rfqs/:id/files  240/600s by account  takes file: 1 of image, pdf up to 10 MB",
      "buyer    POST /procurement/rfqs/:id/invite  240/600s by account",
      "buyer    POST /procurement/rfqs/:id/open-prices  240/600s by account",
      "buyer    POST /procurement/rfqs/:id/publish  240/600s by account",
      "buyer    POST /procurement/rfqs/:id/questions/:questionId  240/600s by account",
      "buyer    POST /procurement/rfqs/:id/technical  240/600s by account",
      "buyer    POST /procurement/suppliers/:id/documents  240/600s by account  takes file: 1 of image, pdf up to 10 MB",
      "buyer    PUT /auth/update-need/:id  120/600s by account",
      "buyer    PUT /auth/update-project/:id  120/600s by account",
      "buyer    PUT /procurement/rfqs/:id  240/600s by account",
      "buyer    PUT /procurement/rfqs/:id/weights  240/600s by account",
      "buyer    PUT /procurement/settings  240/600s by account",
      "buyer    PUT /procurement/suppliers/:id  240/600s by account",
      "member   DELETE /auth/sessions  20/60s by account",
      "member   DELETE /auth/sessions/:id  60/60s by account",
      "member   DELETE /equipment/watchlist/:id  120/60s by account",
      "member   DELETE /media/:id  60/60s by account",
      "member   DELETE /saved-searches/:id  120/600s by account",
      "member   DELETE /users/documents/:id  60/60s by account",
      "member   DELETE /users/invitations/:id  60/60s by account",
      "member   DELETE /users/members/:id  60/60s by account",
      "member   GET /auctions/register",
      "member   GET /auth/my-bids",
      "member   GET /auth/my-bookings",
      "member   GET /auth/my-consignments",
      "member   GET /auth/my-requested-inspections",
      "member   GET /auth/my-requested-quotes",
      "member   GET /auth/profile",
      "member   GET /auth/second-factor",
      "member   GET /auth/sessions",
      "member   GET /auth/watchlist",
      "member   GET /auth/watchlist/choices",
      "member   GET /bookings/:id",
      "member   GET /contact-messages",
      "member   GET /deals/:kind/:id/reviews",
      "member   GET /equipment/bid/:id",
      "member   GET /equipment/consignment/:id",
      "member   GET /inspections/:id",
      "member   GET /inspections/:id/report-link  60/600s by account",
      "member   GET /media/:id/link  120/60s by account",
      "member   GET /message/attachments/:id/link  120/60s by account",
      "member   GET /message/thread/:equipmentId",
      "member   GET /message/user-conversations",
      "member   GET /notifications",
      "member   GET /notifications/choices",
      "member   GET /procurement/auctions/:id",
      "member   GET /procurement/auctions/:id/proof",
      "member   GET /procurement/orders",
      "member   GET /procurement/orders/:id",
      "member   GET /procurement/rfqs/:id",
      "member   GET /quotes/:id",
      "member   GET /saved-searches",
      "member   GET /stats/first-steps",
      "member   GET /stats/stats",
      "member   GET /users/licences",
      "member   GET /users/members",
      "member   GET /users/profile",
      "member   PATCH /saved-searches/:id  120/600s by account",
      "member   PATCH /users/members/:id  60/60s by account",
      "member   POST /auctions/settlements/:id/accept  60/600s by account",
      "member   POST /auctions/settlements/:id/decline  60/600s by account",
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
      "member   POST /companies/:id/reveal  e-mail verified  60/60s by account, 500/86400s by account",
      "member   POST /contact-messages/:id/read  300/60s by account",
      "member   POST /equipment/bid  e-mail verified, no operator  600/60s by account",
      "member   POST /equipment/book  e-mail verified, no operator  60/3600s by account",
      "member   POST /equipment/consignment  60/3600s by account  takes images: 5 of image up to 10 MB",
      "member   POST /equipment/consignment/:id/withdraw  60/600s by account",
      "member   POST /equipment/request-quote  60/3600s by account",
      "member   POST /equipment/schedule-inspection  60/3600s by account",
      "member   POST /equipment/watchlist  120/60s by account",
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
      "member   POST /procurement/orders/:id/accept  240/600s by account",
      "member   POST /procurement/orders/:id/cancel  240/600s by account",
      "member   POST /procurement/orders/:id/close  240/600s by account",
      "member   POST /procurement/orders/:id/decline  240/600s by account",
      "member   POST /procurement/orders/:id/deliver  240/600s by account",
      "member   POST /procurement/orders/:id/paper  240/600s by account",
      "member   POST /quotes/:id/accept  120/600s by account",
      "member   POST /quotes/:id/decline  120/600s by account",
      "member   POST /quotes/:id/quote  120/600s by account",
      "member   POST /quotes/:id/reject  120/600s by account",
      "member   POST /reports  5/60s by account, 30/86400s by account",
      "member   POST /reviews/:id/reply  60/600s by account",
      "member   POST /saved-searches  120/600s by account",
      "member   POST /users/invitations  20/3600s by account, 5/3600s by body.email",
      "member   POST /users/licences  20/3600s by account  takes file: 1 of pdf, image up to 10 MB",
      "member   POST /users/roles  10/600s by account",
      "member   POST /watchlist  120/60s by account",
      "member   PUT /auth/watchlist/choices  120/60s by account",
      "member   PUT /deals/:kind/:id/review  60/600s by account",
      "member   PUT /notifications/choices  60/60s by account",
      "member   PUT /users/language  60/600s by account",
      "member   PUT /users/profile  30/60s by account",
      "operator GET /admin/bidders  desk auctions",
      "operator GET /admin/companies  desk companies",
      "operator GET /admin/companies/:id  desk companies",
      "operator GET /admin/directory  desk leads",
      "operator GET /admin/health  desk any",
      "operator GET /admin/jobs  desk system",
      "operator GET /admin/leads  desk leads",
      "operator GET /admin/licences  desk companies",
      "operator GET /admin/listings  desk trust",
      "operator GET /admin/listings/:id  desk trust",
      "operator GET /admin/lots  desk auctions",
      "operator GET /admin/lots/:id  desk auctions",
      "operator GET /admin/operators  desk lead",
      "operator GET /admin/queue  desk any",
      "operator GET /admin/rates  desk system",
      "operator GET /admin/reports  desk trust",
      "operator GET /admin/rights  desk any",
      "operator GET /admin/search  desk any",
      "operator GET /admin/settlements  desk settlements",
      "operator GET /admin/settlements/:id  desk settlements",
      "operator POST /admin/bidders/:id/approve  desk auctions  120/60s by account",
      "operator POST /admin/bidders/:id/reject  desk auctions  120/60s by account",
      "operator POST /admin/companies/:id/approve  desk companies  120/60s by account",
      "operator POST /admin/companies/:id/reject  desk companies  120/60s by account",
      "operator POST /admin/companies/:id/restore  desk companies  120/60s by account",
      "operator POST /admin/companies/:id/suspend  desk companies  120/60s by account",
      "operator POST /admin/directory  desk leads  120/60s by account",
      "operator POST /admin/directory/:id/publish  desk leads  120/60s by account",
      "operator POST /admin/directory/:id/unpublish  desk leads  120/60s by account",
      "operator POST /admin/jobs/:id/retry  desk system  60/60s by account",
      "operator POST /admin/leads/:id/close  desk leads  120/60s by account",
      "operator POST /admin/leads/:id/directory  desk leads  120/60s by account",
      "operator POST /admin/licences/:id/approve  desk companies  120/60s by account",
      "operator POST /admin/licences/:id/reject  desk companies  120/60s by account",
      "operator POST /admin/listings/:id/restore  desk trust  120/60s by account",
      "operator POST /admin/listings/:id/take-down  desk trust  120/60s by account",
      "operator POST /admin/lots/:id/approve  desk auctions  120/60s by account",
      "operator POST /admin/lots/:id/cancel  desk auctions  120/60s by account",
      "operator POST /admin/lots/:id/reject  desk auctions  120/60s by account",
      "operator POST /admin/papers/:id/link  desk companies  120/60s by account",
      "operator POST /admin/queue/:kind/:id/claim  desk any  240/60s by account",
      "operator POST /admin/queue/:kind/:id/release  desk any  240/60s by account",
      "operator POST /admin/rates/exchange  desk system  60/60s by account",
      "operator POST /admin/rates/vat  desk system  60/60s by account",
      "operator POST /admin/reports/:id/decide  desk trust  120/60s by account",
      "operator POST /admin/settlements/:id/defaulted  desk settlements  120/60s by account",
      "operator POST /admin/settlements/:id/give-up  desk settlements  120/60s by account",
      "operator POST /admin/settlements/:id/offer  desk settlements  120/60s by account",
      "operator POST /admin/settlements/:id/paid  desk settlements  120/60s by account",
      "operator POST /admin/settlements/:id/released  desk settlements  120/60s by account",
      "operator PUT /admin/directory/:id  desk leads  120/60s by account",
      "operator PUT /admin/operators/:id/rights  desk lead  120/60s by account",
      "public   GET /auth/buyer-network",
      "public   GET /auth/live",
      "public   GET /auth/seller-network",
      "public   GET /auth/upcoming",
      "public   GET /auth/verified-products",
      "public   GET /companies/:id/reviews",
      "public   GET /equipment/:id/comparables",
      "public   GET /equipment/:id/taken",
      "public   GET /equipment/auction/:id/proof",
      "public   GET /equipment/categories",
      "public   GET /equipment/facets",
      "public   GET /exchange-rates",
      "public   GET /experts",
      "public   GET /health/live",
      "public   GET /health/ready",
      "public   GET /service-providers",
      "public   GET /supplier-network",
      "public   GET /taxonomy",
      "public   GET /testimonials",
      "public   POST /auth/accept-invitation  10/3600s by address",
      "public   POST /auth/createuser  10/3600s by address  takes logo: 1 of image, svg up to 5 MB; businessLicenseDoc: 1 of pdf, image up to 10 MB",
      "public   POST /auth/forgot-password  10/600s by address, 3/600s by body.email",
      "public   POST /auth/invitation  30/600s by address",
      "public   POST /auth/loginuser  30/60s by address, 10/300s by body.email",
      "public   POST /auth/reset-password  20/600s by address",
      "public   POST /auth/verify-email  30/600s by address",
      "public   POST /saved-searches/stop  30/600s by address",
      "supplier DELETE /auth/calendar-feed  20/3600s by account",
      "supplier DELETE /sell-drafts/:id  60/60s by account",
      "supplier GET /auth/calendar-feed",
      "supplier GET /auth/my-equipment-bookings",
      "supplier GET /auth/my-selling-inspections",
      "supplier GET /auth/my-selling-quotes",
      "supplier GET /auth/seller",
      "supplier GET /auth/utilisation",
      "supplier GET /equipment/imports",
      "supplier GET /equipment/imports/:id",
      "supplier GET /procurement/auction-invitations",
      "supplier GET /procurement/invitations",
      "supplier GET /sale-inquiries",
      "supplier GET /sell-drafts",
      "supplier POST /auth/calendar-feed  20/3600s by account",
      "supplier POST /equipment  60/600s by account, 1000/86400s by account  takes images: 10 of image up to 10 MB",
      "supplier POST /equipment/:id/offer  120/600s by account",
      "supplier POST /equipment/:id/relist  120/600s by account",
      "supplier POST /equipment/:id/sold  120/600s by account",
      "supplier POST /equipment/:id/withdraw  120/600s by account",
      "supplier POST /equipment/imports  20/600s by account  takes file: 1 of csv up to 5 MB",
      "supplier POST /equipment/imports/:id/start  60/600s by account",
      "supplier POST /procurement/auctions/:id/offer  e-mail verified, no operator  600/60s by account",
      "supplier POST /procurement/rfqs/:id/answer/confirm  240/600s by account",
      "supplier POST /procurement/rfqs/:id/answer/withdraw  240/600s by account",
      "supplier POST /procurement/rfqs/:id/decline  240/600s by account",
      "supplier POST /procurement/rfqs/:id/questions  240/600s by account",
      "supplier POST /sale-inquiries/:id/read  300/60s by account",
      "supplier POST /sell-drafts/:id/accept  60/60s by account",
      "supplier PUT /auth/updateuser  30/600s by account  takes UploadDocuments: 10 of pdf, image up to 5 MB",
      "supplier PUT /equipment/:id  120/600s by account  takes images: 10 of image up to 10 MB",
      "supplier PUT /procurement/rfqs/:id/answer  e-mail verified, no operator  240/600s by account",
      "visitor  GET /auth/buyerprofile/:id  60/60s by account, 500/86400s by account",
      "visitor  GET /auth/get-needs/:userId",
      "visitor  GET /auth/get-projects/:userId",
      "visitor  GET /auth/profile/:id  60/60s by account, 500/86400s by account",
      "visitor  GET /auth/sellerprofile/:id  60/60s by account, 500/86400s by account",
      "visitor  GET /equipment/:id",
      "visitor  GET /equipment/auction/:id",
      "visitor  POST /auctions/register  5/600s by address, 20/86400s by address, 5/3600s by body.email",
      "visitor  POST /auth/send-buyer-contact  5/600s by address, 20/86400s by address, 10/3600s by body.senderEmail",
      "visitor  POST /auth/send-supplier-contact  5/600s by address, 20/86400s by address, 10/3600s by body.email",
      "visitor  POST /equipment/:id/view  300/60s by address",
      "visitor  POST /equipment/contactmail  5/600s by address, 20/86400s by address, 10/3600s by body.email",
      "visitor  POST /leads/buyer-network  5/600s by address, 20/86400s by address, 5/3600s by body.email",
      "visitor  POST /leads/contact  5/600s by address, 20/86400s by address, 5/3600s by body.email",
      "visitor  POST /leads/demo  5/600s by address, 20/86400s by address, 5/3600s by body.email",
      "visitor  POST /leads/expert  5/600s by address, 20/86400s by address, 5/3600s by body.email",
      "visitor  POST /leads/expert-contact  5/600s by address, 20/86400s by address, 5/3600s by body.email",
      "visitor  POST /leads/provider  5/600s by address, 20/86400s by address, 5/3600s by body.email",
      "visitor  POST /leads/sell  5/600s by address, 20/86400s by address  takes photos: 20 of image up to 10 MB",
      "visitor  POST /leads/service-request  5/600s by address, 20/86400s by address, 5/3600s by body.email",
      "visitor  POST /leads/trial  5/600s by address, 20/86400s by address, 5/3600s by body.email",
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
  // (calendar-feed.test.ts, inspections.test.ts, orders.test.ts), and streams by a ticket (live.test.ts). What is public of auctions as
  // well: their dates (auction-calendar.test.ts) and how a lot stands (lot-stream.test.ts). What search engines and those who show links
  // are given (sitemap.test.ts, cards.test.ts).
  expect(others.filter((route) => !known.test(route) && !route.startsWith('HEAD '))).toEqual([
    'GET /uploads/:name',
    'GET /uploads/private/:id',
    'GET /api/inspections/:id/report.pdf',
    'GET /api/calendars/:name',
    'GET /api/auctions/calendar.ics',
    'GET /api/equipment/auction/:id/calendar.ics',
    'GET /api/procurement/orders/:id/order.pdf',
    'GET /robots.txt',
    'GET /sitemap.xml',
    'GET /sitemaps/pages.xml',
    'GET /sitemaps/:name',
    'GET /cards/:name',
    'GET /api/equipment/auction/:id/stream',
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
const anyId = { id: ID, equipmentId: ID, documentId: ID };

/** Where a stranger's try at each row-bearing route is shown. */
const strangers: Record<string, string> = {
  'DELETE /equipment/watchlist/:id': 'watch-list.test.ts: a colleague takes a lot off it, a stranger changes nothing',
  'GET /equipment/auction/:id':
    'read-lots.test.ts: that nobody has approved is unknown to all but its seller and operators',
  'GET /equipment/auction/:id/proof':
    'read-bids.test.ts: is not told before the end, nor ever of a sealed lot that was called off',
  'GET /equipment/bid/:id': 'read-bids.test.ts: have a page with the receipt, unknown to everybody else',
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
  'GET /equipment/consignment/:id':
    'consign.test.ts: one is read by its account and by operators, with the reserve; to others it does not exist',
  'POST /equipment/consignment/:id/withdraw': 'consign.test.ts: is for the seller, while nobody has decided',
  'DELETE /auth/delete-need/:id': 'needs.test.ts: is unknown to a stranger, who changes nothing',
  'DELETE /auth/delete-project/:id': 'projects.test.ts: is unknown to a stranger, who changes nothing',
  'PUT /auth/update-need/:id': 'needs.test.ts: is unknown to a stranger, who changes nothing',
  'PUT /auth/update-project/:id': 'projects.test.ts: is unknown to a stranger, who changes nothing',
  'GET /procurement/orders/:id': 'orders.test.ts: is for its two sides alone, each with its own acts',
  'POST /procurement/orders/:id/accept': 'orders.test.ts: is for its two sides alone, each with its own acts',
  'POST /procurement/orders/:id/cancel': 'orders.test.ts: is for its two sides alone, each with its own acts',
  'POST /procurement/orders/:id/close': 'orders.test.ts: is for its two sides alone, each with its own acts',
  'POST /procurement/orders/:id/decline': 'orders.test.ts: is for its two sides alone, each with its own acts',
  'POST /procurement/orders/:id/deliver': 'orders.test.ts: is for its two sides alone, each with its own acts',
  'POST /procurement/orders/:id/paper': 'orders.test.ts: is for its two sides alone, each with its own acts',
  'GET /procurement/rfqs/:id/comparison':
    'awards.test.ts: is unknown to strangers and to suppliers, who change nothing',
  'PUT /procurement/rfqs/:id/weights': 'awards.test.ts: is unknown to strangers and to suppliers, who change nothing',
  'POST /procurement/rfqs/:id/award': 'awards.test.ts: is unknown to strangers and to suppliers, who change nothing',
  'POST /procurement/rfqs/:id/award/approve':
    'awards.test.ts: is unknown to strangers and to suppliers, who change nothing',
  'POST /procurement/rfqs/:id/award/reject':
    'awards.test.ts: is unknown to strangers and to suppliers, who change nothing',
  'POST /procurement/rfqs/:id/award/take-back':
    'awards.test.ts: is unknown to strangers and to suppliers, who change nothing',
  'POST /procurement/rfqs/:id/open-prices':
    'awards.test.ts: is unknown to strangers and to suppliers, who change nothing',
  'POST /procurement/rfqs/:id/technical':
    'awards.test.ts: is unknown to strangers and to suppliers, who change nothing',
  'GET /procurement/suppliers/:id': 'suppliers.test.ts: is unknown to a stranger, and to the supplier',
  'PUT /procurement/suppliers/:id': 'suppliers.test.ts: is unknown to a stranger, and to the supplier',
  'DELETE /procurement/suppliers/:id': 'suppliers.test.ts: is unknown to a stranger, and to the supplier',
  'POST /procurement/suppliers/:id/documents': 'suppliers.test.ts: is unknown to a stranger, and to the supplier',
  'DELETE /procurement/suppliers/:id/documents/:documentId':
    'suppliers.test.ts: is unknown to a stranger, and to the supplier',
  'DELETE /auth/sessions/:id': 'identity.test.ts: cannot be seen or ended by a stranger',
  'DELETE /media/:id': 'media.test.ts: is deleted by its owner with everything made from it, and never by a stranger',
  'DELETE /saved-searches/:id': 'alerts.test.ts: is unknown to a stranger and to a colleague',
  'DELETE /users/documents/:id': 'update-user.test.ts: are removed by their company, and unknown to a stranger',
  'DELETE /users/invitations/:id': 'members.test.ts: to a stranger they do not exist',
  'DELETE /users/members/:id': 'members.test.ts: to a stranger they do not exist',
  'GET /procurement/rfqs/:id':
    'rfqs.test.ts: is unknown to strangers, like one that does not exist, whatever they call',
  'PUT /procurement/rfqs/:id':
    'rfqs.test.ts: is unknown to strangers, like one that does not exist, whatever they call',
  'DELETE /procurement/rfqs/:id':
    'rfqs.test.ts: is unknown to strangers, like one that does not exist, whatever they call',
  'POST /procurement/rfqs/:id/files':
    'rfqs.test.ts: is unknown to strangers, like one that does not exist, whatever they call',
  'DELETE /procurement/rfqs/:id/files/:fileId':
    'rfqs.test.ts: is unknown to strangers, like one that does not exist, whatever they call',
  'POST /procurement/rfqs/:id/invite':
    'rfqs.test.ts: is unknown to strangers, like one that does not exist, whatever they call',
  'DELETE /procurement/rfqs/:id/invite/:supplierId':
    'rfqs.test.ts: is unknown to strangers, like one that does not exist, whatever they call',
  'POST /procurement/rfqs/:id/publish':
    'rfqs.test.ts: is unknown to strangers, like one that does not exist, whatever they call',
  'POST /procurement/rfqs/:id/amend':
    'rfqs.test.ts: is unknown to strangers, like one that does not exist, whatever they call',
  'GET /procurement/auctions/:id':
    'auction-secrets.test.ts: to strangers an auction is the same as one that is not there, by every call',
  'GET /procurement/auctions/:id/proof':
    'auction-secrets.test.ts: to strangers an auction is the same as one that is not there, by every call',
  'POST /procurement/auctions/:id/award':
    'auction-secrets.test.ts: to strangers an auction is the same as one that is not there, by every call',
  'POST /procurement/auctions/:id/award/approve':
    'auction-secrets.test.ts: to strangers an auction is the same as one that is not there, by every call',
  'POST /procurement/auctions/:id/award/reject':
    'auction-secrets.test.ts: to strangers an auction is the same as one that is not there, by every call',
  'POST /procurement/auctions/:id/cancel':
    'auction-secrets.test.ts: to strangers an auction is the same as one that is not there, by every call',
  'POST /procurement/auctions/:id/offer':
    'auction-secrets.test.ts: to strangers an auction is the same as one that is not there, by every call',
  'POST /procurement/rfqs/:id/cancel':
    'rfqs.test.ts: is unknown to strangers, like one that does not exist, whatever they call',
  'POST /procurement/rfqs/:id/questions/:questionId':
    'rfqs.test.ts: is unknown to strangers, like one that does not exist, whatever they call',
  'POST /procurement/rfqs/:id/questions':
    'rfqs.test.ts: is unknown to strangers, like one that does not exist, whatever they call',
  'PUT /procurement/rfqs/:id/answer':
    'rfqs.test.ts: is unknown to strangers, like one that does not exist, whatever they call',
  'POST /procurement/rfqs/:id/answer/confirm':
    'rfqs.test.ts: is unknown to strangers, like one that does not exist, whatever they call',
  'POST /procurement/rfqs/:id/answer/withdraw':
    'rfqs.test.ts: is unknown to strangers, like one that does not exist, whatever they call',
  'POST /procurement/rfqs/:id/decline':
    'rfqs.test.ts: is unknown to strangers, like one that does not exist, whatever they call',
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
  'POST /admin/bidders/:id/approve': 'bidders.test.ts: tells why by e-mail, also a visitor, and lets them ask again',
  'POST /admin/bidders/:id/reject': 'bidders.test.ts: tells why by e-mail, also a visitor, and lets them ask again',
  'POST /admin/lots/:id/approve':
    'auction-desk.test.ts: refuses dates that are none, strangers, and what is not pending',
  'POST /admin/lots/:id/cancel':
    'auction-desk.test.ts: is refused once the hour has come, for what is not running, and to others',
  'POST /admin/lots/:id/reject': 'auction-desk.test.ts: needs a reason, which the seller reads',
  'POST /admin/settlements/:id/defaulted':
    'settlements.test.ts: is the operators’ to see and to step; to another bidder a second chance does not exist',
  'POST /admin/settlements/:id/give-up':
    'settlements.test.ts: is the operators’ to see and to step; to another bidder a second chance does not exist',
  'POST /admin/settlements/:id/offer':
    'settlements.test.ts: is the operators’ to see and to step; to another bidder a second chance does not exist',
  'POST /admin/settlements/:id/paid':
    'settlements.test.ts: is the operators’ to see and to step; to another bidder a second chance does not exist',
  'POST /admin/settlements/:id/released':
    'settlements.test.ts: is the operators’ to see and to step; to another bidder a second chance does not exist',
  'POST /auctions/settlements/:id/accept':
    'settlements.test.ts: is the operators’ to see and to step; to another bidder a second chance does not exist',
  'POST /auctions/settlements/:id/decline':
    'settlements.test.ts: is the operators’ to see and to step; to another bidder a second chance does not exist',
  'POST /admin/companies/:id/approve': 'operations.test.ts: are closed to everybody but operators',
  'POST /admin/companies/:id/reject': 'operations.test.ts: are closed to everybody but operators',
  'POST /admin/companies/:id/restore': 'operations.test.ts: are closed to everybody but operators',
  'POST /admin/companies/:id/suspend': 'operations.test.ts: are closed to everybody but operators',
  'POST /admin/leads/:id/close': 'operations.test.ts: are closed to everybody but operators',
  'POST /admin/leads/:id/directory': 'directory-desk.test.ts: is closed to everybody but operators',
  'GET /companies/:id/reviews': 'reviews.test.ts: come in pages, newest first',
  'GET /deals/:kind/:id/reviews': 'reviews.test.ts: are for the two sides, in bounds',
  'PUT /deals/:kind/:id/review': 'reviews.test.ts: are for the two sides, in bounds',
  'POST /reviews/:id/reply': 'reviews.test.ts: have one public reply by the reviewed, once they are published',
  'POST /admin/papers/:id/link': 'desks.test.ts: every call of an operator',
  'POST /admin/licences/:id/approve': 'desks.test.ts: every call of an operator',
  'POST /admin/licences/:id/reject': 'desks.test.ts: every call of an operator',
  'POST /admin/reports/:id/decide': 'desks.test.ts: every call of an operator',
  'GET /admin/listings/:id': 'desks.test.ts: every call of an operator',
  'GET /admin/lots/:id': 'desks.test.ts: every call of an operator',
  'GET /admin/settlements/:id': 'desks.test.ts: every call of an operator',
  'POST /admin/jobs/:id/retry': 'desks.test.ts: every call of an operator',
  'POST /admin/listings/:id/restore': 'desks.test.ts: every call of an operator',
  'POST /admin/listings/:id/take-down': 'desks.test.ts: every call of an operator',
  'POST /admin/queue/:kind/:id/claim': 'desks.test.ts: every call of an operator',
  'POST /admin/queue/:kind/:id/release': 'desks.test.ts: every call of an operator',
  'PUT /admin/operators/:id/rights': 'desks.test.ts: every call of an operator',
  'PUT /admin/directory/:id': 'directory-desk.test.ts: is closed to everybody but operators',
  'POST /admin/directory/:id/publish': 'directory-desk.test.ts: is closed to everybody but operators',
  'POST /admin/directory/:id/unpublish': 'directory-desk.test.ts: is closed to everybody but operators',
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
  'POST /sell-drafts/:id/accept': 'sell.test: to another supplier it does not exist',
  'DELETE /sell-drafts/:id': 'sell.test: to another supplier it does not exist',
};

it('every route that carries an id has been tried by a stranger', () => {
  const bearing = api.served.endpoints.filter((endpoint) => endpoint.path.includes(':'));
  expect(bearing.map((endpoint) => `${endpoint.method} ${endpoint.path}`).sort()).toEqual(
    Object.keys(strangers).sort(),
  );
});
