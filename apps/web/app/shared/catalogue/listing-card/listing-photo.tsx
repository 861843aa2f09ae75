import { useTranslation } from 'react-i18next';
import classes from './listing-photo.module.css';
import { MachineIcon } from './machine-icon.tsx';

/** `first` is the largest element of the page, `soon` is on the first screen. */
export type Urgency = 'first' | 'soon' | 'later';

type Pictured = {
  readonly title: string;
  readonly category: string;
  readonly images: readonly { readonly card: string }[];
};
type ListingPhotoProps = { listing: Pictured; urgency: Urgency };

/** Shows the main photo as 4:3, or a drawing if there is none (CA-029). */
export function ListingPhoto({ listing, urgency }: ListingPhotoProps) {
  const { t } = useTranslation();
  const [photo] = listing.images;
  if (!photo)
    return (
      <div className={classes.drawing} role="img" aria-label={t('No photo yet')}>
        <MachineIcon category={listing.category} size={88} />
      </div>
    );
  return (
    <img
      src={photo.card}
      alt={t('Photo of {{title}}', { title: listing.title })}
      width={640}
      height={480}
      loading={urgency === 'later' ? 'lazy' : 'eager'}
      fetchPriority={urgency === 'first' ? 'high' : 'auto'}
      decoding="async"
      className={classes.photo}
    />
  );
}
