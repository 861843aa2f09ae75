import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../../lib/lazy/lazy-part.tsx';
import { untilSeen } from '../../../../lib/lazy/until-seen.ts';
import { PartFailure } from '../../../../ui/states/part-failure.tsx';
import type { Equipment } from '../load-equipment.ts';
import classes from './availability.module.css';

const ChooseDays = lazyPart(async () => (await import('./choose-days.tsx')).ChooseDays, { Failure: PartFailure });

/** Shows on which days a machine for rent is free. The calendar is loaded when the user gets to it. */
export function Availability({ listing }: { listing: Equipment }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (box.current) void untilSeen(box.current).then(() => setSeen(true));
  }, []);
  return (
    <section aria-labelledby="availability">
      <h2 id="availability" className={classes.title}>
        {t('Availability')}
      </h2>
      <div ref={box} className={classes.calendar}>
        {isSeen && <ChooseDays listing={listing} />}
      </div>
    </section>
  );
}
