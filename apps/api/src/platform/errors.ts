// Throw `fail('lot.closed')`; the one error handler turns it into the documented answer.
import { type ErrorBody, type ErrorCode, errorTable } from '@rigsouq/contract/errors';
import { addressRangeOf } from '@rigsouq/kernel/addresses';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { createRefusalLog } from './refusal-log.ts';
import { isUnavailable } from './unavailable.ts';

type FieldError = { path: string; message: string };
type More = {
  fields?: FieldError[];
  retryAfter?: number;
  facts?: Record<string, string | number>;
  /** What went wrong on our side. It is logged as an error and never told to the caller. */
  cause?: unknown;
};

/** Of an answer that says nothing else about when to try again. */
const RETRY_AFTER_SECONDS = 5;

export class Failure extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldError[] | undefined;
  readonly retryAfter: number | undefined;
  readonly facts: More['facts'];

  constructor(code: ErrorCode, more: More = {}) {
    super(errorTable[code][1], { cause: more.cause });
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
    this.facts = more.facts;
  }
}

export function fail(code: ErrorCode, more: More = {}): never {
  throw new Failure(code, more);
}

/** A body that does not fit its schema: each fault with its place. */
export function invalid(issues: readonly { path: readonly PropertyKey[]; message: string }[]): Failure {
  const fields = issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
  return new Failure('request.invalid', { fields });
}

/** PostgreSQL keeps no text with a NUL in it. Bodies are cleaned before; an address may still bring it. */
const NOT_A_TEXT = '22021';

/** Refusals of Fastify and of the database, by their code or status. */
function ofOthers(error: { code?: string; statusCode?: number }): ErrorCode {
  if (error.code === NOT_A_TEXT) return 'request.unreadable';
  if (error.statusCode === 413) return 'request.too_large';
  if (error.statusCode === 415) return 'request.unsupported';
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return 'request.unreadable';
  return 'server.failed';
}

export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (isUnavailable(error)) return new Failure('server.busy', { cause: error });
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map((issue) => ({
      path: issue.instancePath.slice(1).replaceAll('/', '.'),
      message: issue.message ?? 'Not right',
    }));
    return new Failure('request.invalid', { fields });
  }
  return new Failure(ofOthers(error as { code?: string; statusCode?: number }));
}

export function bodyOf(failure: Failure): ErrorBody {
  // A person reads the field's own sentence first; it is the documented text where the documents have one.
  const message = failure.fields?.[0]?.message ?? failure.message;
  const { code, fields, facts } = failure;
  return { message, code, ...(fields && { errors: fields }), ...(facts && { facts }) };
}

/** Of one server: it counts what was refused, for its log. */
export function createErrorAnswer() {
  const logRefusal = createRefusalLog();
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const failure = asFailure(error);
    const [status] = errorTable[failure.code];
    if (failure.cause || failure.code === 'server.failed')
      request.log.error({ err: failure.cause ?? error }, 'request failed');
    else logRefusal(request.log, refusalOf(failure, request));
    const retryAfter = failure.retryAfter ?? (status === 503 ? RETRY_AFTER_SECONDS : undefined);
    if (retryAfter) reply.header('retry-after', retryAfter);
    return reply
      .code(status)
      .type('application/json')
      .send(JSON.stringify(bodyOf(failure)));
  };
}

/**
 * Who was refused what, so that probing can be seen and traced: a missing right, a row of others, a limit, a body that does not fit. The route
 * is its pattern, and neither values nor messages are told: they may hold secrets.
 */
function refusalOf({ code }: Failure, { method, routeOptions, actor, ip }: FastifyRequest) {
  return { refusal: code, method, route: routeOptions.url, userId: actor?.userId, addressRange: addressRangeOf(ip) };
}
