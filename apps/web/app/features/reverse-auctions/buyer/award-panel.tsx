import { approveReverseAward, rejectReverseAward } from '@rigsouq/contract/reverse-auctions/calls';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { useIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { formatPrice } from '../../../lib/format/format.ts';
import { useFormatTime } from '../../../lib/format/place.tsx';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { otherName } from '../../../shared/deals/deal.ts';
import { DealActions } from '../../../shared/deals/deal-actions.tsx';
import head from '../../../shared/deals/deal-head.module.css';
import { DealFacts, DealPanel } from '../../../shared/deals/deal-panel.tsx';
import panels from '../auction-panel.module.css';
import type { BuyersAuction } from '../auction-query.ts';

type Award = NonNullable<BuyersAuction['award']>;
type AwardProps = { auction: BuyersAuction; award: Award };

/** Shows the state of the award: proposed, rejected or made. */
export function AwardPanel({ auction }: { auction: BuyersAuction }) {
  const { t } = useTranslation();
  const { award, order, state } = auction;
  if (!award) return null;
  if (award.state === 'proposed') return <Proposal auction={auction} award={award} />;
  if (award.state === 'approved')
    return (
      <DealPanel title={t('Awarded')}>
        <div className={panels.parts}>
          <AwardFacts auction={auction} award={award} />
          {order && (
            <p>
              <LocalLink to={`/procurement/orders/${order._id}`} className={head.company ?? ''}>
                {t('Purchase order')} <bdi>{order.number}</bdi>
              </LocalLink>
            </p>
          )}
        </div>
      </DealPanel>
    );
  // A rejected proposal is shown only until the buyer makes the next choice.
  if (state !== 'ended') return null;
  return (
    <DealPanel title={t('The proposal was rejected')}>
      <DealFacts
        facts={[
          { label: t('Rejected by'), value: <bdi>{award.decidedBy}</bdi> },
          { label: t('Reason'), value: <bdi>{award.decisionNote}</bdi> },
        ]}
      />
    </DealPanel>
  );
}

function Proposal({ auction, award }: AwardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const keyFor = useIdempotencyKey();
  const { approve } = auction.can;
  const params = { id: auction._id };
  const awardId = award._id;
  const reason = { note: t('Reason'), noteNeeded: t('Give a reason'), noteMax: 1_000 };
  const reject = (note: string) =>
    call(
      rejectReverseAward,
      { params, body: { awardId, reason: note } },
      { idempotencyKey: keyFor({ awardId, reason: note }) },
    );
  return (
    <DealPanel title={t('Award awaiting approval')}>
      <div className={panels.parts}>
        <AwardFacts auction={auction} award={award} />
        <p>
          {approve
            ? t('Review the ranking, then approve or reject. If you approve, the order is sent immediately.')
            : award.mine
              ? t('You proposed this award. Another owner or manager in your company must approve it.')
              : t('Only an owner or manager of your company can decide on awards.')}
        </p>
        <DealActions
          can={{ approve, reject: approve, takeBack: award.mine }}
          refresh="rfqs"
          acts={[
            {
              key: 'approve',
              label: t('Approve'),
              title: t('Approve {{price}}?', { price: formatPrice(award.total, auction.currency, language) }),
              effect: t('The order goes to the supplier immediately. This cannot be undone.'),
              confirm: t('Approve and order'),
              tone: 'main',
              done: t('Order sent to the supplier'),
              failed: t('Failed to approve the award'),
              send: () =>
                call(approveReverseAward, { params, body: { awardId } }, { idempotencyKey: keyFor({ awardId }) }),
            },
            {
              key: 'reject',
              label: t('Reject'),
              title: t('Reject this award?'),
              effect: t('Nothing is ordered. You can select offers again.'),
              ...reason,
              confirm: t('Reject'),
              tone: 'danger',
              done: t('Award rejected'),
              failed: t('Failed to reject the award'),
              send: reject,
            },
            {
              key: 'takeBack',
              label: t('Withdraw proposal'),
              title: t('Withdraw proposal?'),
              effect: t('Nothing is ordered. You can select offers again.'),
              ...reason,
              confirm: t('Withdraw proposal'),
              tone: 'danger',
              done: t('Proposal withdrawn'),
              failed: t('Failed to withdraw the proposal'),
              send: reject,
            },
          ]}
        />
      </div>
    </DealPanel>
  );
}

function AwardFacts({ auction: { suppliers, currency }, award }: AwardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const formatTime = useFormatTime();
  const { supplierId, total, proposedBy, proposedAt, decidedBy, reason } = award;
  const supplier = suppliers.find(({ _id }) => _id === supplierId);
  return (
    <DealFacts
      facts={[
        { label: t('Total excl. VAT'), value: formatPrice(total, currency, language), large: true },
        supplier && { label: t('The supplier'), value: <bdi>{otherName(t, supplier)}</bdi> },
        {
          label: t('Proposed by'),
          value: (
            <>
              <bdi>{proposedBy}</bdi>
              {t(', ')}
              {formatTime(proposedAt)}
            </>
          ),
        },
        decidedBy && decidedBy !== proposedBy && { label: t('Approved by'), value: <bdi>{decidedBy}</bdi> },
        reason && { label: t('Reason'), value: <bdi>{reason}</bdi> },
      ]}
    />
  );
}
