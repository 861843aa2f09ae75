// Schemas of the contract as JSON Schema 2020-12, which is what OpenAPI 3.1 takes. A schema with an `id` in its `meta` is printed once,
// among the components, and referred to everywhere else.
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

export type JsonSchema = {
  [keyword: string]: unknown;
  type?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
};
type Io = 'input' | 'output';
export type Print = {
  (schema: z.ZodType, io: Io): JsonSchema;
  /** Whole even where the schema itself has an id. */
  inline: (schema: z.ZodType, io: Io) => JsonSchema;
};

export function schemaPrinter(): { print: Print; components: Record<string, JsonSchema> } {
  const components: Record<string, JsonSchema> = {};
  const print = (schema: z.ZodType, io: Io): JsonSchema => {
    const { $schema, $defs = {}, ...printed } = toJson(schema, io);
    for (const [id, component] of Object.entries($defs as Record<string, JsonSchema>)) {
      const before = components[id];
      if (before && !isDeepStrictEqual(before, component))
        throw new Error(`two different schemas are called ${id}, or what it takes differs from what it answers`);
      components[id] = component;
    }
    return printed;
  };
  const inline: Print['inline'] = (schema, io) => {
    const printed = print(schema, io);
    const id = z.globalRegistry.get(schema)?.id;
    return (id ? components[id] : undefined) ?? printed;
  };
  return { print: Object.assign(print, { inline }), components };
}

function toJson(schema: z.ZodType, io: Io): JsonSchema {
  const json = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => refine(zodSchema, jsonSchema as JsonSchema, io),
  });
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

function refine(schema: z.core.$ZodType, json: JsonSchema, io: Io): void {
  // What is cleaned first and checked afterwards: what it is checked for is what a caller has to know.
  if (io === 'input' && schema instanceof z.ZodPipe && json.type) {
    const { $schema, ...checked } = toJson(schema.out as z.ZodType, io);
    if (checked.type === json.type) Object.assign(json, checked);
  }
  // A whole number of an answer has no bounds but those of JavaScript, which say nothing.
  if (io === 'output' && json.type === 'integer') {
    if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
    if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  }
}
