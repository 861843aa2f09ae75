// Assembles the role api: registers the routes, jobs and schedulers of every module. This file holds composition only.
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import { alertsJobs, alertsRoutes } from './modules/alerts/index.ts';
import {
  answerBidderJob,
  biddersRoutes,
  confirmConsignmentJob,
  consignmentsRoutes,
  lotsRoutes,
  lotTasks,
  notifyBiddersAndWatchersJob,
  placeBidRoutes,
  publishLotChangeJob,
  serveAuctionCalendars,
  serveLotStreams,
  settlementsRoutes,
  settlementTasks,
  startLotScheduler,
} from './modules/auctions/index.ts';
import { buyingReportsRoutes } from './modules/buying-reports/index.ts';
import {
  applyRateJob,
  catalogueRoutes,
  foldChangesJob,
  importRowsJob,
  listingTasks,
  readInventory,
  searchSettings,
  ViewCounter,
} from './modules/catalogue/index.ts';
import { companiesRoutes, networksRoutes } from './modules/companies/index.ts';
import { advancePlansJob, directoryRoutes, sendPlanEmailJob } from './modules/directory/index.ts';
import { cutSitemapJob, serveCards, serveSitemap } from './modules/discovery/index.ts';
import {
  countInspectionsByListing,
  countQuotesByListing,
  enquiriesRoutes,
  expireQuoteJob,
  inspectionsRoutes,
  inspectionTasks,
  quoteTasks,
  serveReportFiles,
} from './modules/enquiries/index.ts';
import {
  createIdentity,
  type Identity,
  identityJobs,
  identityRoutes,
  listActiveSessions,
} from './modules/identity/index.ts';
import {
  countVisitorInquiries,
  forwardsJobs,
  forwardsRoutes,
  inquiryJobs,
  inquiryTasks,
  leadFormsRoutes,
  leadsJobs,
  leadsRoutes,
  newsletterJobs,
  newsletterRoutes,
  sellDraftJobs,
  serveNewsletterPage,
} from './modules/leads/index.ts';
import { legalRoutes } from './modules/legal/index.ts';
import { mediaFileRoutes, mediaJobs, mediaRoutes } from './modules/media/index.ts';
import { countConversationsByListing, messageTasks, messagingRoutes } from './modules/messages/index.ts';
import { notificationEmailJobs, notificationHandlers, notificationsRoutes } from './modules/notifications/index.ts';
import {
  auctionDeskRoutes,
  consoleSearchRoutes,
  countMarketJob,
  directoryDeskRoutes,
  leadsDeskRoutes,
  licenceDeskRoutes,
  newsletterDeskRoutes,
  notifyCompanyJob,
  notifyListingOwnerJob,
  operationsRoutes,
  operatorsRoutes,
  queueRoutes,
  readSystemStatus,
  reportDeskRoutes,
  sampleSystemJob,
  settlementDeskRoutes,
  systemDeskRoutes,
} from './modules/operations/index.ts';
import { ordersRoutes, orderTasks, serveOrderFiles } from './modules/orders/index.ts';
import { privacyJobs, privacyRoutes } from './modules/privacy/index.ts';
import {
  advanceBuyerPlansJob,
  countNeedsAndProjects,
  notifySuppliersJob,
  plansRoutes,
  procurementRoutes,
} from './modules/procurement/index.ts';
import { advanceBookingsJob, bookingTasks, rentalsRoutes, serveCalendarFiles } from './modules/rentals/index.ts';
import {
  refreshPagesJob,
  reverseAuctionsRoutes,
  reverseTasks,
  startReverseScheduler,
} from './modules/reverse-auctions/index.ts';
import { awardsRoutes, openDueRfqsJob, rfqsRoutes, rfqTasks } from './modules/rfqs/index.ts';
import { searchRoutes } from './modules/search/index.ts';
import { statsRoutes } from './modules/stats/index.ts';
import { remindBuyersJob, suppliersRoutes } from './modules/supplier-lists/index.ts';
import { tasksJobs, tasksRoutes } from './modules/tasks/index.ts';
import {
  announceReviewsJob,
  countDeals,
  endBadgesJob,
  findFlagsJob,
  licencesRoutes,
  licenceTasks,
  listLeadingSuppliers,
  readAnswerTimes,
  readNewestReviews,
  readRatings,
  readSatisfaction,
  readSupplierRatings,
  remindLicencesJob,
  reportsRoutes,
  sumAllSales,
  sumNetworkSales,
  sumSales,
  sumSpending,
  trustRoutes,
} from './modules/trust/index.ts';
import type { Config } from './platform/config.ts';
import { connectDatabase, type Database } from './platform/database/connect.ts';
import { createDb } from './platform/database/db.ts';
import { createReplicaReads } from './platform/database/replica-reads.ts';
import { registerApiDefaults } from './platform/http/app.ts';
import { deleteOldAnswersJob } from './platform/http/idempotency.ts';
import { createLimiter } from './platform/http/limits.ts';
import { describeApi } from './platform/http/openapi.ts';
import { createServe, type Served } from './platform/http/serve.ts';
import type { JobHandler } from './platform/jobs/jobs.ts';
import type { Scheduler, SchedulerDeps } from './platform/jobs/scheduler.ts';
import { createLive, type Live, LiveStreams } from './platform/live/live.ts';
import { liveRoutes } from './platform/live/live-routes.ts';
import type { Mail } from './platform/mail.ts';
import { watchDependencies, watchPool, watchStreams } from './platform/monitoring/app-metrics.ts';
import { type Health, healthRoutes } from './platform/monitoring/health.ts';
import type { Log } from './platform/monitoring/log.ts';
import type { Tracing } from './platform/monitoring/trace.ts';
import { createStorage, type Storage } from './platform/storage.ts';

