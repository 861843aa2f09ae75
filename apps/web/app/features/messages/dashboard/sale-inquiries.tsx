import { Button } from '@mantine/core';
import { saleInquiryTypes } from '@rigsouq/contract/leads/sale-inquiries';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelIn } from '../../../lib/i18n/labels.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useOpenListing } from '../../../shared/catalogue/listing-link.tsx';
import classes from './inbox.module.css';
import { Empty, InboxPanel } from './inbox-panel.tsx';
import { InboxRow } from './inbox-row.tsx';
import { type SaleInquiry, saleInquiriesQuery, useMarkInquiryRead } from './sale-inquiries-query.ts';

/** Lists the inquiries about machines for sale that were sent with the form. */
export function SaleInquiries() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const query = useQuery({ ...saleInquiriesQuery(page), placeholderData: keepPreviousData });
  const emptyState = (
    <Empty
      says={t('No inquiries found.')}
      hint={t('Inquiries about your machines for sale appear here and reach you by email.')}
    />
  );
  return (
    <InboxPanel
      title={t('Sale inquiries')}
      query={query}
      unread={({ unread }) => unread}
      failure={t('Failed to fetch inquiries')}
      empty={({ inquiries }) => inquiries.length === 0 && emptyState}
      pager={{ page, pages: ({ pages }) => pages, onPage: setPage }}
    >
      {({ inquiries }) => (
        <ul className={classes.list}>
          {inquiries.map((inquiry) => (
            <Row key={inquiry._id} inquiry={inquiry} page={page} />
          ))}
        </ul>
      )}
    </InboxPanel>
  );
}

function Row({ inquiry, page }: { inquiry: SaleInquiry; page: number }) {
  const { t } = useTranslation();
  const markRead = useMarkInquiryRead(page);
  const { _id, equipment, inquiryType, senderId } = inquiry;
  const listingLink = useOpenListing(equipment._id);
  return (
    <InboxRow
      entry={inquiry}
      subject={equipment.title}
      about={labelIn(t, saleInquiryTypes, inquiryType)}
      onRead={() => markRead.mutate(_id)}
      actions={
        senderId ? (
          <Button component={LocalLink} to={`/messages/${equipment._id}?with=${senderId}`} variant="default" size="sm">
            {t('Open the conversation')}
          </Button>
        ) : (
          <Button component={LocalLink} {...listingLink} variant="default" size="sm">
            {t('View machine')}
          </Button>
        )
      }
    />
  );
}
