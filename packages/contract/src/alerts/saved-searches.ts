// Calls of saved searches. A user saves a search under a name and gets an email when a new machine matches.
import { z } from 'zod';
import { searchFilters } from '../catalogue/calls.ts';
import { endpoint } from '../endpoint.ts';
import { singleLine } from '../leads/contact.ts';
import { done, id, instant, language } from '../wire.ts';

export const SAVED_SEARCHES_MAX = 50;
/** The maximum of machines in one email. The search shows the rest. */
export const ALERT_MACHINES = 5;

const name = singleLine.trim().min(1, 'Name is required').max(80, 'Name must be at most 80 characters long');
const filters = z
  .object(searchFilters)
  .refine(
    ({ freeFrom, freeUntil }) => !freeFrom || !freeUntil || freeFrom <= freeUntil,
    'The last day must not be before the first',
  );
const limits = [{ by: 'account', max: 120, seconds: 600 }] as const;

export const saveSearch = endpoint({
  method: 'POST',
  path: '/saved-searches',
  access: 'member',
  summary: 'Save a search under a name',
  message: 'Search saved',
  /** `language` is no longer used: the emails are in the language that the member chose. */
  body: z.object({ name, alerts: z.boolean().default(true), filters, language: language.default('en') }),
  answer: done.extend({ _id: id }),
  errors: ['search.too_many'],
  limits,
});

export const listSavedSearches = endpoint({
  method: 'GET',
  path: '/saved-searches',
  access: 'member',
  summary: 'List the saved searches of the user, newest first',
  answer: z.array(
    z.object({
      _id: id,
      name: z.string(),
      filters: z.record(z.string(), z.string()).describe('Filters as in the URL of the search'),
      alerts: z.boolean(),
      lastAlertAt: instant.nullable(),
      createdAt: instant,
    }),
  ),
});

export const changeSavedSearch = endpoint({
  method: 'PATCH',
  path: '/saved-searches/:id',
  access: 'member',
  summary: 'Rename a saved search of the user, or switch its alerts on or off',
  message: 'Saved search updated',
  params: z.object({ id }),
  body: z.object({ name: name.optional(), alerts: z.boolean().optional() }),
  answer: done,
  errors: ['search.unknown'],
  limits,
});

export const deleteSavedSearch = endpoint({
  method: 'DELETE',
  path: '/saved-searches/:id',
  access: 'member',
  summary: 'Delete a saved search of the user',
  message: 'Saved search deleted',
  params: z.object({ id }),
  answer: done,
  errors: ['search.unknown'],
  limits,
});

export const stopAlerts = endpoint({
  method: 'POST',
  path: '/saved-searches/stop',
  access: 'public',
  summary: 'Switch off the alerts of a saved search with the token from its email, without a login',
  message: 'You won’t get any more emails about this search',
  body: z.object({ token: z.string().max(200) }),
  answer: done,
  errors: ['search.link'],
  limits: [{ by: 'address', max: 30, seconds: 600 }],
});
