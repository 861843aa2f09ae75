// The role api: every module's routes on one server. Composition only.
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type pg from 'pg';
import { alertsJobs, alertsRoutes } from './modules/alerts/index.ts';
import {
  catalogueRoutes,
  foldingChanges,
  importingRows,
  inventory,
  searchSettings,
  ViewTally,
} from './modules/catalogue/index.ts';
import { companiesRoutes, networksRoutes } from './modules/companies/index.ts';
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
import { inquiryJobs, leadsJobs, leadsRoutes, sellDraftJobs, visitorInquiries } from './modules/leads/index.ts';
import { mediaFiles, mediaJobs, mediaRoutes } from './modules/media/index.ts';
import { conversationsByListing, messagingRoutes } from './modules/messaging/index.ts';
import { hearing, mailing, notificationsRoutes } from './modules/notifications/index.ts';
import { operationsRoutes, tellingCompanies } from './modules/operations/index.ts';
import { needsAndProjects, procurementRoutes } from './modules/procurement/index.ts';
import { calendarFiles, rentalsRoutes, turningBookings } from './modules/rentals/index.ts';
import { statsRoutes } from './modules/stats/index.ts';
import { apiManners } from './platform/app.ts';
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
import { describeApi } from './platform/openapi.ts';
import { type Served, server } from './platform/serve.ts';
import { createStorage, type Storage } from './platform/storage.ts';

type Base = { config: Config; log: Log; pool: pg.Pool; db: Db; redis: Redis; mail: Mail; health: Health };
export type Parts = Base & { identity: Identity; storage: Storage; live: Live };

export function assemble(base: Base): Parts {
  const { publicUrl, authSecret: secret, storageUrl } = base.config;
  const identity = createIdentity({ ...base, publicUrl, secret });
  return { ...base, identity, storage: createStorage(storageUrl), live: createLive(base.redis, base.log) };
}

/** What counts as asking about a machine. */
const inquiries = [quotesByListing, inspectionsByListing, conversationsByListing, visitorInquiries];

export async function addApi(app: FastifyInstance, parts: Parts): Promise<Served> {
  const { config, db, identity } = parts;
  let served: Served = { endpoints: [] };
  await app.register(async (api) => {
    await describeApi(api, config.publicUrl);
    apiManners(api);
    const { readSession } = identity;
    const serve = server(api, { readSession, limiter: createLimiter(parts.redis) });
    served = serve;
    healthRoutes(serve, parts);
    mediaRoutes(serve, { ...parts, secret: config.authSecret });
    mediaFiles(api, { ...parts, secret: config.authSecret });
    identityRoutes(serve, { db, ...identity });
    companiesRoutes(serve, { ...parts, ...identity });
    const searches = createPool(config.databaseUrl, Math.ceil(config.databasePool / 2), parts.log, searchSettings);
    const views = new ViewTally(parts);
    api.addHook('onClose', () => views.stop().then(() => searches.end()));
    catalogueRoutes(serve, { ...parts, searches, views, inquiries });
    enquiriesRoutes(serve, parts);
    inspectionsRoutes(serve, { ...parts, secret: config.authSecret });
    reportFiles(api, { ...parts, secret: config.authSecret });
    rentalsRoutes(serve, { ...parts, secret: config.authSecret });
    calendarFiles(api, { db, secret: config.authSecret });
    messagingRoutes(serve, parts);
    networksRoutes(serve, { ...parts, figures: { supplier: [inventory], buyer: [needsAndProjects] } });
    alertsRoutes(serve, { db, secret: config.authSecret });
    procurementRoutes(serve, parts);
    leadsRoutes(serve, parts);
    statsRoutes(serve, { db, inquiries });
    notificationsRoutes(serve, parts);
    operationsRoutes(serve, parts);
    const streams = new LiveStreams(parts);
    liveRoutes(serve, api, { ...parts, streams, livingSessions: (ids) => livingSessions(db, ids) });
  });
  return served;
}

/** Every job of every module. A job without a handler stops the start. */
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
    ...hearing(parts),
    ...mailing(parts),
    ...sellDraftJobs(parts),
    tellingCompanies(parts),
  ];
}
