// The call behind the search that opens from every page.
import { plainDigits } from '@rigsouq/kernel/plain-number';
import { z } from 'zod';
import { listingTypes } from '../catalogue/market-lists.ts';
import { country, currency } from '../codes.ts';
import { endpoint } from '../endpoint.ts';
import { orderStates } from '../orders/lists.ts';
import { reverseStates } from '../reverse-auctions/states.ts';
import { rfqStates } from '../rfqs/states.ts';
import { id, instant } from '../wire.ts';
import { FOUND_MAX, SEARCH_LENGTH_MAX, SEARCH_LENGTH_MIN } from './limits.ts';

const side = z.enum(['buyer', 'supplier']);
const list = <S extends z.ZodType>(item: S) => z.array(item).max(FOUND_MAX);
const price = z.number().nullable();
const place = { country: country.nullable() };

/** The side of the caller's company. */
const deal = { _id: id, title: z.string(), side };

export const searchAnywhere = endpoint({
  method: 'GET',
  path: '/search',
  access: 'visitor',
  summary: "Search machines, open lots and companies, and the caller's own orders, requests and reverse auctions",
  query: z.object({ q: z.string().overwrite(plainDigits).trim().min(SEARCH_LENGTH_MIN).max(SEARCH_LENGTH_MAX) }),
  answer: z.object({
    machines: list(
      z.object({
        _id: id,
        title: z.string(),
        type: z.enum(listingTypes),
        price,
        dailyRate: price,
        currency,
        location: z.string(),
        ...place,
      }),
    ),
    lots: list(
      z.object({ _id: id, title: z.string(), startsAt: instant, endsAt: instant, location: z.string(), ...place }),
    ),
    companies: list(z.object({ _id: id, name: z.string(), side, city: z.string().nullable(), ...place })),
    own: z
      .object({
        orders: list(
          z.object({ ...deal, number: z.string(), state: z.enum(orderStates), total: z.number(), currency }),
        ),
        rfqs: list(z.object({ ...deal, number: z.string().nullable(), state: z.enum(rfqStates) })),
        auctions: list(z.object({ ...deal, number: z.string(), state: z.enum(reverseStates) })),
      })
      .nullable()
      .describe('The rows of the company of the caller; null for a visitor'),
  }),
  mayBeOld: true,
});
