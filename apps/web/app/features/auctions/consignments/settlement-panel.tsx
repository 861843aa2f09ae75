import type { readConsignment } from '@rigsouq/contract/auctions/consignments';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../lib/format/format.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { Dollars } from '../../../shared/auctions/dollars.tsx';
import { type SettlementState, settlementTexts, settlementTones } from '../../../shared/auctions/settlement-texts.ts';
import history from '../../../shared/deals/deal-history.module.css';
import { DealFacts, DealPanel } from '../../../shared/deals/deal-panel.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import classes from './consignments.module.css';

export type Settlement = NonNullable<AnswerOf<typeof readConsignment>['settlement']>;
type Side = 'buyer' | 'seller';

/** The next step for each state, from the view of each side. */
const nextSteps: Record<SettlementState, Record<Side, string>> = {
  offered: {
    buyer: text('The winner did not pay. You can buy the machine at your highest bid or decline.'),
    seller: text('The winner did not pay. We offered the machine to the next bidder, who has 48 hours to respond.'),
  },
  declined: {
    buyer: text('You declined the second-chance offer. No further action is needed.'),
    seller: text('The next bidder declined. We’ll contact you about the next steps.'),
  },
  awaiting_payment: {
    buyer: text(
      'Pay the seller by the due date and let us know. Once we confirm the payment, you can collect the machine.',
    ),
    seller: text('The buyer must pay by the due date. Keep the machine until we confirm the payment.'),
  },
  paid: {
    buyer: text('Your payment is confirmed. Arrange collection with the seller.'),
    seller: text('The payment is confirmed. Arrange collection with the buyer.'),
  },
  released: {
    buyer: text('The machine is yours. The sale is complete.'),
    seller: text('The machine has been handed over and paid for. The sale is complete.'),
  },
  defaulted: {
    buyer: text('You did not pay on time, so the machine is being offered to another bidder.'),
    seller: text('The buyer did not pay. We’ll offer the machine to the next bidder or release it to you.'),
  },
};

type SettlementPanelProps = { settlement: Settlement; side: Side; children?: ReactNode };

export function SettlementPanel({ settlement, side, children }: SettlementPanelProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { state, price, dueAt, attempt } = settlement;
  const due = state === 'awaiting_payment' || state === 'offered';
  return (
    <DealPanel title={t('Payment')}>
      <div className={classes.body}>
        <p>
          <Badge tone={settlementTones[state]}>{t(settlementTexts[state])}</Badge>
        </p>
        <DealFacts
          facts={[
            { label: t('Price'), value: <Dollars amount={price} />, large: true },
            due && {
              label: state === 'offered' ? t('Respond by') : t('Pay by'),
              value: formatInstant(dueAt, language),
            },
            attempt > 1 && {
              label: t('Background'),
              value: t('Second-chance offer: the previous bidder did not pay.'),
            },
            { label: t('Next step'), value: t(nextSteps[state][side]) },
          ]}
        />
        {children}
      </div>
    </DealPanel>
  );
}

const actors = {
  buyer: text('The buyer'),
  seller: text('The seller'),
  operator: text('Rigsouq'),
  clock: text('Automatic'),
} as const;

export function SettlementHistory({ settlement }: { settlement: Settlement }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <DealPanel title={t('Payment history')}>
      <ol className={history.list}>
        {settlement.history.toReversed().map(({ at, act, by, state, note }) => (
          <li key={`${at} ${act}`} className={history.entry}>
            <p className={history.act}>{t(settlementTexts[state])}</p>
            {note && (
              <p className={history.note}>
                <bdi>{note}</bdi>
              </p>
            )}
            <p className={history.when}>
              {t(actors[by])}
              {t(', ')}
              <time dateTime={at}>{formatInstant(at, language)}</time>
            </p>
          </li>
        ))}
      </ol>
    </DealPanel>
  );
}
