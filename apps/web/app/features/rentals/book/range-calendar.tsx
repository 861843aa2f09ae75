// Days to choose from, two months side by side where there is room. Our own rather than @mantine/dates: there, arrows do not turn
// round in Arabic, stop at the end of a month and leap over days that cannot be had, so who listens never hears that they are taken.
import '@mantine/core/styles/ActionIcon.layer.css';
import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, addMonths, firstDay, max, min, monthOf } from '../../../lib/days.ts';
import { directionOf, useLanguage } from '../../../lib/language.ts';
import { choose, type Days, mayChoose, type Range } from './free-days.ts';
import { dayAfterKey } from './key-day.ts';
import { MonthGrid } from './month-grid.tsx';
import classes from './range-calendar.module.css';

type RangeCalendarProps = {
  today: string;
  /** The last day on which a rental may begin. */
  last: string;
  month: string;
  onMonth: (month: string) => void;
  taken: readonly Days[];
  range: Range;
  onRange: (range: Range) => void;
};

export function RangeCalendar({ today, last, month, onMonth, taken, range, onRange }: RangeCalendarProps) {
  const { t } = useTranslation();
  const direction = directionOf(useLanguage());
  const wide = useMediaQuery('(min-width: 48em)');
  const box = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(range.start || today);
  const [pointed, setPointed] = useState('');
  /** The focus follows the keys, and stays where it is otherwise. */
  const moved = useRef(false);

  const months = wide ? [month, addMonths(month, 1)] : [month];
  const shown = months.includes(monthOf(active)) ? active : max(today, firstDay(month));

  // biome-ignore lint/correctness/useExhaustiveDependencies: after the keys have shown another day, perhaps of another month
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    box.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active, month]);

  function press(event: KeyboardEvent) {
    const next = dayAfterKey(event.key, shown, direction);
    if (!next) return;
    event.preventDefault();
    const day = max(today, min(next, last));
    moved.current = true;
    setActive(day);
    if (monthOf(day) < month) onMonth(monthOf(day));
    else if (monthOf(day) > (months.at(-1) ?? month)) onMonth(addMonths(monthOf(day), 1 - months.length));
  }

  function pick(day: string) {
    setActive(day);
    if (day >= today && mayChoose(taken, range, day)) onRange(choose(taken, range, day));
  }

  // What the range would be with the day under the pointer.
  const picking = range.start !== '' && range.end === '';
  const tried = picking && pointed > range.start ? choose(taken, range, pointed) : range;
  return (
    <div ref={box} className={classes.box}>
      <div className={classes.turn}>
        <ActionIcon
          variant="default"
          size={40}
          aria-label={t('Previous month')}
          disabled={month <= monthOf(today)}
          onClick={() => onMonth(addMonths(month, -1))}
        >
          <IconChevronLeft size={20} aria-hidden="true" className={classes.arrow} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={40}
          aria-label={t('Next month')}
          disabled={(months.at(-1) ?? month) >= monthOf(addDays(last, 1))}
          onClick={() => onMonth(addMonths(month, 1))}
        >
          <IconChevronRight size={20} aria-hidden="true" className={classes.arrow} />
        </ActionIcon>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the days inside are the buttons; their keys are heard here once */}
      <div className={classes.months} onKeyDown={press} onMouseLeave={() => setPointed('')}>
        {months.map((one) => (
          <MonthGrid
            key={one}
            month={one}
            today={today}
            last={last}
            taken={taken}
            range={range}
            tried={tried.end ? tried : range}
            active={shown}
            onPick={pick}
            onPoint={setPointed}
          />
        ))}
      </div>
    </div>
  );
}
