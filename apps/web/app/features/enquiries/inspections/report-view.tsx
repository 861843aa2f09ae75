import { components, ratings } from '@rigsouq/contract/enquiries/inspections';
import { formatPlaceTime } from '@rigsouq/kernel/place-time';
import { useTranslation } from 'react-i18next';
import { formatHours } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { DealFacts, DealPanel } from '../../../shared/deals/deal-panel.tsx';
import type { Inspection, Report } from './inspection-query.ts';
import { ReportDownload } from './report-download.tsx';
import classes from './report-view.module.css';

export function ReportView({ inspection, report }: { inspection: Inspection; report: Report }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { hours, remark, photos, completedAt } = report;
  return (
    <DealPanel title={t('Inspection report')}>
      <div className={classes.report}>
        <DealFacts
          facts={[
            { label: t('Report date'), value: formatPlaceTime(completedAt, language, inspection.country) },
            { label: t('Hour meter'), value: hours === null ? t('Not recorded') : formatHours(hours, language) },
            remark !== null && { label: t('Overall comments'), value: <bdi>{remark}</bdi> },
          ]}
        />
        <Ratings report={report} />
        {photos.length > 0 && (
          <ul className={classes.photos} aria-label={t('Photos')}>
            {photos.map((address, place) => (
              <li key={address.split('?')[0]}>
                <img src={address} alt={t('Photo {{number}}', { number: place + 1 })} loading="lazy" />
              </li>
            ))}
          </ul>
        )}
        <ReportDownload id={inspection._id} />
      </div>
    </DealPanel>
  );
}

function Ratings({ report }: { report: Report }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('Component')}</th>
          <th scope="col">{t('Rating')}</th>
          <th scope="col">{t('Note')}</th>
        </tr>
      </thead>
      <tbody>
        {report.components.map(({ component, rating, note }) => (
          <tr key={component}>
            <th scope="row">{components.find(({ code }) => code === component)?.[language]}</th>
            <td className={classes.rating} data-rating={rating}>
              {ratings.find(({ code }) => code === rating)?.[language]}
            </td>
            <td className={classes.note}>{note && <bdi>{note}</bdi>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
