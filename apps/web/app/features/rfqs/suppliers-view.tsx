import { Button } from '@mantine/core';
import { confirmVersion, declineRfq, withdrawAnswer } from '@rigsouq/contract/rfqs/calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { text } from '../../lib/i18n/i18n.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { VerifiedBadge } from '../../shared/companies/verified-badge.tsx';
import { companyPath, otherName } from '../../shared/deals/deal.ts';
import acts from '../../shared/deals/deal-actions.module.css';
import { DealActions } from '../../shared/deals/deal-actions.tsx';
import head from '../../shared/deals/deal-head.module.css';
import frame from '../../shared/deals/deal-page.module.css';
import { AuctionLink } from '../../shared/reverse-auctions/auction-link.tsx';
import { StandBadge } from '../../shared/rfqs/rfq-badge.tsx';
import { AmendedNote } from './answer/amended-note.tsx';
import { AnswerForm } from './answer/answer-form.tsx';
import { OwnAnswer } from './answer/own-answer.tsx';
import { OrderLinks } from './order-links.tsx';
import { QuestionsPanel } from './request/questions-panel.tsx';
import { RequestPanel } from './request/request-panel.tsx';
import { RfqHead } from './request/rfq-head.tsx';
import { Seal } from './request/seal.tsx';
import { VersionsPanel } from './request/versions-panel.tsx';
import type { SuppliersRfq } from './rfq-query.ts';

const standTexts: Record<SuppliersRfq['stand'], string> = {
  invited: text('You can respond until then. Your prices stay sealed.'),
  answered: text('You have responded. You can change or withdraw your response until then.'),
  unconfirmed: text(
    'The request was amended after you responded. Confirm your response or submit a new one, or it will not count.',
  ),
  declined: text('You declined. You can still respond until then.'),
  withdrawn: text('You withdrew your response. You can submit a new one until then.'),
  late: text('Your company did not respond in time.'),
  won: text('You won. See the purchase order for what was ordered.'),
  lost: text('The order went to another supplier this time.'),
  ended: text('The buyer ended this request without an award.'),
};
const comparedText = text('The buyer is comparing responses. We’ll notify you of the result.');

export function SuppliersView({ rfq }: { rfq: SuppliersRfq }) {
  const { t } = useTranslation();
  const [isChanging, setIsChanging] = useState(false);
  const { buyer, stand, answer, can, state, reason } = rfq;
  const currentAnswer = answer && !answer.withdrawn ? answer : undefined;
  const compared = state !== 'open' && ['answered', 'unconfirmed'].includes(stand);
  const isWriting = can.answer && (isChanging || !currentAnswer);
  return (
    <div className={frame.columns}>
      <div className={frame.main}>
        <RfqHead rfq={rfq} badge={<StandBadge stand={stand} />}>
          <p className={head.line}>
            {t('The buyer')}
            {': '}
            <LocalLink to={companyPath('supplier', buyer)} className={head.company ?? ''}>
              <bdi>{otherName(t, buyer)}</bdi>
            </LocalLink>{' '}
            {buyer.verified && <VerifiedBadge>{t('Verified')}</VerifiedBadge>}
          </p>
        </RfqHead>
        <Seal rfq={rfq}>
          <p>{t(compared ? comparedText : standTexts[stand])}</p>
          {reason && (
            <p>
              <bdi>{reason}</bdi>
            </p>
          )}
        </Seal>
        {rfq.auctionId && (
          <AuctionLink
            id={rfq.auctionId}
            line={t('The buyer is using a reverse auction for this request. Your response is your first offer there.')}
          />
        )}
        <OrderLinks orders={rfq.orders} />
        {currentAnswer && stand === 'unconfirmed' && can.confirm && (
          <AmendedNote versions={rfq.versions.filter(({ version }) => version > currentAnswer.version)}>
            <ConfirmAnswer rfq={rfq} />
          </AmendedNote>
        )}
        {!isWriting && currentAnswer && <OwnAnswer rfq={rfq} answer={currentAnswer} />}
        {!isWriting && <AnswerActions rfq={rfq} onChange={() => setIsChanging(true)} />}
        <RequestPanel rfq={rfq} linesInForm={isWriting} />
        {isWriting && (
          <>
            <AnswerForm
              rfq={rfq}
              onClose={currentAnswer && (() => setIsChanging(false))}
              onDone={() => setIsChanging(false)}
            />
            <AnswerActions rfq={rfq} />
          </>
        )}
        <QuestionsPanel rfq={rfq} />
      </div>
      <div className={frame.main}>
        <VersionsPanel versions={rfq.versions} />
      </div>
    </div>
  );
}

function ConfirmAnswer({ rfq: { _id: id, version, can } }: { rfq: SuppliersRfq }) {
  const { t } = useTranslation();
  return (
    <DealActions
      can={can}
      refresh="rfqs"
      acts={[
        {
          key: 'confirm',
          label: t('Confirm my response'),
          title: t('Confirm your response for version {{version}}?', { version }),
          effect: t('Your prices and lead times will apply to the current version of the request.'),
          confirm: t('Confirm my response'),
          tone: 'main',
          done: t(confirmVersion.message),
          failed: t('Failed to confirm your response'),
          send: () => call(confirmVersion, { params: { id }, body: { version } }),
        },
      ]}
    />
  );
}

function AnswerActions({ rfq, onChange }: { rfq: SuppliersRfq; onChange?: () => void }) {
  const { t } = useTranslation();
  const { _id: id, can } = rfq;
  const params = { id };
  return (
    <div className={acts.acts}>
      {can.answer && onChange && (
        <Button variant="default" size="md" onClick={onChange}>
          {t('Change response')}
        </Button>
      )}
      <DealActions
        can={{ withdraw: can.withdraw, decline: can.decline && rfq.stand !== 'declined' }}
        refresh="rfqs"
        acts={[
          {
            key: 'withdraw',
            label: t('Withdraw response'),
            title: t('Withdraw your response?'),
            effect: t('It is removed unread. You can submit a new response until the deadline.'),
            confirm: t('Withdraw response'),
            tone: 'danger',
            done: t(withdrawAnswer.message),
            failed: t('Failed to withdraw your response'),
            send: () => call(withdrawAnswer, { params }),
          },
          {
            key: 'decline',
            label: t('Decline'),
            title: t('Decline this request?'),
            effect: t('The buyer will see that you declined this request.'),
            note: t('Note to the buyer (optional)'),
            noteMax: 1_000,
            confirm: t('Decline'),
            tone: 'danger',
            done: t(declineRfq.message),
            failed: t('Failed to decline the request'),
            send: (reason) => call(declineRfq, { params, body: { reason } }),
          },
        ]}
      />
    </div>
  );
}
