import { daysLater } from '@rigsouq/kernel/periods';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLateness } from '../../lib/format/ago.ts';
import { formatPrice } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { dayOrUnknown, otherName, type Side } from '../../shared/deals/deal.ts';
import classes from '../../shared/deals/deal-list.module.css';
import { DealTable, DealTableRow, NextStep } from '../../shared/deals/deal-table.tsx';
import { OrderBadge } from '../../shared/orders/order-badge.tsx';
import type { OrderItem, OrderState } from './order-queries.ts';
import own from './orders-screen.module.css';

export function OrderRows({ orders }: { orders: readonly OrderItem[] }) {
  const { t } = useTranslation();
  return (
    <DealTable
      headings={{
        machine: t('Order'),
        company: t('Company'),
        figure: t('Total incl. VAT'),
        day: t('Delivery due'),
        dayMatters: true,
      }}
    >
      {orders.map((order) => (
        <Row key={order._id} order={order} />
      ))}
    </DealTable>
  );
}

function Row({ order }: { order: OrderItem }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { _id, number, title, other, total, currency, dueOn, late, state, side } = order;
  const waits = waitingStates[side].includes(state);
  const next = waits ? (state === 'issued' ? t('Respond') : t('Confirm delivery')) : t('View');
  const to = `/procurement/orders/${_id}`;
  return (
    <DealTableRow
      machine={
        <>
          <LocalLink to={to} className={own.number ?? ''}>
            <bdi>{number}</bdi>
          </LocalLink>
          <bdi className={classes.type}>{title}</bdi>
        </>
      }
      company={<bdi>{otherName(t, other)}</bdi>}
      figure={<bdi>{formatPrice(total, currency, language)}</bdi>}
      day={dueOn ? <DueDay dueOn={dueOn} late={late} /> : t('N/A')}
      status={<OrderBadge state={state} />}
      next={<NextStep to={to} label={next} about={number} waits={waits} />}
    />
  );
}

function DueDay({ dueOn, late }: { dueOn: string; late: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [now] = useState(() => Date.now());
  const day = dayOrUnknown(t, dueOn, language);
  if (!late) return day;
  const time = formatLateness(daysLater(dueOn, 1), language, now);
  return (
    <>
      {day}
      <strong className={own.late}>{t('Late by {{time}}', { time })}</strong>
    </>
  );
}

/** The states in which an order waits for this side. */
const waitingStates: Record<Side, readonly OrderState[]> = { buyer: ['accepted'], supplier: ['issued'] };
