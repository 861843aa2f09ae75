// Calls to list operators and to change their desks.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, id, instant } from '../wire.ts';
import { desks } from './desks.ts';

const rights = { lead: z.boolean(), desks: z.array(z.enum(desks)) };

export const readRights = endpoint({
  method: 'GET',
  path: '/admin/rights',
  access: 'operator',
  desk: 'any',
  summary: 'Read the desks of the caller; refused until the login has a second factor',
  answer: z.object({ _id: id, name: z.string(), ...rights }),
});

export const listOperators = endpoint({
  method: 'GET',
  path: '/admin/operators',
  access: 'operator',
  desk: 'lead',
  summary: 'List all operators with their desks',
  answer: z.object({
    operators: z.array(
      z.object({
        _id: id,
        name: z.string(),
        email: z.string(),
        ...rights,
        secondFactor: z.enum(['on', 'off', 'exempt']).describe('`exempt` only in a demo'),
        since: instant,
        /** True for the caller, because operators cannot change their own rights. */
        me: z.boolean(),
      }),
    ),
  }),
});

export const setRights = endpoint({
  method: 'PUT',
  path: '/admin/operators/:id/rights',
  access: 'operator',
  desk: 'lead',
  summary: 'Set the desks of an operator; effective from their next call',
  message: 'Permissions updated',
  params: z.object({ id }),
  body: z.object({ lead: z.boolean(), desks: z.array(z.enum(desks)).max(desks.length) }),
  answer: done,
  errors: ['operator.unknown', 'operator.own_rights'],
  limits: [{ by: 'account', max: 120, seconds: 60 }],
});
