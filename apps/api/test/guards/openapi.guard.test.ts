// Checks that the OpenAPI document, on which integrators and generated clients rely, is valid, complete and equal to the contract.
// Whether answers match the document is checked wherever a test calls the api (check-answers.ts).
import { namedCalls, namedFiles } from '@rigsouq/contract/calls';
import type { Endpoint } from '@rigsouq/contract/endpoint';
import { errorTable } from '@rigsouq/contract/errors';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { schemaPrinter } from '../../src/platform/http/json-schema.ts';
import { refusalsOf } from '../../src/platform/http/refusals.ts';
import { type TestApi, testApi } from '../harness.ts';

type Node = Record<string, unknown> & { $ref?: string; properties?: Record<string, Node>; enum?: unknown[] };
type Operation = {
  operationId: string;
  security?: object[];
  responses: Record<string, { $ref?: string; content: Record<string, { schema: Node }> }>;
  parameters?: { name: string; in: string; schema: Node }[];
  requestBody?: { content: Record<string, { schema: Node }> };
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Node> };
};

let api: TestApi;
let document: Document;
let operations: [call: string, Operation][];
beforeAll(async () => {
  api = await testApi();
  document = (await api.app.inject('/api/docs/json')).json();
  operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
});
afterAll(() => api.stop());

const templateOf = (path: string) => path.replace(/:(\w+)/g, '{$1}');

it('is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  // The schema of OpenAPI does not detect a reference to a component that does not exist.
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)];
  const components = document.components as unknown as Record<string, Record<string, unknown>>;
  for (const [whole, kind = '', name = ''] of references) expect(components[kind]?.[name], whole).toBeDefined();
});

