import { approveAward, rejectAward, takeBackAward } from '@rigsouq/contract/rfqs/awards';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/api.ts';
import { useIdempotencyKey } from '../../../../lib/api/idempotency-key.ts';
import { formatPrice } from '../../../../lib/format/format.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import { DealActions } from '../../../../shared/deals/deal-actions.tsx';
import { DealPanel } from '../../../../shared/deals/deal-panel.tsx';
import type { Comparison, OpenedTender } from '../comparison-query.ts';
import { AwardFacts } from './award-facts.tsx';
import classes from './award-panel.module.css';

type ProposalProps = Pick<OpenedTender, 'rfq'> & { award: NonNullable<Comparison['award']>; currency: string };

/** Shows an award that waits for a second member. The member who proposed it can withdraw it until then. */
export function Proposal({ rfq, award, currency }: ProposalProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const keyFor = useIdempotencyKey();
  const { approve, takeBack } = rfq.can;
  const params = { id: rfq._id };
  const awardId = award._id;
  const price = formatPrice(award.total, currency, language);
  return (
    <DealPanel title={t('Award awaiting approval')}>
      <div className={classes.body}>
        <AwardFacts award={award} total={price} />
        <p>
          {approve
            ? t('Review the lines marked below, then approve or reject. Approved lines are ordered immediately.')
            : award.mine
              ? t('You proposed this award. Another owner or manager in your company must approve it.')
              : t('Only an owner or manager of your company can decide on awards.')}
        </p>
        <DealActions
          can={{ approve, reject: approve, takeBack }}
          refresh="rfqs"
          acts={[
            {
              key: 'approve',
              label: t('Approve'),
              title: t('Approve {{price}}?', { price }),
              effect: t('Orders go to the suppliers immediately. This cannot be undone.'),
              confirm: t('Approve and order'),
              tone: 'main',
              done: t('Orders sent to suppliers'),
              failed: t('Failed to approve the award'),
              send: () => call(approveAward, { params, body: { awardId } }, { idempotencyKey: keyFor({ awardId }) }),
            },
            {
              key: 'reject',
              label: t('Reject'),
              title: t('Reject this award?'),
              effect: t('Nothing is ordered. You can select offers again.'),
              note: t('Reason'),
              noteNeeded: t('Give a reason'),
              noteMax: 1_000,
              confirm: t('Reject'),
              tone: 'danger',
              done: t('Award rejected'),
              failed: t('Failed to reject the award'),
              send: (reason) =>
                call(
                  rejectAward,
                  { params, body: { awardId, reason } },
                  { idempotencyKey: keyFor({ awardId, reason }) },
                ),
            },
            {
              key: 'takeBack',
              label: t('Withdraw proposal'),
              title: t('Withdraw proposal?'),
              effect: t('Nothing is ordered. You can select offers again.'),
              confirm: t('Withdraw proposal'),
              tone: 'danger',
              done: t(takeBackAward.message),
              failed: t('Failed to withdraw the proposal'),
              send: () => call(takeBackAward, { params, body: { awardId } }, { idempotencyKey: keyFor({ awardId }) }),
            },
          ]}
        />
      </div>
    </DealPanel>
  );
}
