import { IconCheck, IconColumns3 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { addCompared, isCompareFull, removeCompared, useCompared } from '../../lib/compare.ts';
import { toast } from '../../lib/toast.ts';
import classes from '../../ui/page/tool.module.css';
import type { Listing } from './listing-card/listing.ts';

/** Adds a machine to the comparison or removes it, up to four machines. */
export function CompareToggle({ listing }: { listing: Pick<Listing, '_id' | 'title' | 'images'> }) {
  const { t } = useTranslation();
  const { _id, title, images } = listing;
  const chosen = useCompared().some((machine) => machine._id === _id);
  const Sign = chosen ? IconCheck : IconColumns3;

  function toggle() {
    if (chosen) removeCompared(_id);
    else if (isCompareFull()) void toast({ message: t('You can compare up to four machines'), tone: 'bad' });
    else addCompared({ _id, title, image: images[0]?.thumb ?? null });
  }

  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={`${t('Compare')}: ${title}`}
      onClick={toggle}
      className={`${classes.tool} ${classes.chosen}`}
    >
      <Sign size={16} stroke={1.75} aria-hidden="true" />
      <span className={classes.word}>{t('Compare')}</span>
    </button>
  );
}
