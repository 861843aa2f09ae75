// Assembles the role api: registers the routes, jobs and schedulers of every module. This file holds composition only.
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import { alertsJobs, alertsRoutes } from './modules/alerts/index.ts';
import {
  answeringBidders,
  auctionCalendars,
  biddersRoutes,
  biddingRoutes,
  confirmingConsignments,
  consignmentsRoutes,
  lotStreams,
  lotsRoutes,
  settlementsRoutes,
  startLotClock,
  tellingLots,
  tellingPeople,
} from './modules/auctions/index.ts';
import { buyingReportsRoutes } from './modules/buying-reports/index.ts';
import {
  applyingRates,
  catalogueRoutes,
  foldingChanges,
  importingRows,
  inventory,
  searchSettings,
  ViewTally,
} from './modules/catalogue/index.ts';
import { companiesRoutes, networksRoutes } from './modules/companies/index.ts';
import { directoryRoutes } from './modules/directory/index.ts';
import { cardFiles, cuttingSitemap, sitemapFiles } from './modules/discovery/index.ts';
import {
  enquiriesRoutes,
  expiringQuotes,
  inspectionsByListing,
  inspectionsRoutes,
  quotesByListing,
  reportFiles,
} from './modules/enquiries/index.ts';
import {
  createIdentity,
  type Identity,
  identityJobs,
  identityRoutes,
  livingSessions,
} from './modules/identity/index.ts';
import {
  inquiryJobs,
  leadFormsRoutes,
  leadsJobs,
  leadsRoutes,
  sellDraftJobs,
  visitorInquiries,
} from './modules/leads/index.ts';
import { mediaFiles, mediaJobs, mediaRoutes } from './modules/media/index.ts';
import { conversationsByListing, messagingRoutes } from './modules/messaging/index.ts';
import { hearing, mailing, notificationsRoutes } from './modules/notifications/index.ts';
import {
  auctionDeskRoutes,
  consoleSearchRoutes,
  countingMarket,
  directoryDeskRoutes,
  licenceDeskRoutes,
  operationsRoutes,
  operatorsRoutes,
  queueRoutes,
  reportDeskRoutes,
  samplingSystem,
  settlementDeskRoutes,
  systemDeskRoutes,
  tellingCompanies,
  tellingOwners,
} from './modules/operations/index.ts';
import { orderFiles, ordersRoutes } from './modules/orders/index.ts';
import { needsAndProjects, procurementRoutes, tellingSuppliers } from './modules/procurement/index.ts';
import { calendarFiles, rentalsRoutes, turningBookings } from './modules/rentals/index.ts';
import { reverseAuctionsRoutes, startReverseClock, tellingPages } from './modules/reverse-auctions/index.ts';
import { awardsRoutes, openingRfqs, rfqsRoutes } from './modules/rfqs/index.ts';
import { statsRoutes } from './modules/stats/index.ts';
import { remindingBuyers, suppliersRoutes } from './modules/suppliers/index.ts';
import {
  answering,
  endingBadges,
  findingFlags,
  licencesRoutes,
  ratings,
  remindingOfLicences,
  reportsRoutes,
  tellingPublished,
  trustRoutes,
} from './modules/trust/index.ts';
import { apiManners } from './platform/app.ts';
import type { Clock, ClockDeps } from './platform/clock-loop.ts';
import type { Config } from './platform/config.ts';
import { createPool, type Db } from './platform/db.ts';
import { type Health, healthRoutes } from './platform/health.ts';
import { forgettingAnswers } from './platform/idempotency.ts';
import type { JobHandler } from './platform/jobs.ts';
import { createLimiter } from './platform/limits.ts';
import { createLive, type Live, LiveStreams } from './platform/live.ts';
import { liveRoutes } from './platform/live-routes.ts';
import type { Log } from './platform/log.ts';
import type { Mail } from './platform/mail.ts';
import { watchPool, watchStreams } from './platform/measures.ts';
import { describeApi } from './platform/openapi.ts';
import { type Served, server } from './platform/serve.ts';
import { createStorage, type Storage } from './platform/storage.ts';
import type { Tracing } from './platform/trace.ts';

type Base = {
  config: Config;
  log: Log;
  pool: pg.Pool;
  db: Db;
  redis: Redis;
  mail: Mail;
  health: Health;
  metrics: Registry;
  tracing?: Tracing | undefined;
};
export type Parts = Base & { identity: Identity; storage: Storage; live: Live };

export function assemble(base: Base): Parts {
  const { publicUrl, authSecret: secret, storageUrl } = base.config;
  const identity = createIdentity({ ...base, publicUrl, secret });
  return { ...base, identity, storage: createStorage(storageUrl), live: createLive(base.redis, base.log) };
}

/** The sources that count as an inquiry about a machine. */
const inquiries = [quotesByListing, inspectionsByListing, conversationsByListing, visitorInquiries];

