import { Button } from '@mantine/core';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { readUtilisation } from '@rigsouq/contract/rentals/calls';
import { dayOf } from '@rigsouq/kernel/periods';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { addMonths, firstDay, monthOf } from '../../../lib/format/days.ts';
import { formatMonth, formatShortMonth } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { SettingsSection } from '../../../ui/forms/settings-section.tsx';
import { Pager } from '../../../ui/page/pager.tsx';
import { LoadingChart } from '../../../ui/states/loading.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import classes from './utilisation.module.css';

const MONTHS = 6;
/** The number of months before and after this one that can be opened. */
const REACH = 24;

type Machine = AnswerOf<typeof readUtilisation>['machines'][number];

/** Shows on how many days of each month a machine was rented out or is confirmed to be: a table with a bar in each cell. */
export function Utilisation() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [thisMonth] = useState(() => monthOf(dayOf(new Date())));
  const [from, setFrom] = useState(() => addMonths(thisMonth, 2 - MONTHS));
  const [page, setPage] = useState(1);
  const asked = { from, months: MONTHS, page };
  const found = useQuery({
    queryKey: ['bookings', 'utilisation', asked],
    queryFn: () => call(readUtilisation, { query: asked }),
    placeholderData: keepPreviousData,
  });
  const { data } = found;
  if (data?.total === 0) return null;
  const range = `${formatMonth(firstDay(from), language)} – ${formatMonth(firstDay(addMonths(from, MONTHS - 1)), language)}`;
  return (
    <SettingsSection
      id="utilisation"
      title={t('Utilisation')}
      lead={t('Days per month each machine was rented out or has a confirmed booking.')}
    >
      <div className={classes.range}>
        <Button
          variant="default"
          size="sm"
          disabled={from <= addMonths(thisMonth, -REACH)}
          onClick={() => setFrom(addMonths(from, -MONTHS))}
        >
          {t('Earlier')}
        </Button>
        <p aria-live="polite">
          <bdi>{range}</bdi>
        </p>
        <Button
          variant="default"
          size="sm"
          disabled={from >= addMonths(thisMonth, REACH)}
          onClick={() => setFrom(addMonths(from, MONTHS))}
        >
          {t('Later')}
        </Button>
      </div>
      {found.isError ? (
        <QueryFailure query={found} fallback={t('Failed to load utilisation')} />
      ) : data ? (
        <Table machines={data.machines} from={from} />
      ) : (
        <LoadingChart height={240} />
      )}
      {data && data.pages > 1 && (
        <Pager
          page={page}
          pages={data.pages}
          onPage={setPage}
          label={t('Pages: {{list}}', { list: t('Utilisation') })}
        />
      )}
    </SettingsSection>
  );
}

function Table({ machines, from }: { machines: readonly Machine[]; from: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const months = Array.from({ length: MONTHS }, (_, at) => addMonths(from, at));
  return (
    <table aria-labelledby="utilisation" className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('Machine')}</th>
          {months.map((month) => (
            <th key={month} scope="col">
              {formatShortMonth(firstDay(month), language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {machines.map(({ equipment, months: counted }) => (
          <tr key={equipment._id}>
            <th scope="row">
              <bdi>{equipment.title}</bdi>
            </th>
            {counted.map(({ month, days, rented }) => (
              <td key={month}>
                <span className={classes.bar} aria-hidden="true">
                  <span style={{ blockSize: `${(rented / days) * 100}%` }} />
                </span>
                <span aria-hidden="true">{rented}</span>
                <span className={classes.spoken}>{t('{{rented}} of {{days}} days', { rented, days })}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
