// Reads the environment; no other file does. It reports all faults together, before anything starts.
import { unlessEmpty } from '@rigsouq/contract/wire';
import { z } from 'zod';
import type { TraceSettings } from './monitoring/trace.ts';
import type { AuthSecret } from './signature.ts';

const roles = ['web', 'api', 'worker'] as const;
export type Role = (typeof roles)[number];

const developmentSecret = 'rigsouq-development-secret-not-for-production';

const databaseUrl = z.url().default('postgres://rigsouq@127.0.0.1:5432/rigsouq');

/** Reaches PostgreSQL itself when DATABASE_URL is a PgBouncer in transaction mode. */
const directUrl = unlessEmpty(z.url());

/** `host:port` or `[IPv6]:port`. */
const SENTINEL = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\]):\d{1,5}$/i;

const INTERNATIONAL_PHONE = /^\+(?: ?\d){8,15}$/;

const THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

const settings = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    ROLES: z
      .string()
      .default('web,api,worker')
      .transform((list) => list.split(',').map((role) => role.trim()))
      .pipe(z.array(z.enum(roles)).min(1)),
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    METRICS_PORT: z.coerce.number().int().min(0).max(65535).default(0),
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: directUrl,
    /** A replica for reads that may be a few seconds old, by the same way as DATABASE_URL. */
    DATABASE_READ_URL: unlessEmpty(z.url()),
    DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
    REDIS_URL: z.url().default('redis://127.0.0.1:6379'),
    /** The Redis Sentinels, `host:port,…`. The host of REDIS_URL is then the name under which they know the primary. */
    REDIS_SENTINELS: unlessEmpty(
      z
        .string()
        .transform((list) => list.split(',').map((one) => one.trim()))
        .pipe(z.array(z.string().regex(SENTINEL, 'must be host:port')).min(1).max(16)),
    ),
    SMTP_URL: z.url().default('smtp://127.0.0.1:1025'),
    MAIL_FROM: z.string().min(3).default('Rigsouq <no-reply@rigsouq.test>'),
    STORAGE_URL: z
      .string()
      .regex(
        /^(file:.+|s3:\/\/[^:@/]+:[^:@/]+@[^@/]+\/[^/?]+(\?.*)?)$/,
        'must be file:<folder> or s3://key:secret@host/bucket',
      )
      .default('file:./storage'),
    /** Where the pages reach the api inside the network. It is required when role web runs without role api. */
    API_URL: z.url().optional(),
    PUBLIC_URL: z.url().default('http://localhost:3000'),
    AUTH_SECRET: z.string().min(32).default(developmentSecret),
    /** The previous secret during a change of the secret. It still verifies what was signed with it. */
    AUTH_SECRET_BEFORE: unlessEmpty(z.string().min(32)),
    /** The contacts of the support team, as the pages show them. A page shows no contact that is not set. */
    SUPPORT_PHONE: unlessEmpty(
      z.string().regex(INTERNATIONAL_PHONE, 'must start with + and the country, such as +971 4 123 4567'),
    ),
    SUPPORT_EMAIL: unlessEmpty(z.email()),
    TRUST_PROXY: z.string().default('loopback'),
    /** Uncached pages that are rendered per address and second. */
    RENDER_RATE: z.coerce.number().min(0.1).max(100_000).default(5),
    DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(0),
    /** Where a collector accepts traces by OTLP over HTTP. Without it nothing is traced. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).optional(),
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
    TRACES_PER_SECOND: z.coerce.number().int().min(1).max(100_000).default(50),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .superRefine((read, context) => {
    if (read.ROLES.includes('web') && !read.ROLES.includes('api') && !read.API_URL)
      context.addIssue({
        code: 'custom',
        path: ['API_URL'],
        message: 'must be set where role web runs without role api',
      });
    const production = read.NODE_ENV === 'production';
    // Without TLS, tokens and passwords would cross the network unencrypted.
    if (production && !read.PUBLIC_URL.startsWith('https:') && !THIS_MACHINE.test(new URL(read.PUBLIC_URL).hostname))
      context.addIssue({
        code: 'custom',
        path: ['PUBLIC_URL'],
        message: 'must start with https: in production, unless it is this machine',
      });
    // Anyone can read the development secret here and sign with it. The role web signs nothing.
    const signs = read.ROLES.includes('api') || read.ROLES.includes('worker');
    const open = production || read.PUBLIC_URL.startsWith('https:');
    for (const name of ['AUTH_SECRET', 'AUTH_SECRET_BEFORE'] as const)
      if (signs && open && read[name] === developmentSecret)
        context.addIssue({
          code: 'custom',
          path: [name],
          message: 'must not be the development secret in production: openssl rand -hex 32',
        });
  });

export type Config = {
  development: boolean;
  roles: readonly Role[];
  host: string;
  port: number;
  metricsPort: number;
  /** For calls. */
  databaseUrl: string;
  /** PostgreSQL itself, for what keeps a session: LISTEN, session locks, jobs and schedulers. */
  directDatabaseUrl: string;
  /** A replica, for reads that may be a few seconds old. */
  readDatabaseUrl: string | undefined;
  /** `databaseUrl` and `readDatabaseUrl` are a PgBouncer in transaction mode, where the settings of a session last for one transaction. */
  databaseIsPooled: boolean;
  databasePool: number;
  redisUrl: string;
  redisSentinels: readonly string[];
  smtpUrl: string;
  mailFrom: string;
  storageUrl: string;
  apiUrl: string;
  publicUrl: string;
  authSecret: AuthSecret;
  support: { phone: string | undefined; email: string | undefined };
  trustProxy: string[];
  drainMs: number;
  renderRate: number;
  traces: TraceSettings;
  logLevel: string;
};

