import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { namedCalls } from '../calls.ts';

type Schema = {
  $ref?: string;
  $defs?: Record<string, Schema>;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};
type Found = { field: string; inList: boolean };

/** Finds every field of an answer that has the name of a phone or an email, and says whether it is in a list. */
function findContactFields(answer: z.ZodType): Found[] {
  const root = z.toJSONSchema(answer, { unrepresentable: 'any' }) as Schema;
  const found: Found[] = [];
  const open = new Set<Schema>();
  const visit = (schema: Schema | undefined, inList: boolean) => {
    if (!schema || open.has(schema)) return;
    open.add(schema);
    if (schema.$ref) visit(root.$defs?.[schema.$ref.split('/').at(-1) ?? ''], inList);
    for (const part of [schema.anyOf, schema.oneOf, schema.allOf].flat()) visit(part, inList);
    visit(schema.items, true);
    if (typeof schema.additionalProperties === 'object') visit(schema.additionalProperties, true);
    for (const [field, value] of Object.entries(schema.properties ?? {})) {
      if (/phone|email$/i.test(field)) found.push({ field, inList });
      visit(value, inList);
    }
    open.delete(schema);
  };
  visit(root, false);
  return found;
}

const calls = namedCalls.map(({ declared }) => ({
  call: `${declared.method} ${declared.path}`,
  access: declared.access,
  fields: findContactFields(declared.answer),
}));

describe('the contact of a company in the answers of the calls', () => {
  it('[PE-085] is in no list, except for messages to the own company, its own members and the lists of operators', () => {
    const lists = calls.filter(({ access, fields }) => access !== 'operator' && fields.some(({ inList }) => inList));
    expect(lists.map(({ call }) => call).toSorted()).toEqual([
      'GET /contact-messages',
      'GET /sale-inquiries',
      'GET /users/members',
    ]);
  });

  it('[PE-086] is in no answer to a visitor but the three profiles, where it is optional', () => {
    const forVisitors = calls.filter(
      ({ call, access, fields }) =>
        call.startsWith('GET ') && ['public', 'visitor'].includes(access) && fields.length > 0,
    );
    expect(forVisitors.map(({ call }) => call).toSorted()).toEqual([
      'GET /auth/buyerprofile/:id',
      'GET /auth/profile/:id',
      'GET /auth/sellerprofile/:id',
    ]);
    for (const { fields } of forVisitors)
      expect(fields.map(({ field }) => field).toSorted()).toEqual(['contactEmail', 'email', 'phone']);
  });
});
