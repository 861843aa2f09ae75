// Defines `fail('lot.closed')`, which throws, and the single error handler that turns it into the documented answer.
import { type ErrorBody, type ErrorCode, errorTable } from '@rigsouq/contract/errors';
import { addressRangeOf } from '@rigsouq/kernel/addresses';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isUnavailable } from '../database/unavailable.ts';
import { createRefusalLog } from './refusal-log.ts';

type FieldError = { path: string; message: string };
type FailureDetails = {
  fields?: FieldError[];
  retryAfter?: number;
  facts?: Record<string, string | number>;
  /** The internal cause. It is logged as an error and never sent to the caller. */
  cause?: unknown;
};

/** Seconds in `retry-after` when the failure itself does not say when to retry. */
const RETRY_AFTER_SECONDS = 5;

export class Failure extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldError[] | undefined;
  readonly retryAfter: number | undefined;
  readonly facts: FailureDetails['facts'];

  constructor(code: ErrorCode, more: FailureDetails = {}) {
    super(errorTable[code][1], { cause: more.cause });
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
    this.facts = more.facts;
  }
}

export function fail(code: ErrorCode, more: FailureDetails = {}): never {
  throw new Failure(code, more);
}

/** Builds the failure for a body that does not match its schema, with the path of each fault. */
export function invalid(issues: readonly { path: readonly PropertyKey[]; message: string }[]): Failure {
  const fields = issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
  return new Failure('request.invalid', { fields });
}

/** SQLSTATE of a text that contains NUL, which PostgreSQL cannot store. Bodies are cleaned before; an address may still contain one. */
const NOT_A_TEXT = '22021';

/** Maps errors of Fastify and of the database to our codes, by their code or status. */
function codeOfForeignError(error: { code?: string; statusCode?: number }): ErrorCode {
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
      message: issue.message ?? 'Invalid value',
    }));
    return new Failure('request.invalid', { fields });
  }
  return new Failure(codeOfForeignError(error as { code?: string; statusCode?: number }));
}

export function bodyOf(failure: Failure): ErrorBody {
  // The user reads the message of the first faulty field; it is the documented text where the specification has one.
  const message = failure.fields?.[0]?.message ?? failure.message;
  const { code, fields, facts } = failure;
  return { message, code, ...(fields && { errors: fields }), ...(facts && { facts }) };
}

/** Creates the error handler of one server. It counts refusals for the log of that server. */
export function createErrorHandler() {
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
 * Describes who was refused what, so that probing can be noticed and traced: a missing right, another account's row, a limit, an invalid body. The
 * route is logged as its pattern, and neither values nor messages are logged, because they may contain secrets.
 */
function refusalOf({ code }: Failure, { method, routeOptions, actor, ip }: FastifyRequest) {
  return { refusal: code, method, route: routeOptions.url, userId: actor?.userId, addressRange: addressRangeOf(ip) };
}
