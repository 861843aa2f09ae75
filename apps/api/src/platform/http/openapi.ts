// Prints the OpenAPI document from the contract when the server starts, and serves a page at /api/docs to try it.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type Named, namedCalls, namedFiles } from '@rigsouq/contract/calls';
import type { Endpoint } from '@rigsouq/contract/endpoint';
import { type ErrorCode, errorTable } from '@rigsouq/contract/errors';
import type { FileAddress } from '@rigsouq/contract/files';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { idempotencyKey } from './idempotency.ts';
import { type JsonSchema, type Print, schemaPrinter } from './json-schema.ts';
import { refusalsOf } from './refusals.ts';

/** A part of the document that is not a schema. */
type Part = Record<string, unknown>;

export async function describeApi(
  app: FastifyInstance,
  publicUrl: string,
  served: () => readonly Endpoint[],
): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0' },
    // The plugin would describe the routes, but the contract knows more than they do.
    transform: ({ url }) => ({ schema: { hide: true }, url }),
    transformObject: () => openApiOf(served(), publicUrl),
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, transformStaticCSP: asStrictAsPages });
  // Printing blocks the event loop for a quarter of a second. It happens at the start, when few calls arrive, and not at the first request for the
  // document.
  app.addHook('onListen', (done) => {
    app.swagger();
    done();
  });
}

/** Tightens the page's own policy, which allows other pages of ours to embed it and to change the base of its links. Nothing needs that. */
function asStrictAsPages(policy: string): string {
  return policy
    .replace("base-uri 'self'", "base-uri 'none'")
    .replace("frame-ancestors 'self'", "frame-ancestors 'none'");
}

/** Builds the document: the calls in the order in which they are registered, then the files. */
export function openApiOf(served: readonly Endpoint[], publicUrl: string) {
  const { print, components } = schemaPrinter();
  const named = new Map(namedCalls.map((call) => [call.declared, call]));
  const paths: Record<string, Record<string, Part>> = {};
  const add = (path: string, method: string, operation: Part) => {
    const template = path.replace(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: operation };
  };
  for (const declared of served) {
    const call = named.get(declared);
    // A call that only a test registers has no name and is not described.
    if (call) add(`/api${declared.path}`, declared.method, operationOf(call, print));
  }
  for (const file of namedFiles) add(file.declared.path, 'GET', fileOperationOf(file, print));
  const description = 'Buy, rent, auction and procure construction equipment.';
  return {
    openapi: '3.1.0',
    info: { title: 'Rigsouq', version: '1', description },
    servers: [{ url: publicUrl }],
    tags: [...new Set([...namedCalls, ...namedFiles].map(({ module }) => module))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The `token` that the call `login` answers.' },
      },
      responses: { ServerFailed: refusal(['server.failed']) },
      schemas: { Error: errorSchema, ...components },
    },
  };
}

function operationOf({ name, module, declared }: Named<Endpoint>, print: Print): Part {
  const { access, answer } = declared;
  const parameters = [
    ...parametersOf('path', declared.params, print),
    ...parametersOf('query', declared.query, print),
    ...(declared.once ? [onceHeader(print)] : []),
  ];
  return {
    operationId: name,
    summary: declared.summary,
    description: descriptionOf(declared),
    tags: [module],
    ...(access !== 'public' && { security: access === 'visitor' ? [{}, { session: [] }] : [{ session: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...bodyOf(declared, print),
    responses: {
      200: { description: 'The answer', content: { 'application/json': { schema: print(answer, 'output') } } },
      ...refusalsByStatus(refusalsOf(declared)),
      500: { $ref: '#/components/responses/ServerFailed' },
    },
  };
}

function fileOperationOf({ name, module, declared }: Named<FileAddress>, print: Print): Part {
  const parameters = [...parametersOf('path', declared.params, print), ...parametersOf('query', declared.query, print)];
  const isText = (type: string) => type.startsWith('text/');
  const content = declared.types.map((type) => {
    const schema = isText(type) ? { type: 'string' } : { type: 'string', format: 'binary' };
    return [type, { schema, ...(declared.event && { 'x-event': print(declared.event, 'output') }) }] as const;
  });
  return {
    operationId: name,
    summary: declared.summary,
    tags: [module],
    ...(parameters.length > 0 && { parameters }),
    responses: {
      200: { description: 'The file', content: Object.fromEntries(content) },
      ...refusalsByStatus([...declared.errors, 'server.busy']),
      500: { $ref: '#/components/responses/ServerFailed' },
    },
  };
}

const opennessOf: Record<Endpoint['access'], string> = {
  public: 'Open to everyone.',
  visitor: 'Open to everyone; a caller with a session is recognised and may get more data.',
  member: 'Open to members of any account.',
  buyer: 'Open to members of a buyer’s account.',
  supplier: 'Open to members of a supplier’s account.',
  operator: 'Open to operators',
};

function descriptionOf({ access, desk, trade, verified, limits, once }: Endpoint): string {
  const desks = desk === 'any' ? ' of any desk.' : desk === 'lead' ? ' who lead.' : ` of the desk '${desk}'.`;
  return [
    opennessOf[access] + (desk ? desks : ''),
    trade && 'Closed to operators, because it binds a company in the market.',
    (trade || verified) && 'The email of the caller must be verified.',
    once && 'A repeated call with the same Idempotency-Key runs once and gets the same answer, for a day.',
    ...(limits ?? []).map(({ by, max, seconds }) => `At most ${max} calls in ${seconds} seconds by ${by}.`),
  ]
    .filter(Boolean)
    .join(' ');
}

function parametersOf(place: 'path' | 'query', schema: z.ZodType | undefined, print: Print): Part[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = print.inline(schema, 'input');
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema,
  }));
}

function onceHeader(print: Print): Part {
  return { name: 'Idempotency-Key', in: 'header', required: false, schema: print(idempotencyKey, 'input') };
}

function bodyOf(declared: Endpoint, print: Print): Part | undefined {
  if (declared.upload)
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: formOf(declared, print) } } } };
  if (!declared.body) return undefined;
  const schema = print(declared.body, 'input');
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
}