describe('the operations of the document', () => {
  it('describes every call and every file, and nothing else', () => {
    const calls = api.served.endpoints.map(({ method, path }) => `${method} /api${templateOf(path)}`);
    const files = namedFiles.map(({ declared }) => `GET ${templateOf(declared.path)}`);
    expect(operations.map(([call]) => call).sort()).toEqual([...calls, ...files].sort());
    expect(
      namedFiles.map(({ declared }) => `GET ${declared.path}`).filter((file) => !api.routes.includes(file)),
    ).toEqual([]);
  });

  it('names each operation once, as the contract exports it', () => {
    const names = operations.map(([, { operationId }]) => operationId);
    expect(names.filter((name) => !/^[a-z][A-Za-z]+$/.test(name))).toEqual([]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(document.paths['/api/equipment/bid']?.post?.operationId).toBe('placeBid');
  });

  it('says whether a call needs a session', () => {
    const securityOf = { public: undefined, visitor: [{}, { session: [] }] } as Record<string, unknown>;
    for (const { name, declared } of namedCalls) {
      const operation = document.paths[`/api${templateOf(declared.path)}`]?.[declared.method.toLowerCase()];
      const expected = declared.access in securityOf ? securityOf[declared.access] : [{ session: [] }];
      expect([name, operation?.security]).toEqual([name, expected]);
      expect([name, '401' in (operation?.responses ?? {})]).toEqual([
        name,
        declared.access !== 'public' || refusalsOf(declared).some((code) => errorTable[code][0] === 401),
      ]);
    }
  });

  it('declares no refusal that the platform adds by itself', () => {
    const twice = namedCalls.flatMap(({ name, declared: { errors = [], ...rest } }) => {
      const added = refusalsOf(rest as Endpoint);
      return errors.filter((code) => added.includes(code)).map((code) => `${name} ${code}`);
    });
    expect(twice).toEqual([]);
  });

  it('lists the codes of every refusal with one error schema', () => {
    for (const { name, declared } of namedCalls) {
      const operation = document.paths[`/api${templateOf(declared.path)}`]?.[declared.method.toLowerCase()];
      const codes = Object.entries(operation?.responses ?? {}).flatMap(([status, { content }]) => {
        if (status === '200' || status === '500') return [];
        const [body, narrowed] = (content['application/json']?.schema.allOf ?? []) as Node[];
        expect(body).toEqual({ $ref: '#/components/schemas/Error' });
        const listed = narrowed?.properties?.code?.enum as (keyof typeof errorTable)[];
        expect(listed.map((code) => String(errorTable[code][0]))).toEqual(listed.map(() => status));
        return listed;
      });
      expect([name, codes.sort()]).toEqual([name, refusalsOf(declared)]);
    }
  });
});

describe('the schemas of the document', () => {
  it('has no free text where the contract has a closed list', () => {
    // These values stay free text: users write the category of a need or of a line themselves, and states in the console may be added.
    const free = new Set([
      'POST /api/auth/create-need category',
      'PUT /api/auth/update-need/{id} category',
      'POST /api/procurement/rfqs category',
      'PUT /api/procurement/rfqs/{id} category',
      'POST /api/procurement/rfqs/{id}/amend category',
      'POST /api/procurement/auctions category',
      'GET /api/procurement/invitations category',
      'GET /api/procurement/reports category',
      // The words of a search without the name of a category.
      'GET /api/equipment/facets category',
      'GET /api/admin/search state',
      'GET /api/admin/lots/{id} state',
      'GET /api/admin/settlements/{id} state',
      'GET /api/admin/listings/{id} state',
      'Need category',
      'RequestedLine category',
    ]);
    const closed =
      /^(category|condition|country|currency|companyType|vendorType|status|state|language|role|side|access)$/;
    const found = new Set<string>();
    const schemas: [string, Node][] = [
      ...Object.entries(document.components.schemas),
      ...operations.map(([call, operation]): [string, Node] => [call, operation as unknown as Node]),
    ];
    for (const [where, schema] of schemas)
      walk(schema, (name, node) => {
        if (closed.test(name) && isFreeText(node)) found.add(`${where} ${name}`);
      });
    expect([...found].sort()).toEqual([...free].sort());
  });

  it('lists every value of every enum of a call', () => {
    for (const { name, declared } of namedCalls) {
      const operation = document.paths[`/api${templateOf(declared.path)}`]?.[declared.method.toLowerCase()];
      const printed = new Set<string>();
      collectEnums(operation, printed, new Set());
      // Where a record is sent in a form, its keys are part of the field names.
      const fields = JSON.stringify(operation);
      for (const schema of [declared.params, declared.query, declared.body, declared.answer])
        for (const values of schema ? enumsOf(schema) : []) {
          const isPrinted =
            printed.has(JSON.stringify(values)) || values.every((value) => fields.includes(`[${value}]"`));
          expect([name, values, isPrinted]).toEqual([name, values, true]);
        }
    }
  });

  it('refuses two schemas under one name', () => {
    const { print } = schemaPrinter();
    print(z.object({ a: z.string() }).meta({ id: 'Twice' }), 'output');
    expect(() => print(z.object({ b: z.string() }).meta({ id: 'Twice' }), 'output')).toThrow('Twice');
  });

  it('shows the limits of a text that is cleaned before it is checked', () => {
    const body = document.paths['/api/auth/loginuser']?.post?.requestBody?.content['application/json']?.schema;
    expect(body?.properties?.email).toMatchObject({ type: 'string', format: 'email', maxLength: 254 });
  });
});

/** Calls `visit` for every property and every parameter in a node of the document. */
function walk(node: unknown, visit: (name: string, schema: Node) => void): void {
  if (typeof node !== 'object' || node === null) return;
  const { properties, name, in: place, schema } = node as Node & { schema?: Node };
  if (typeof properties === 'object') for (const [name, one] of Object.entries(properties)) visit(name, one);
  if (typeof name === 'string' && place && schema) visit(name, schema);
  for (const inner of Object.values(node)) walk(inner, visit);
}

function isFreeText({ type, enum: values, const: value, format }: Node): boolean {
  return [type].flat().includes('string') && !values && value === undefined && !format;
}

/** Returns the values of every enum in a schema of the contract. */
function enumsOf(schema: z.ZodType, seen = new Set<unknown>()): unknown[][] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const own = schema instanceof z.ZodEnum ? [schema.options] : [];
  const inner = Object.values(schema.def).flatMap((part) =>
    [part, ...(isPlain(part) ? Object.values(part) : [])].flat(),
  );
  return [...own, ...inner.filter((part) => part instanceof z.ZodType).flatMap((part) => enumsOf(part, seen))];
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof z.ZodType);

function collectEnums(node: unknown, found: Set<string>, seen: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  const { enum: values, $ref } = node as Node;
  if (Array.isArray(values)) found.add(JSON.stringify(values));
  const name = $ref?.split('/').at(-1);
  if (name && !seen.has(name)) {
    seen.add(name);
    collectEnums(document.components.schemas[name], found, seen);
  }
  for (const inner of Object.values(node)) collectEnums(inner, found, seen);
}
