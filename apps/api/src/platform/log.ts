// One logger. A secret never reaches it: neither headers, nor bodies, nor query strings (links carry tokens).
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';

const secrets = ['authorization', 'cookie', 'password', 'token', 'secret', 'newPassword', 'code'];
const redacted = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]);

export type Log = Logger;

export function createLog(level: string, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      redact: { paths: redacted, censor: '[secret]' },
      serializers: { req: requestLine, err: withoutRows },
    },
    destination ?? pino.destination({ fd: 1, sync: false }),
  );
}

/** What the database refused it also quotes, with prices and addresses: the name of the constraint is enough to find it. */
function withoutRows(error: Error) {
  const { detail: _, ...told } = pino.stdSerializers.err(error);
  return told;
}

function requestLine(request: FastifyRequest) {
  return { method: request.method, path: pathOf(request.url), address: request.ip };
}

export function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** A request's logger, made when the request first logs: most requests never do. */
export function requestLogger(parent: FastifyBaseLogger, bindings: Record<string, unknown>): FastifyBaseLogger {
  return new LazyLogger(parent, bindings) as unknown as FastifyBaseLogger;
}

/** Every line of a request that is traced names its trace. */
export function bindTrace(log: FastifyBaseLogger, trace: string): void {
  if (log instanceof LazyLogger) log.bindings.trace = trace;
}

class LazyLogger {
  readonly parent: FastifyBaseLogger;
  readonly bindings: Record<string, unknown>;
  made: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: Record<string, unknown>) {
    this.parent = parent;
    this.bindings = bindings;
  }
  get level() {
    return this.parent.level;
  }
  child(bindings: Record<string, unknown>) {
    return this.real().child(bindings);
  }
  silent() {}
  real(): FastifyBaseLogger {
    this.made ??= this.parent.child(this.bindings);
    return this.made;
  }
}

for (const level of levels)
  Object.defineProperty(LazyLogger.prototype, level, {
    value(this: LazyLogger, ...line: [object, string]) {
      if ((this.parent as Log).isLevelEnabled(level)) this.real()[level](...line);
    },
  });
