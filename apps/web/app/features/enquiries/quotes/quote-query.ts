import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { readQuote } from '@rigsouq/contract/enquiries/quotes';
import { call } from '../../../lib/api/api.ts';
import type { ScreenQuery } from '../../../shared/deals/deal.ts';

export type Quote = AnswerOf<typeof readQuote>;

export const quoteQuery = (id: string): ScreenQuery<Quote> => ({
  queryKey: ['quotes', 'one', id],
  queryFn: () => call(readQuote, { params: { id } }),
});
