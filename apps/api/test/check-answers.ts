// Every answer that a test gets is compared with the OpenAPI document: its status and its code are declared for the call, and its body
// is what the document says. So each test of a call is a test of its description as well.
import type { Endpoint } from '@rigsouq/contract/endpoint';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { openApiOf } from '../src/platform/openapi.ts';

type Validators = (endpoint: Endpoint, status: number) => ValidateFunction | undefined;

/** Read and compiled once for all files of a process: calls are the same objects in all of them. */
let shared: Validators | undefined;

/** Adds to the list that it returns whatever is answered past the document. */
export function checkAnswers(app: FastifyInstance, served: () => readonly Endpoint[]): string[] {
  const breaches: string[] = [];
  app.addHook('onSend', (request, { statusCode }, payload, done) => {
    done(null, payload);
    const { endpoint } = request.routeOptions.config;
    // What goes wrong on purpose may go wrong in every call.
    if (!endpoint || statusCode === 500) return;
    shared ??= validatorsOf(served());
    const validate = shared(endpoint, statusCode);
    const answer = `${endpoint.method} ${endpoint.path} answered ${statusCode}`;
    // Once each: the same fault comes back with every test of the call.
    if (breaches.some((breach) => breach.startsWith(answer))) return;
    const body = String(payload);
    if (!validate) breaches.push(`${answer}, which is not declared: ${body}`);
    else if (!validate(JSON.parse(body)))
      breaches.push(`${answer} with ${JSON.stringify(validate.errors)} in ${body.slice(0, 300)}`);
  });
  return breaches;
}

/** Of Node's, to headers that it cannot read: `Expect`, and more than 16 kB of them. There is no call yet. */
const BEFORE_ANY_CALL = [417, 431];

/** What is wrong with an answer, or nothing. For answers of a server in another process, also to addresses that are no call. */
export function answerCheck(served: readonly Endpoint[]) {
  const validators = validatorsOf(served);
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

function validatorsOf(endpoints: readonly Endpoint[]): Validators {
  const document = openApiOf(endpoints, 'http://localhost');
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  addFormats.default(ajv);
  ajv.addSchema(document, 'api');
  const known = new Map<Endpoint, Map<number, ValidateFunction | undefined>>();
  return (endpoint, status) => {
    const ofCall = known.get(endpoint) ?? new Map<number, ValidateFunction | undefined>();
    known.set(endpoint, ofCall);
    if (!ofCall.has(status)) ofCall.set(status, ajv.getSchema(`api#${pointerOf(endpoint, status)}`));
    return ofCall.get(status);
  };
}

function pointerOf({ method, path }: Endpoint, status: number): string {
  const template = `/api${path}`.replace(/:(\w+)/g, '{$1}').replaceAll('/', '~1');
  const pointer = `/paths/${template}/${method.toLowerCase()}/responses/${status}/content/application~1json/schema`;
  return encodeURI(pointer);
}
