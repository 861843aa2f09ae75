import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../lib/local-link.tsx';
import { contactPath, type Listing } from './listing.ts';

/** The documented two: look closer, ask the seller. Without a supplier there is nobody to ask (CA-035). */
export function ListingActions({ listing }: { listing: Pick<Listing, '_id' | 'title' | 'supplier'> }) {
  const { t } = useTranslation();
  const { _id, title, supplier } = listing;
  const contact = { variant: 'default', px: 'xs', 'aria-label': `${t('Contact Seller')}: ${title}` } as const;
  return (
    <>
      <Button
        component={LocalLink}
        to={`/equipment/${_id}`}
        color="ink"
        px="xs"
        aria-label={`${t('View Details')}: ${title}`}
      >
        {t('View Details')}
      </Button>
      {supplier._id ? (
        <Button component={LocalLink} to={contactPath(listing)} {...contact}>
          {t('Contact Seller')}
        </Button>
      ) : (
        <Button disabled {...contact}>
          {t('Contact Seller')}
        </Button>
      )}
    </>
  );
}
