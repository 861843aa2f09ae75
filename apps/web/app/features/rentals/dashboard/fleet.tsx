import { Button } from '@mantine/core';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { FLEET_WEEKS, type readFleet } from '@rigsouq/contract/rentals/calls';
import { dayOf, daysLater } from '@rigsouq/kernel/periods';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayOfMonth, formatDayRange, formatNumber } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { Pager } from '../../../ui/page/pager.tsx';
import { LoadingRows } from '../../../ui/states/loading.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import classes from './fleet.module.css';
import { fleetQuery, weekOf } from './fleet-query.ts';
import { daysBetween, placeSpan } from './fleet-rules.ts';

const DAYS = FLEET_WEEKS * 7;
const STEP = DAYS / 2;
/** The number of steps before and after the current week that can be opened. */
const REACH = 12;

type Machine = AnswerOf<typeof readFleet>['machines'][number];
type FleetProps = {
  title: string;
  /** Shows only the first machines, with a link to all of them. */
  shown?: number;
};

/** Shows the machines for rent over eight weeks: a row for each machine and a bar for each booking. A supplier without such machines sees nothing. */
export function Fleet({ title, shown }: FleetProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const [today] = useState(() => dayOf(new Date()));
  const [step, setStep] = useState(0);
  const [page, setPage] = useState(1);
  const from = daysLater(weekOf(today), step * STEP);
  const found = useQuery(fleetQuery({ from, page, ...(shown && { limit: shown }) }));
  const { data } = found;
  if (data?.total === 0) return null;
  return (
    <section aria-labelledby={id} className={classes.section}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <div className={classes.range}>
          <Button variant="default" size="sm" disabled={step <= -REACH} onClick={() => setStep(step - 1)}>
            {t('Earlier')}
          </Button>
          <p aria-live="polite">
            <bdi>{formatDayRange(from, daysLater(from, DAYS - 1), language)}</bdi>
          </p>
          <Button variant="default" size="sm" disabled={step >= REACH} onClick={() => setStep(step + 1)}>
            {t('Later')}
          </Button>
        </div>
      </div>
      {found.isError ? (
        <QueryFailure query={found} fallback={t('Failed to fetch your machines')} />
      ) : data ? (
        <Timeline machines={data.machines} from={from} today={today} />
      ) : (
        <LoadingRows rows={shown ?? 5} />
      )}
      {data && data.pages > 1 && !shown && (
        <Pager page={page} pages={data.pages} onPage={setPage} label={t('Pages: {{list}}', { list: title })} />
      )}
      {data && shown && (
        <LocalLink to="/dashboard?role=supplier&tab=bookings">
          {t('All bookings and machines: {{number}}', { number: formatNumber(data.total, language) })}
        </LocalLink>
      )}
    </section>
  );
}

type TimelineProps = { machines: readonly Machine[]; from: string; today: string };

function Timeline({ machines, from, today }: TimelineProps) {
  const language = useLanguage();
  const weeks = Array.from({ length: FLEET_WEEKS }, (_, at) => daysLater(from, at * 7));
  const sinceStart = daysBetween(from, today);
  const isShown = sinceStart >= 0 && sinceStart < DAYS;
  return (
    <div className={classes.rows}>
      <div className={classes.weeks} aria-hidden="true">
        {weeks.map((day) => (
          <span key={day}>{formatDayOfMonth(day, language)}</span>
        ))}
      </div>
      <ul>
        {machines.map((machine) => (
          <MachineRow
            key={machine.equipment._id}
            machine={machine}
            from={from}
            now={isShown ? (sinceStart + 0.5) / DAYS : undefined}
          />
        ))}
      </ul>
    </div>
  );
}

function MachineRow({ machine, from, now }: { machine: Machine; from: string; now: number | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { equipment, rented, bookings } = machine;
  const share = Math.round((rented / DAYS) * 100);
  return (
    <li className={classes.row}>
      <p className={classes.machine}>
        <bdi className={classes.name}>{equipment.title}</bdi>
        <span className={classes.share}>
          {formatNumber(share, language)}%
          <span className={classes.spoken}>{t('{{rented}} of {{days}} days', { rented, days: DAYS })}</span>
        </span>
      </p>
      <ul className={classes.track}>
        {bookings.map((booking) => (
          <Bar key={booking._id} booking={booking} from={from} />
        ))}
        {now !== undefined && (
          <li className={classes.today} style={{ insetInlineStart: `${now * 100}%` }} aria-hidden="true" />
        )}
      </ul>
    </li>
  );
}

function Bar({ booking, from }: { booking: Machine['bookings'][number]; from: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { _id, status, overdue, company, startDate, endDate, lastDay } = booking;
  const { start, width } = placeSpan({ startDate, lastDay }, from, DAYS);
  const said = [formatDayRange(startDate, endDate, language), overdue ? t('Overdue') : t(status), company].join(
    t(', '),
  );
  return (
    <li>
      <LocalLink
        to={`/bookings/${_id}`}
        className={classes.bar ?? ''}
        data-state={overdue ? 'overdue' : status.toLowerCase()}
        style={{ insetInlineStart: `${start * 100}%`, inlineSize: `${width * 100}%` }}
        title={said}
        aria-label={said}
      >
        <span aria-hidden="true" dir="auto" className={classes.company}>
          {company}
        </span>
      </LocalLink>
    </li>
  );
}