export async function addApi(app: FastifyInstance, parts: Parts): Promise<Served> {
  const { config, db, identity } = parts;
  let served: Served = { endpoints: [] };
  await app.register(async (api) => {
    await describeApi(api, config.publicUrl, () => served.endpoints);
    apiManners(api);
    const { readSession } = identity;
    const limiter = createLimiter(parts.redis);
    const serve = server(api, { readSession, limiter, tracing: parts.tracing });
    served = serve;
    healthRoutes(serve, parts);
    mediaRoutes(serve, { ...parts, secret: config.authSecret });
    mediaFiles(api, { ...parts, secret: config.authSecret });
    identityRoutes(serve, { db, redis: parts.redis, ...identity });
    companiesRoutes(serve, { ...parts, ...identity });
    const searches = createPool(config.databaseUrl, Math.ceil(config.databasePool / 2), parts.log, searchSettings);
    watchPool(parts.metrics, 'calls', { pool: parts.pool });
    watchPool(parts.metrics, 'searches', { pool: searches });
    const views = new ViewTally(parts);
    api.addHook('onClose', () => views.stop().then(() => searches.end()));
    catalogueRoutes(serve, { ...parts, searches, views, inquiries });
    enquiriesRoutes(serve, parts);
    inspectionsRoutes(serve, { ...parts, secret: config.authSecret });
    reportFiles(api, { ...parts, secret: config.authSecret });
    rentalsRoutes(serve, { ...parts, secret: config.authSecret });
    calendarFiles(api, { db, secret: config.authSecret });
    messagingRoutes(serve, parts);
    biddingRoutes(serve, parts);
    lotsRoutes(serve, { ...parts, searches });
    auctionCalendars(api, parts);
    consignmentsRoutes(serve, parts);
    biddersRoutes(serve, parts);
    const statistics = { supplier: [inventory, ratings], profile: [answering], buyer: [needsAndProjects, ratings] };
    networksRoutes(serve, { ...parts, figures: statistics });
    alertsRoutes(serve, { db, secret: config.authSecret });
    procurementRoutes(serve, parts);
    suppliersRoutes(serve, { ...parts, secret: config.authSecret });
    rfqsRoutes(serve, { ...parts, secret: config.authSecret });
    awardsRoutes(serve, parts);
    reverseAuctionsRoutes(serve, parts);
    ordersRoutes(serve, { db, secret: config.authSecret });
    orderFiles(api, { db, secret: config.authSecret });
    buyingReportsRoutes(serve, parts);
    directoryRoutes(serve, parts);
    leadsRoutes(serve, parts);
    leadFormsRoutes(serve, parts);
    statsRoutes(serve, { db, inquiries });
    trustRoutes(serve, parts);
    licencesRoutes(serve, parts);
    reportsRoutes(serve, parts);
    sitemapFiles(api, { ...parts, limiter });
    cardFiles(api, { ...parts, limiter });
    notificationsRoutes(serve, parts);
    operationsRoutes(serve, { ...parts, secret: config.authSecret });
    operatorsRoutes(serve, parts);
    queueRoutes(serve, parts);
    consoleSearchRoutes(serve, parts);
    systemDeskRoutes(serve, parts);
    settlementsRoutes(serve, parts);
    settlementDeskRoutes(serve, parts);
    auctionDeskRoutes(serve, parts);
    directoryDeskRoutes(serve, parts);
    licenceDeskRoutes(serve, parts);
    reportDeskRoutes(serve, parts);
    const streams = new LiveStreams(parts);
    watchStreams(parts.metrics, streams);
    lotStreams(api, { db, streams });
    liveRoutes(serve, api, { ...parts, streams, findActiveSessions: (ids) => livingSessions(db, ids) });
  });
  return served;
}

/** Returns the handlers of every job of every module. A declared job without a handler prevents the start. */
export function jobHandlers(parts: Parts): JobHandler[] {
  const identity = { ...parts, ...parts.identity, publicUrl: parts.config.publicUrl };
  return [
    forgettingAnswers(parts),
    ...mediaJobs(parts),
    ...identityJobs(identity),
    foldingChanges(parts),
    importingRows(parts),
    ...alertsJobs(parts),
    ...leadsJobs(parts),
    ...inquiryJobs(parts),
    expiringQuotes(parts),
    turningBookings(parts),
    tellingSuppliers(parts),
    openingRfqs(parts),
    tellingPages(parts),
    remindingBuyers(parts),
    tellingPeople(parts),
    tellingLots(parts),
    cuttingSitemap(parts),
    tellingPublished(parts),
    remindingOfLicences(parts),
    endingBadges(parts),
    findingFlags(parts),
    ...hearing(parts),
    ...mailing(parts),
    ...sellDraftJobs(parts),
    tellingCompanies(parts),
    applyingRates(parts),
    tellingOwners(parts),
    countingMarket(parts),
    samplingSystem(parts),
    answeringBidders(parts),
    confirmingConsignments(parts),
  ];
}

/** Starts the schedulers that run beside the job queue, because the queue polls too slowly for the end of an auction. */
export function startClocks(deps: ClockDeps): Clock {
  const clocks = [startLotClock(deps), startReverseClock(deps)];
  return { stop: async () => void (await Promise.all(clocks.map((clock) => clock.stop()))) };
}
