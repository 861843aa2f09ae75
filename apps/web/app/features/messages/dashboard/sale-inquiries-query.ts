import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { listSaleInquiries, markSaleInquiryRead } from '@rigsouq/contract/leads/sale-inquiries';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

type InquiryPage = AnswerOf<typeof listSaleInquiries>;
export type SaleInquiry = InquiryPage['inquiries'][number];

/** The first part of a query key is the name that a live event uses. */
const key = ['inquiries'];

export const saleInquiriesQuery = (page: number) =>
  queryOptions({
    queryKey: [...key, page],
    queryFn: () => call(listSaleInquiries, { query: { page } }),
  });

/** Marks an inquiry as read immediately. If the call fails, the list is loaded again. */
export function useMarkInquiryRead(page: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(markSaleInquiryRead, { params: { id } }),
    onMutate: (id) => {
      client.setQueryData(saleInquiriesQuery(page).queryKey, (shown) => shown && asRead(shown, id));
    },
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
}

function asRead(page: InquiryPage, id: string): InquiryPage {
  const inquiries = page.inquiries.map((inquiry) => (inquiry._id === id ? { ...inquiry, isRead: true } : inquiry));
  return { ...page, inquiries, unread: Math.max(0, page.unread - 1) };
}
