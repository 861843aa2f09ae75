// Creates the logger. No secret reaches it: neither headers, nor bodies, nor query strings (links carry tokens).
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

/** Removes the detail of a database error, which quotes the row with prices and addresses. The name of the constraint is enough to find the cause. */
function withoutRows(error: Error) {
  const { detail: _, ...serialized } = pino.stdSerializers.err(error);
  return serialized;
}

function requestLine(request: FastifyRequest) {
  return { method: request.method, path: pathOf(request.url), address: request.ip };
}

export function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** Returns a request's logger that is created when the request first logs: most requests never do. */
export function requestLogger(parent: FastifyBaseLogger, bindings: Record<string, unknown>): FastifyBaseLogger {
  return new LazyLogger(parent, bindings) as unknown as FastifyBaseLogger;
}

/** Adds the trace id to every line of a traced request. */
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
