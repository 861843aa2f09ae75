import { namedCalls } from '@rigsouq/contract/calls';
import { login } from '@rigsouq/contract/identity/calls';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { arabic } from './arabic.ts';

const wrongValues = [null, '', 'x', 'x'.repeat(100_000), -1, 0.5, 1e15, true, [], ['x', 1], {}, { x: 1 }];

/** Returns inputs that lack everything, are no object, or have one wrong value. */
function wrongInputs(schema: z.ZodType): unknown[] {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return [{}, undefined, ...wrongValues, ...names.flatMap((name) => wrongValues.map((value) => ({ [name]: value })))];
}

describe('the message of an invalid input', () => {
  const schemas = namedCalls.flatMap(({ name, declared: { params, query, body } }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? [{ name: `${name}.${part}`, schema }] : [],
    ),
  );

  it('has an Arabic translation in every call, and is never the technical text of the validator', () => {
    expect(schemas.length).toBeGreaterThan(300);
    const untranslated = schemas.flatMap(({ name, schema }) =>
      wrongInputs(schema)
        .flatMap((input) => schema.safeParse(input).error?.issues ?? [])
        .filter(({ message }) => !(message in arabic))
        .map(({ path, message }) => `${name}.${path.join('.')}: ${message}`),
    );
    expect([...new Set(untranslated)]).toEqual([]);
  });

  it('is the documented one for a missing field as for an empty one', () => {
    const messages = (input: unknown) => login.body.safeParse(input).error?.issues.map(({ message }) => message);
    expect(messages({})).toEqual(['Email is required', 'Password is required']);
    expect(messages({ email: null, password: '' })).toEqual(messages({}));
  });
});
