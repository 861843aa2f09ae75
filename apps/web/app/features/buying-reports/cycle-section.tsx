import { cycleSteps } from '@rigsouq/contract/buying-reports/calls';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { ColumnChart, type Series } from '../../ui/charts/column-chart.tsx';
import { formatDuration } from './format-duration.ts';
import { monthPlace } from './month-place.ts';
import type { CycleStep, Report } from './report-query.ts';
import { ReportSection } from './report-section.tsx';
import { cycleTable, stepTexts } from './report-tables.ts';
import classes from './reports-screen.module.css';

const tones: Record<CycleStep, Series['tone']> = {
  opening: 'pale',
  award: 'blue',
  acceptance: 'amber',
  delivery: 'ink',
};
const DAY = 24;

/** Shows the median time of each step from publication to delivery, over all months and for each month. */
export function CycleSection({ report }: { report: Report }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { steps, months } = report.cycle;
  return (
    <ReportSection
      id="cycle-time"
      title={t('Cycle time')}
      lead={t('Median time for each step, by order month. Each request is counted once; deliveries by delivery date.')}
      table={cycleTable({ t, language }, report)}
    >
      <dl className={classes.steps}>
        {steps.map(({ step, count, median, ninety }) => (
          <div key={step}>
            <dt>{t(stepTexts[step])}</dt>
            <dd>
              <bdi>{median === null ? '–' : formatDuration(median, language)}</bdi>
            </dd>
            {ninety !== null && (
              <dd>
                {t('90% within {{span}} ({{number}} measured)', {
                  span: formatDuration(ninety, language),
                  number: formatNumber(count, language),
                })}
              </dd>
            )}
          </div>
        ))}
      </dl>
      {steps.some(({ count }) => count > 0) && (
        <ColumnChart
          label={t('Median days per step by month, stacked.')}
          stacked
          places={months.map(({ month }) => monthPlace(month, language))}
          series={cycleSteps.map((step) => ({
            name: t(stepTexts[step]),
            tone: tones[step],
            values: months.map((month) => (month[step] === null ? null : month[step] / DAY)),
          }))}
          edge={(days) => formatDuration(days * DAY, language, 'day')}
          exact={(days) => formatDuration(days * DAY, language)}
        />
      )}
    </ReportSection>
  );
}