type Base = Omit<Database, 'close'> & {
  config: Config;
  log: Log;
  redis: Redis;
  mail: Mail;
  health: Health;
  metrics: Registry;
  tracing?: Tracing | undefined;
};
export type Parts = Base & { identity: Identity; storage: Storage; live: Live };

export function createParts(base: Base): Parts {
  const { publicUrl, authSecret: secret, storageUrl } = base.config;
  const identity = createIdentity({ ...base, publicUrl, secret });
  return { ...base, identity, storage: createStorage(storageUrl), live: createLive(base.redis, base.log) };
}

/** The sources that count as an inquiry about a machine. */
const inquiries = [countQuotesByListing, countInspectionsByListing, countConversationsByListing, countVisitorInquiries];

/** The statistics of companies, each read by the module that has the records. */
const companyStatistics = {
  supplier: [readInventory, readRatings, sumSales, countDeals],
  profile: [readAnswerTimes, sumAllSales, readNewestReviews],
  buyer: [countNeedsAndProjects, readRatings, sumSpending],
  network: [sumNetworkSales, readSatisfaction, listLeadingSuppliers],
};

/** What waits for companies to act, each read by the module that has the records. */
export const taskSources = [
  quoteTasks,
  inspectionTasks,
  bookingTasks,
  messageTasks,
  inquiryTasks,
  listingTasks,
  lotTasks,
  settlementTasks,
  rfqTasks,
  reverseTasks,
  orderTasks,
  licenceTasks,
];

export async function registerApi(app: FastifyInstance, parts: Parts): Promise<Served> {
  const { config, db, identity } = parts;
  let served: Served = { endpoints: [] };
  await app.register(async (api) => {
    await describeApi(api, config.publicUrl, () => served.endpoints);
    registerApiDefaults(api);
    const limiter = createLimiter(parts.redis);
    const { searches, views, replicaReads } = openConnections(api, parts);
    const serve = createServe(api, { ...identity, limiter, tracing: parts.tracing, replicaReads });
    served = serve;
    healthRoutes(serve, parts);
    mediaRoutes(serve, { ...parts, secret: config.authSecret });
    mediaFileRoutes(api, { ...parts, secret: config.authSecret });
    legalRoutes(serve, parts);
    privacyRoutes(serve, api, { ...parts, ...identity, secret: config.authSecret });
    identityRoutes(serve, { db, redis: parts.redis, ...identity });
    companiesRoutes(serve, { ...parts, ...identity });
    const market = { ...parts, searches: searches.connections, views, inquiries, ratings: readSupplierRatings };
    catalogueRoutes(serve, market);
    enquiriesRoutes(serve, parts);
    inspectionsRoutes(serve, { ...parts, secret: config.authSecret });
    serveReportFiles(api, { ...parts, secret: config.authSecret });
    rentalsRoutes(serve, { ...parts, secret: config.authSecret });
    serveCalendarFiles(api, { db, secret: config.authSecret });
    messagingRoutes(serve, parts);
    placeBidRoutes(serve, parts);
    lotsRoutes(serve, { ...parts, searches: searches.db });
    serveAuctionCalendars(api, parts);
    consignmentsRoutes(serve, parts);
    biddersRoutes(serve, parts);
    networksRoutes(serve, { ...parts, statistics: companyStatistics });
    alertsRoutes(serve, { db, secret: config.authSecret });
    procurementRoutes(serve, parts);
    plansRoutes(serve, parts);
    suppliersRoutes(serve, { ...parts, secret: config.authSecret });
    rfqsRoutes(serve, { ...parts, secret: config.authSecret });
    awardsRoutes(serve, parts);
    reverseAuctionsRoutes(serve, parts);
    searchRoutes(serve, { ...parts, searches });
    ordersRoutes(serve, { db, secret: config.authSecret });
    serveOrderFiles(api, { db, secret: config.authSecret });
    buyingReportsRoutes(serve, parts);
    directoryRoutes(serve, parts);
    leadsRoutes(serve, parts);
    leadFormsRoutes(serve, parts);
    forwardsRoutes(serve, parts);
    newsletterRoutes(serve, { db, secret: config.authSecret });
    serveNewsletterPage(api);
    statsRoutes(serve, { db, inquiries });
    trustRoutes(serve, parts);
    licencesRoutes(serve, parts);
    reportsRoutes(serve, parts);
    serveSitemap(api, { ...parts, limiter });
    serveCards(api, { ...parts, limiter });
    tasksRoutes(serve, parts);
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
    leadsDeskRoutes(serve, parts);
    newsletterDeskRoutes(serve, parts);
    licenceDeskRoutes(serve, parts);
    reportDeskRoutes(serve, parts);
    const streams = new LiveStreams(parts);
    watchStreams(parts.metrics, streams);
    serveLotStreams(api, { db, streams });
    liveRoutes(serve, api, { ...parts, streams, findActiveSessions: (ids) => listActiveSessions(db, ids) });
  });
  return served;
}