type Environment = Record<string, string | undefined>;

function parseSettings<T>(schema: z.ZodType<T>, environment: Environment): T {
  // An operator needs the technical text of the fault, with the expected type and range.
  const read = schema.safeParse(environment, { error: z.locales.en().localeError });
  if (read.success) return read.data;
  const faults = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`invalid configuration:\n${faults.join('\n')}`);
}

/** Reads the setting of programs that only use the database, such as migrations. They have no secret and need none. */
export function readDatabaseUrl(environment: Environment = process.env): string {
  const read = parseSettings(z.object({ DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: directUrl }), environment);
  return read.DATABASE_DIRECT_URL ?? read.DATABASE_URL;
}

export function readConfig(environment: Environment = process.env): Config {
  const env = parseSettings(settings, environment);
  return {
    development: env.NODE_ENV === 'development',
    roles: env.ROLES,
    host: env.HOST,
    port: env.PORT,
    metricsPort: env.METRICS_PORT,
    databaseUrl: env.DATABASE_URL,
    directDatabaseUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    readDatabaseUrl: env.DATABASE_READ_URL,
    databaseIsPooled: env.DATABASE_DIRECT_URL !== undefined,
    databasePool: env.DATABASE_POOL,
    redisUrl: env.REDIS_URL,
    redisSentinels: env.REDIS_SENTINELS ?? [],
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    storageUrl: env.STORAGE_URL,
    apiUrl: (env.API_URL ?? `http://${env.HOST === '0.0.0.0' ? '127.0.0.1' : env.HOST}:${env.PORT}`).replace(/\/$/, ''),
    publicUrl: env.PUBLIC_URL.replace(/\/$/, ''),
    authSecret: { current: env.AUTH_SECRET, before: env.AUTH_SECRET_BEFORE },
    support: { phone: env.SUPPORT_PHONE, email: env.SUPPORT_EMAIL },
    trustProxy: env.TRUST_PROXY.split(',').map((proxy) => proxy.trim()),
    drainMs: env.DRAIN_MS,
    renderRate: env.RENDER_RATE,
    traces: {
      endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '') || undefined,
      share: env.OTEL_TRACES_SAMPLER_ARG,
      perSecond: env.TRACES_PER_SECOND,
    },
    logLevel: env.LOG_LEVEL,
  };
}
