// Shows the days to choose from, two months side by side on a wide screen. It does not use @mantine/dates, because there the arrow keys do
// not follow the Arabic reading direction, stop at the end of a month and skip taken days, so a screen reader never says that they are taken.
import { daysLater } from '@rigsouq/kernel/periods';
import '@mantine/core/styles/ActionIcon.layer.css';
import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addMonths, earlierDay, firstDay, laterDay, monthOf } from '../../../lib/format/days.ts';
import { directionOf, useLanguage } from '../../../lib/i18n/language.ts';
import { dayAfterKey } from './day-after-key.ts';
import { canChooseDay, chooseDay, type Days, type Range } from './free-days.ts';
import { MonthGrid } from './month-grid.tsx';
import classes from './range-calendar.module.css';

type RangeCalendarProps = {
  today: string;
  /** The last day on which a rental can start. */
  last: string;
  month: string;
  onMonth: (month: string) => void;
  taken: readonly Days[];
  range: Range;
  onRange: (range: Range) => void;
};

export function RangeCalendar({ today, last, month, onMonth, taken, range, onRange }: RangeCalendarProps) {
  const direction = directionOf(useLanguage());
  const wide = useMediaQuery('(min-width: 48em)');
  const box = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(range.start || today);
  const [pointed, setPointed] = useState('');
  /** True after a key was pressed, because only then the focus moves to the active day. */
  const movedByKey = useRef(false);

  const months = wide ? [month, addMonths(month, 1)] : [month];
  const shown = months.includes(monthOf(active)) ? active : laterDay(today, firstDay(month));

  // biome-ignore lint/correctness/useExhaustiveDependencies: after the keys have shown another day, perhaps of another month
  useEffect(() => {
    if (!movedByKey.current) return;
    movedByKey.current = false;
    box.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active, month]);

  function handleKey(event: KeyboardEvent) {
    const next = dayAfterKey(event.key, shown, direction);
    if (!next) return;
    event.preventDefault();
    const day = laterDay(today, earlierDay(next, last));
    movedByKey.current = true;
    setActive(day);
    if (monthOf(day) < month) onMonth(monthOf(day));
    else if (monthOf(day) > (months.at(-1) ?? month)) onMonth(addMonths(monthOf(day), 1 - months.length));
  }

  function pick(day: string) {
    setActive(day);
    if (day >= today && canChooseDay(taken, range, day)) onRange(chooseDay(taken, range, day));
  }

  // The preview is the range that would result from a click on the day under the pointer.
  const needsEnd = range.start !== '' && range.end === '';
  const preview = needsEnd && pointed > range.start ? chooseDay(taken, range, pointed) : range;
  return (
    <div ref={box} className={classes.box}>
      <MonthButtons
        month={month}
        isFirst={month <= monthOf(today)}
        isLast={(months.at(-1) ?? month) >= monthOf(daysLater(last, 1))}
        onMonth={onMonth}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the days inside are the buttons; their keys are heard here once */}
      <div className={classes.months} onKeyDown={handleKey} onMouseLeave={() => setPointed('')}>
        {months.map((one) => (
          <MonthGrid
            key={one}
            month={one}
            today={today}
            last={last}
            taken={taken}
            range={range}
            preview={preview.end ? preview : range}
            active={shown}
            onPick={pick}
            onPoint={setPointed}
          />
        ))}
      </div>
    </div>
  );
}

type MonthButtonsProps = { month: string; isFirst: boolean; isLast: boolean; onMonth: (month: string) => void };

function MonthButtons({ month, isFirst, isLast, onMonth }: MonthButtonsProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.turn}>
      <ActionIcon
        variant="default"
        size={40}
        aria-label={t('Previous month')}
        disabled={isFirst}
        onClick={() => onMonth(addMonths(month, -1))}
      >
        <IconChevronLeft size={20} aria-hidden="true" className={classes.arrow} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={40}
        aria-label={t('Next month')}
        disabled={isLast}
        onClick={() => onMonth(addMonths(month, 1))}
      >
        <IconChevronRight size={20} aria-hidden="true" className={classes.arrow} />
      </ActionIcon>
    </div>
  );
}
