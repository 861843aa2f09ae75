import { Button } from '@mantine/core';
import { cancelRfq } from '@rigsouq/contract/rfqs/calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { formatNumber } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import acts from '../../shared/deals/deal-actions.module.css';
import { DealActions } from '../../shared/deals/deal-actions.tsx';
import frame from '../../shared/deals/deal-page.module.css';
import { DealPanel } from '../../shared/deals/deal-panel.tsx';
import { AuctionLink } from '../../shared/reverse-auctions/auction-link.tsx';
import { StateBadge } from '../../shared/rfqs/rfq-badge.tsx';
import { AwardAgain } from './award-again.tsx';
import { InviteSuppliers } from './invite-suppliers.tsx';
import { InvitedSupplierList } from './invited-supplier-list.tsx';
import { OrderLinks } from './order-links.tsx';
import { QuestionsPanel } from './request/questions-panel.tsx';
import { RequestPanel } from './request/request-panel.tsx';
import { RfqHead } from './request/rfq-head.tsx';
import { Seal } from './request/seal.tsx';
import { VersionsPanel } from './request/versions-panel.tsx';
import type { BuyersRfq } from './rfq-query.ts';

export function BuyersView({ rfq }: { rfq: BuyersRfq }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { state, answers, reason } = rfq;
  const count = t('Responses: {{number}}', { number: formatNumber(answers, language) });
  return (
    <div className={frame.columns}>
      <div className={frame.main}>
        <RfqHead rfq={rfq} badge={<StateBadge state={state} />} />
        <Seal rfq={rfq}>
          <p>
            {state === 'open'
              ? `${count}. ${t('No one can read them before the deadline, not even Rigsouq. All are opened together.')}`
              : count}
          </p>
        </Seal>
        {reason && (
          <DealPanel title={t('Why it ended')}>
            <p>
              <bdi>{reason}</bdi>
            </p>
          </DealPanel>
        )}
        {rfq.auctionId && (
          <AuctionLink
            id={rfq.auctionId}
            line={
              state === 'auction'
                ? t('Suppliers are competing for this order in a reverse auction. You award it there.')
                : t('The order was awarded in a reverse auction.')
            }
          />
        )}
        <RequestActions rfq={rfq} />
        <AwardAgain rfq={rfq} />
        <OrderLinks orders={rfq.orders} />
        <RequestPanel rfq={rfq} />
        <QuestionsPanel rfq={rfq} />
      </div>
      <div className={frame.main}>
        <InvitedSuppliers rfq={rfq} />
        <VersionsPanel versions={rfq.versions} />
      </div>
    </div>
  );
}

function RequestActions({ rfq }: { rfq: BuyersRfq }) {
  const { t } = useTranslation();
  const { _id: id, can, state } = rfq;
  const sealed = state === 'open';
  return (
    <div className={acts.acts}>
      {can.compare && (
        <Button
          component={LocalLink}
          to={`/procurement/rfq/${id}/compare`}
          {...(can.awardAnew ? { variant: 'default' } : { color: 'amber' })}
          size="md"
        >
          {t('Compare offers')}
        </Button>
      )}
      {can.auction && (
        <Button component={LocalLink} to={`/procurement/auctions/new?rfq=${id}`} variant="default" size="md">
          {t('Start a reverse auction')}
        </Button>
      )}
      {can.change && (
        <Button component={LocalLink} to={`/procurement/rfq/${id}/edit`} color="amber" size="md">
          {t('Continue editing')}
        </Button>
      )}
      {can.amend && (
        <Button component={LocalLink} to={`/procurement/rfq/${id}/edit`} variant="default" size="md">
          {t('Amend')}
        </Button>
      )}
      <DealActions
        can={{ cancel: can.cancel }}
        refresh="rfqs"
        acts={[
          {
            key: 'cancel',
            label: sealed ? t('Cancel request') : t('End without an award'),
            title: sealed ? t('Cancel this request?') : t('End without an award?'),
            effect: sealed
              ? t('Suppliers will see your reason. Responses stay sealed permanently. This cannot be undone.')
              : t('Suppliers will see your reason. This cannot be undone.'),
            note: t('Reason'),
            noteMax: 1_000,
            confirm: sealed ? t('Cancel request') : t('End without an award'),
            tone: 'danger',
            done: t(cancelRfq.message),
            failed: t('Failed to end the request'),
            send: (reason) => call(cancelRfq, { params: { id }, body: { reason } }),
          },
        ]}
      />
    </div>
  );
}

function InvitedSuppliers({ rfq }: { rfq: BuyersRfq }) {
  const { t } = useTranslation();
  const [showInvite, setShowInvite] = useState(false);
  const { suppliers, can, state } = rfq;
  return (
    <DealPanel title={t('Invited suppliers ({{number}})', { number: suppliers.length })}>
      {suppliers.length > 0 ? <InvitedSupplierList rfq={rfq} /> : <p>{t('No suppliers are invited individually.')}</p>}
      {can.invite &&
        state === 'open' &&
        (showInvite ? (
          <InviteSuppliers rfq={rfq} />
        ) : (
          <Button variant="default" mt={12} onClick={() => setShowInvite(true)}>
            {t('Invite more suppliers')}
          </Button>
        ))}
    </DealPanel>
  );
}
