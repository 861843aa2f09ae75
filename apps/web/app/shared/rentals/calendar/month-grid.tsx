import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { weeksOf } from '../../../lib/format/days.ts';
import { formatLongDay, formatMonth, formatWeekday } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { canChooseDay, type Days, isTaken, type Range } from './free-days.ts';
import classes from './range-calendar.module.css';

type MonthGridProps = {
  month: string;
  today: string;
  last: string;
  taken: readonly Days[];
  range: Range;
  /** The range that would result from a click on the day under the pointer. */
  preview: Range;
  /** The only day that the Tab key reaches. */
  active: string;
  onPick: (day: string) => void;
  onPoint: (day: string) => void;
};

/** Any week that starts on a Monday; only the names of its days are shown. */
const sampleWeek = Array.from({ length: 7 }, (_, at) => `2026-11-${16 + at}`);

export function MonthGrid({ month, ...rest }: MonthGridProps) {
  const language = useLanguage();
  const id = useId();
  return (
    <div>
      <h3 id={id} className={classes.month}>
        {formatMonth(`${month}-01`, language)}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a grid of days is a table by its rows */}
      <table role="grid" aria-labelledby={id} className={classes.grid}>
        <thead>
          <tr>
            {sampleWeek.map((day) => (
              <th key={day} scope="col" abbr={formatWeekday(day, language, 'long')}>
                {formatWeekday(day, language, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, at) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has no other name
                day ? <DayCell key={day} day={day} {...rest} /> : <td key={at} />,
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DayCell(props: Omit<MonthGridProps, 'month'> & { day: string }) {
  const { day, today, last, taken, range, preview, active, onPick, onPoint } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const unavailable = isTaken(taken, day);
  const open = day >= today && day <= last && canChooseDay(taken, range, day);
  const start = day === range.start;
  const end = day === range.end;
  const within = preview.start <= day && day <= preview.end && preview.end !== '';
  const labels = [
    formatLongDay(day, language),
    unavailable && t('unavailable'),
    start && t('start date'),
    end && t('end date'),
    day === today && t('today'),
  ].filter(Boolean);
  return (
    <td data-within={within || undefined}>
      <button
        type="button"
        data-day={day}
        data-taken={unavailable || undefined}
        data-today={day === today || undefined}
        data-edge={start || end || undefined}
        tabIndex={day === active ? 0 : -1}
        aria-label={labels.join(t(', '))}
        aria-disabled={!open}
        aria-pressed={start || end || (range.end !== '' && within)}
        className={classes.day}
        onClick={() => onPick(day)}
        onMouseEnter={() => onPoint(day)}
        onFocus={() => onPoint(day)}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}
