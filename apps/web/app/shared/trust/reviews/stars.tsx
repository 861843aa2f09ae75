import { useTranslation } from 'react-i18next';
import classes from './stars.module.css';

const ALL = [1, 2, 3, 4, 5];

type StarsProps = { rating: number };

/** Shows stars, with a text for screen readers. */
export function Stars({ rating }: StarsProps) {
  const { t } = useTranslation();
  return (
    <span role="img" aria-label={t('{{stars}} of 5 stars', { stars: rating })} className={classes.stars}>
      {ALL.map((star) => (
        <Star key={star} full={star <= Math.floor(rating + 0.25)} />
      ))}
    </span>
  );
}

export function Star({ full }: { full: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classes.star} data-full={full || undefined}>
      <path d="M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z" />
    </svg>
  );
}