/** Opens what only the calls use: connections for searches, the counter of views, and the check of the replica. They close with the server. */
function openConnections(api: FastifyInstance, parts: Parts) {
  const { config, log, metrics, replica } = parts;
  const searches = connectDatabase(config, Math.ceil(config.databasePool / 2), log, { settings: searchSettings });
  watchPool(metrics, 'calls', parts);
  watchPool(metrics, 'searches', searches);
  const views = new ViewCounter(parts);
  const replicaReads = replica && createReplicaReads({ ...parts, replica });
  api.addHook('onClose', async () => {
    await views.stop();
    await replicaReads?.stop();
    await searches.close();
  });
  return { searches, views, replicaReads };
}

/** Returns the handlers of every job of every module. A declared job without a handler prevents the start. */
export function jobHandlers(parts: Parts): JobHandler[] {
  const identity = { ...parts, ...parts.identity, publicUrl: parts.config.publicUrl };
  return [
    deleteOldAnswersJob(parts),
    ...mediaJobs(parts),
    ...identityJobs(identity),
    ...privacyJobs(parts),
    foldChangesJob(parts),
    importRowsJob(parts),
    ...alertsJobs(parts),
    ...leadsJobs(parts),
    ...inquiryJobs(parts),
    ...forwardsJobs(parts),
    ...newsletterJobs({ ...parts, secret: parts.config.authSecret }),
    advancePlansJob(parts),
    sendPlanEmailJob(parts),
    expireQuoteJob(parts),
    advanceBookingsJob(parts),
    notifySuppliersJob(parts),
    advanceBuyerPlansJob(parts),
    openDueRfqsJob(parts),
    refreshPagesJob(parts),
    remindBuyersJob(parts),
    notifyBiddersAndWatchersJob(parts),
    publishLotChangeJob(parts),
    cutSitemapJob(parts),
    announceReviewsJob(parts),
    remindLicencesJob(parts),
    endBadgesJob(parts),
    findFlagsJob(parts),
    ...tasksJobs(parts, taskSources),
    ...notificationHandlers(parts),
    ...notificationEmailJobs(parts),
    ...sellDraftJobs(parts),
    notifyCompanyJob(parts),
    applyRateJob(parts),
    notifyListingOwnerJob(parts),
    countMarketJob(parts),
    sampleSystemJob(parts),
    answerBidderJob(parts),
    confirmConsignmentJob(parts),
  ];
}

/** Starts the schedulers that run beside the job queue, because the queue polls too slowly for the end of an auction. */
export function startSchedulers(deps: SchedulerDeps): Scheduler {
  const schedulers = [startLotScheduler(deps), startReverseScheduler(deps)];
  return { stop: async () => void (await Promise.all(schedulers.map((scheduler) => scheduler.stop()))) };
}

/** Registers the metrics of the database, Redis, the queue and the schedulers. `pool` serves only these metrics. */
export function watchSystem(registry: Registry, { pool, redis }: { pool: pg.Pool; redis: Redis }): void {
  const db = createDb(pool);
  watchDependencies(registry, { redis, readStatus: () => readSystemStatus(db) });
}
