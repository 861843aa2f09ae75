import '@mantine/core/styles/Badge.layer.css';
import { Badge } from '@mantine/core';
import type { readConsignment } from '@rigsouq/contract/consignments';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../lib/format.ts';
import { text } from '../../lib/i18n.ts';
import { useLanguage } from '../../lib/language.ts';
import history from '../../shell/deal/deal-history.module.css';
import { DealFacts, DealPanel } from '../../shell/deal/deal-panel.tsx';
import { Dollars } from '../../shell/lot/dollars.tsx';
import { type SettlementState, settlementTexts, settlementTones } from '../../shell/lot/settlement-texts.ts';
import classes from './consignments.module.css';

export type Settlement = NonNullable<AnswerOf<typeof readConsignment>['settlement']>;
type Side = 'buyer' | 'seller';

/** The next step for each state, from the view of each side. */
const nextSteps: Record<SettlementState, Record<Side, string>> = {
  offered: {
    buyer: text('The winner has not paid. You can take the machine at your own highest bid, or leave it.'),
    seller: text('The winner has not paid. The next bidder has been offered the machine and has 48 hours to answer.'),
  },
  declined: {
    buyer: text('You have left the second chance. Nothing more is to do.'),
    seller: text('The next bidder did not want it. We look after what follows.'),
  },
  awaiting_payment: {
    buyer: text('Pay the seller by the due date and tell us. We confirm the payment, then you collect the machine.'),
    seller: text('The buyer pays by the due date. Keep the machine until we have confirmed the payment.'),
  },
  paid: {
    buyer: text('Your payment is confirmed. Agree with the seller when you collect the machine.'),
    seller: text('The payment is confirmed. Agree with the buyer when the machine is collected.'),
  },
  released: {
    buyer: text('The machine is yours. Everything is done.'),
    seller: text('The machine and the money have changed hands. Everything is done.'),
  },
  defaulted: {
    buyer: text('You have not paid in time, so the machine is offered to somebody else.'),
    seller: text('The buyer has not paid. We offer the machine to the next bidder or give it back to you.'),
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
          <Badge variant="light" color={settlementTones[state]} radius="sm" tt="none">
            {t(settlementTexts[state])}
          </Badge>
        </p>
        <DealFacts
          facts={[
            { label: t('Price'), value: <Dollars amount={price} />, large: true },
            due && {
              label: state === 'offered' ? t('Answer by') : t('Pay by'),
              value: formatInstant(dueAt, language),
            },
            attempt > 1 && { label: t('How it came about'), value: t('Second chance: the bidder before did not pay.') },
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
  clock: text('By itself'),
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
