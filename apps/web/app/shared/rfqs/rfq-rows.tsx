import { formatPlaceDay } from '@rigsouq/kernel/place-time';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format/format.ts';
import { Place } from '../../lib/format/place.tsx';
import { countryLabel } from '../../lib/i18n/labels.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { Countdown } from '../auctions/countdown.tsx';
import { Moment } from '../auctions/moment.tsx';
import { otherName } from '../deals/deal.ts';
import list from '../deals/deal-list.module.css';
import { DealTable, DealTableRow, NextStep } from '../deals/deal-table.tsx';
import { StandBadge, StateBadge } from './rfq-badge.tsx';
import type { Invitation, RfqItem } from './rfq-queries.ts';
import classes from './rfq-rows.module.css';

/** Lists the requests of a buyer with the numbers of invitations and answers, but never the content of an answer. */
export function RfqRows({ rfqs }: { rfqs: readonly RfqItem[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Rows company={t('Suppliers')}>
      {rfqs.map((rfq) => {
        const { _id, state, invited, answers, questions } = rfq;
        const draft = state === 'draft';
        const next = draft
          ? t('Continue')
          : state === 'opened' || state === 'technical'
            ? t('See responses')
            : t('See request');
        const open = questions > 0 && state === 'open';
        return (
          <Row
            key={_id}
            rfq={rfq}
            to={draft ? `/procurement/rfq/${_id}/edit` : `/procurement/rfq/${_id}`}
            company={
              draft ? (
                t('Selected: {{number}}', { number: formatNumber(invited, language) })
              ) : (
                <span className={classes.counts}>
                  <span>{t('Invited: {{number}}', { number: formatNumber(invited, language) })}</span>
                  <span>{t('Responses: {{number}}', { number: formatNumber(answers, language) })}</span>
                  {open && (
                    <strong>
                      {t('Unanswered questions: {{number}}', { number: formatNumber(questions, language) })}
                    </strong>
                  )}
                </span>
              )
            }
            badge={<StateBadge state={state} />}
            next={next}
            waits={draft || open || state === 'opened' || state === 'technical' || state === 'approval'}
          />
        );
      })}
    </Rows>
  );
}

/** Lists the requests that a supplier is invited to, with their states. */
export function InvitationRows({ rfqs }: { rfqs: readonly Invitation[] }) {
  const { t } = useTranslation();
  return (
    <Rows company={t('The buyer')}>
      {rfqs.map((rfq) => {
        const { _id, buyer, country, stand, state } = rfq;
        const waits = state === 'open' && (stand === 'invited' || stand === 'unconfirmed');
        return (
          <Row
            key={_id}
            rfq={rfq}
            to={`/procurement/rfq/${_id}`}
            company={
              <div className={list.words}>
                <bdi>{otherName(t, buyer)}</bdi>
                <span className={list.type}>{countryLabel(t, country)}</span>
              </div>
            }
            badge={<StandBadge stand={stand} />}
            next={waits ? (stand === 'invited' ? t('Respond') : t('Confirm')) : t('See request')}
            waits={waits}
          />
        );
      })}
    </Rows>
  );
}

function Rows({ company, children }: { company: string; children: ReactNode }) {
  const { t } = useTranslation();
  const headings = { machine: t('Request'), company, figure: t('Deadline'), day: t('Created') };
  return <DealTable headings={headings}>{children}</DealTable>;
}

type RowProps = {
  rfq: RfqItem | Invitation;
  to: string;
  company: ReactNode;
  badge: ReactNode;
  next: string;
  waits: boolean;
};

function Row({ rfq, to, company, badge, next, waits }: RowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number, title, lines, deadline, now, createdAt, state, country } = rfq;
  return (
    <DealTableRow
      machine={
        <>
          <LocalLink to={to} className={list.title ?? ''}>
            <bdi>{title}</bdi>
          </LocalLink>
          <span className={list.type}>
            {number && (
              <>
                <bdi>{number}</bdi>
                {' · '}
              </>
            )}
            {t('Lines: {{number}}', { number: formatNumber(lines, language) })}
          </span>
        </>
      }
      company={company}
      figure={
        deadline === null ? (
          t('Not set')
        ) : (
          <span className={classes.deadline}>
            {state === 'open' && <Countdown until={deadline} now={now} over={t('Opening')} />}
            <span className={classes.at}>
              <Place country={country}>
                <Moment at={deadline} />
              </Place>
            </span>
          </span>
        )
      }
      day={formatPlaceDay(createdAt, language, country)}
      status={badge}
      next={<NextStep to={to} label={next} about={title} waits={waits} />}
    />
  );
}
