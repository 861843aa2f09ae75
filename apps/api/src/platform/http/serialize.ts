// Compiles the serializer of each answer from the contract: only fields that the contract names are sent, several times faster than validating the
// answer again. The compiler checks that a handler returns what it declared.
import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { z } from 'zod';

type Node = Record<string, unknown> & { anyOf?: Node[] };

export const serializerCompiler: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
  const jsonSchema = z.toJSONSchema(schema, {
    io: 'output',
    target: 'draft-7',
    // Names and enums that exist only for the description would slow the serializer down.
    metadata: z.registry(),
    override: ({ jsonSchema }) => simplify(jsonSchema),
  });
  // Otherwise the first answer with alternatives would wait for their compilation, 100 ms and more, and so would every other request.
  return fastJson(jsonSchema as fastJson.Schema, { compileValidators: true });
};

/** Turns `X or null` into one type: the serializer would otherwise try the alternatives of `anyOf` one by one at run time. */
function simplify(node: Node): void {
  const [one, two, ...more] = node.anyOf ?? [];
  if (!one || two?.type !== 'null' || more.length || typeof one.type !== 'string') return;
  delete node.anyOf;
  Object.assign(node, one, { nullable: true });
}
