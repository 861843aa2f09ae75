import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { ListingCard } from '../../../../shared/catalogue/listing-card/listing-card.tsx';
import { FailureNote } from '../../../../ui/states/failure-note.tsx';
import classes from './supplier-listings.module.css';
import { useSupplierListings } from './use-supplier-listings.ts';

/** Shows the newest machines of a supplier and a link to all of them (R62). */
export function SupplierListings({ supplierId }: { supplierId: string }) {
  const { t } = useTranslation();
  const { listings, failure, retry } = useSupplierListings(supplierId);
  if (failure)
    return (
      <div className={classes.part}>
        <FailureNote
          action={
            <Button variant="default" size="xs" onClick={retry}>
              {t('Try again')}
            </Button>
          }
        >
          {failure}
        </FailureNote>
      </div>
    );
  if (listings?.length === 0) return null;
  return (
    <section aria-label={t('Listed machines')} className={classes.part}>
      {listings ? (
        <ul className={classes.grid}>
          {listings.map((listing) => (
            <li key={listing._id}>
              <ListingCard listing={listing} />
            </li>
          ))}
        </ul>
      ) : (
        <div role="status" aria-busy="true" aria-label={t('Loading...')} className={classes.grid}>
          {['first', 'second', 'third'].map((place) => (
            <span key={place} className={classes.waiting} />
          ))}
        </div>
      )}
      <Button component={LocalLink} to={`/marketplace?supplier=${supplierId}`} variant="default" size="md">
        {t('View All Listings')}
      </Button>
    </section>
  );
}
