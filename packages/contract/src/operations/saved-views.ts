// Calls of the views that an operator saves: an address of the console with its filters, under a name.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, id } from '../wire.ts';

export const SAVED_VIEWS_MAX = 20;

const name = z.string().trim().min(1, 'Give it a name').max(40);
/** A page of the console with its filters, without the language. */
const path = z
  .string()
  .max(300)
  .regex(/^\/admin(?:\/[a-z-]+)?(?:\?[\w%=&.+-]*)?$/);
const limits = [{ by: 'account', max: 60, seconds: 60 }] as const;

export const listSavedViews = endpoint({
  method: 'GET',
  path: '/admin/views',
  access: 'operator',
  desk: 'any',
  summary: 'List the saved views of the caller, by name',
  answer: z.object({ views: z.array(z.object({ _id: id, name: z.string(), path: z.string() })) }),
});

export const saveView = endpoint({
  method: 'POST',
  path: '/admin/views',
  access: 'operator',
  desk: 'any',
  summary: 'Save a page of the console with its filters under a name; the same name replaces the earlier view',
  message: 'View saved',
  body: z.object({ name, path }),
  answer: done,
  errors: ['view.too_many'],
  limits,
});

export const deleteView = endpoint({
  method: 'DELETE',
  path: '/admin/views/:id',
  access: 'operator',
  desk: 'any',
  summary: 'Delete a saved view of the caller',
  message: 'View deleted',
  params: z.object({ id }),
  answer: done,
  limits,
});
