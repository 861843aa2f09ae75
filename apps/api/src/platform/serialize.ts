// Answers leave through a serialiser compiled from the contract: only what the contract names goes out, and at several
// times the speed of checking the answer again. That a handler answers what it declared is checked by the compiler.
import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { z } from 'zod';

type Node = Record<string, unknown> & { anyOf?: Node[] };

export const serializerCompiler: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
  const jsonSchema = z.toJSONSchema(schema, {
    io: 'output',
    target: 'draft-7',
    // Names and enums that are for the description alone would only be in the way of the writer.
    metadata: z.registry(),
    override: ({ jsonSchema }) => plain(jsonSchema),
  });
  return fastJson(jsonSchema as fastJson.Schema);
};

/** `X or null` as one type: the serialiser would try the alternatives of `anyOf` one by one at run time. */
function plain(node: Node): void {
  const [one, two, ...more] = node.anyOf ?? [];
  if (!one || two?.type !== 'null' || more.length || typeof one.type !== 'string') return;
  delete node.anyOf;
  Object.assign(node, one, { nullable: true });
}
