// Compares every answer that a test gets with the OpenAPI document: the status and the code must be declared for the call, and the body
// must match its schema. The message after success must be the declared one, because pages show that text. So each test of a call also tests the description of the call.
import { type Endpoint, messagesOf } from '@rigsouq/contract/endpoint';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { openApiOf } from '../src/platform/http/openapi.ts';

type Validators = (endpoint: Endpoint, status: number) => ValidateFunction | undefined;

/** The validators are compiled once per process: all test files of a process share the same endpoint objects. */
let sharedValidators: Validators | undefined;

/** Checks every answer of the app and adds each one that differs from the document to the list that it returns. */
export function checkAnswers(app: FastifyInstance, served: () => readonly Endpoint[]): string[] {
  const breaches: string[] = [];
  app.addHook('onSend', (request, { statusCode }, payload, done) => {
    done(null, payload);
    const { endpoint } = request.routeOptions.config;
    // Some tests make a call fail on purpose, and every call may answer 500.
    if (!endpoint || statusCode === 500) return;
    sharedValidators ??= createValidators(served());
    const validate = sharedValidators(endpoint, statusCode);
    const answer = `${endpoint.method} ${endpoint.path} answered ${statusCode}`;
    // Each breach is reported once: the same fault returns with every test of the call.
    if (breaches.some((breach) => breach.startsWith(answer))) return;
    const body = String(payload);
    if (!validate) breaches.push(`${answer}, which is not declared: ${body}`);
    else if (!validate(JSON.parse(body)))
      breaches.push(`${answer} with ${JSON.stringify(validate.errors)} in ${body.slice(0, 300)}`);
    else if (statusCode === 200 && !hasDeclaredMessage(endpoint, JSON.parse(body)))
      breaches.push(`${answer} with a message that is not declared: ${body.slice(0, 300)}`);
  });
  return breaches;
}

function hasDeclaredMessage(endpoint: Endpoint, answer: { message?: string } | null): boolean {
  const declared = messagesOf(endpoint);
  return answer?.message === undefined ? declared.length === 0 : declared.includes(answer.message);
}

/** Node itself answers with these when it cannot read the headers (`Expect`, or more than 16 kB), before a call is known. */
const BEFORE_ANY_CALL = [417, 431];

/** Returns a function that says what is wrong with an answer of a server in another process, or '' if nothing is wrong. */
export function createAnswerChecker(served: readonly Endpoint[]) {
  const validators = createValidators(served);
  return (endpoint: Endpoint, { status, type, body }: { status: number; type: string; body: string }): string => {
    if (BEFORE_ANY_CALL.includes(status)) return '';
    if (status === 404 && body.includes('"route.unknown"')) return '';
    if (status >= 500) return `${status} ${body}`;
    if (!type.startsWith('application/json')) return `${status} as ${type || 'nothing'}: ${body.slice(0, 300)}`;
    const validate = validators(endpoint, status);
    if (!validate) return `${status} is not declared: ${body}`;
    return validate(JSON.parse(body))
      ? ''
      : `${status} with ${JSON.stringify(validate.errors)} in ${body.slice(0, 300)}`;
  };
}

function createValidators(endpoints: readonly Endpoint[]): Validators {
  const document = openApiOf(endpoints, 'http://localhost');
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  addFormats.default(ajv);
  ajv.addSchema(document, 'api');
  const cache = new Map<Endpoint, Map<number, ValidateFunction | undefined>>();
  return (endpoint, status) => {
    const byStatus = cache.get(endpoint) ?? new Map<number, ValidateFunction | undefined>();
    cache.set(endpoint, byStatus);
    if (!byStatus.has(status)) byStatus.set(status, ajv.getSchema(`api#${pointerOf(endpoint, status)}`));
    return byStatus.get(status);
  };
}

function pointerOf({ method, path }: Endpoint, status: number): string {
  const template = `/api${path}`.replace(/:(\w+)/g, '{$1}').replaceAll('/', '~1');
  const pointer = `/paths/${template}/${method.toLowerCase()}/responses/${status}/content/application~1json/schema`;
  return encodeURI(pointer);
}
