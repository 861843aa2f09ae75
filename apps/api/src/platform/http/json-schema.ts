// Prints schemas of the contract as JSON Schema 2020-12, which OpenAPI 3.1 uses. A schema with an `id` in its `meta` is printed once, among the
// components, and referenced everywhere else.
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
  /** Prints the whole schema even when it has an id. */
  inline: (schema: z.ZodType, io: Io) => JsonSchema;
};

export function schemaPrinter(): { print: Print; components: Record<string, JsonSchema> } {
  const components: Record<string, JsonSchema> = {};
  const print = (schema: z.ZodType, io: Io): JsonSchema => {
    const { $schema, $defs = {}, ...printed } = toJson(schema, io);
    for (const [id, component] of Object.entries($defs as Record<string, JsonSchema>)) {
      const before = components[id];
      if (before && !isDeepStrictEqual(before, component))
        throw new Error(`two different schemas have the id ${id}, or its input differs from its output`);
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
  // For a value that is cleaned first and checked afterwards, the caller needs to know the check.
  if (io === 'input' && schema instanceof z.ZodPipe && json.type) {
    const { $schema, ...checked } = toJson(schema.out as z.ZodType, io);
    if (checked.type === json.type) Object.assign(json, checked);
  }
  // The bounds of an integer in an answer are those of JavaScript, which say nothing to the caller.
  if (io === 'output' && json.type === 'integer') {
    if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
    if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  }
}