/** Returns the schema of a form. Its field names are `specifications[Power]` for a property of an object and `features[]` for each item of a list. */
function formOf({ body, upload = {} }: Endpoint, print: Print): JsonSchema {
  const { properties = {}, required = [] } = body ? print.inline(body, 'input') : {};
  const fields = Object.entries(properties).flatMap(([name, field]): [string, JsonSchema, boolean][] => {
    const needed = required.includes(name);
    if (field.type === 'array') return [[`${name}[]`, field, needed]];
    const inside = field.properties ?? entriesOf(field);
    if (!inside) return [[name, withoutNull(field), needed]];
    return Object.entries(inside).map(([inner, one]) => [
      `${name}[${inner}]`,
      one,
      needed && (field.required ?? []).includes(inner),
    ]);
  });
  for (const [name, { max, required }] of Object.entries(upload)) {
    const one = { type: 'string', format: 'binary' };
    fields.push([name, max === 1 ? one : { type: 'array', items: one, maxItems: max }, required === true]);
  }
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, field])),
    required: fields.filter(([, , needed]) => needed).map(([name]) => name),
  };
}

/** Returns the entries of a record whose keys are a closed list. */
function entriesOf({ propertyNames, additionalProperties }: JsonSchema): Record<string, JsonSchema> | undefined {
  const { enum: keys } = (propertyNames ?? {}) as { enum?: string[] };
  return keys && Object.fromEntries(keys.map((key) => [key, additionalProperties as JsonSchema]));
}

/** Removes null from a field: a form cannot send null and clears a field by sending it empty. */
function withoutNull(field: JsonSchema): JsonSchema {
  const [one, two] = (field.anyOf ?? []) as (JsonSchema | undefined)[];
  return one && two?.type === 'null' ? one : field;
}

const errorSchema: JsonSchema = {
  type: 'object',
  description:
    'The body of every refusal. `code` is stable and made for programs; `message` is an English text for users',
  properties: {
    message: { type: 'string' },
    code: { type: 'string', enum: Object.keys(errorTable) },
    errors: {
      type: 'array',
      description: 'The invalid fields',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, message: { type: 'string' } },
        required: ['path', 'message'],
        additionalProperties: false,
      },
    },
    facts: {
      type: 'object',
      description: 'Values that the message contains',
      additionalProperties: { type: ['string', 'number'] },
    },
  },
  required: ['message', 'code'],
  additionalProperties: false,
};

function refusalsByStatus(codes: readonly ErrorCode[]): Part {
  const byStatus = Object.groupBy(codes, (code) => errorTable[code][0]);
  return Object.fromEntries(Object.entries(byStatus).map(([status, codes = []]) => [status, refusal(codes)]));
}

function refusal(codes: readonly ErrorCode[]): Part {
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Error' }, { type: 'object', properties: { code: { enum: codes } } }],
  };
  return {
    description: codes.map((code) => `\`${code}\`: ${errorTable[code][1]}`).join('\n\n'),
    ...(codes.some(saysWhenToRetry) && { headers: { 'Retry-After': retryAfter } }),
    content: { 'application/json': { schema } },
  };
}

const saysWhenToRetry = (code: ErrorCode) => code === 'request.too_many' || errorTable[code][0] === 503;
const retryAfter: Part = { description: 'Seconds until the next attempt', schema: { type: 'integer' } };
