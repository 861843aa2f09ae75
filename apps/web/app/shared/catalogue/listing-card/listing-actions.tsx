import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { contactPath, type Listing } from './listing.ts';

/**
 * Shows the two documented actions: view the details and contact the seller. The second is disabled without a supplier (CA-035). A machine
 * for rent is booked instead, because its seller takes no purchase inquiries.
 */
export function ListingActions({ listing }: { listing: Pick<Listing, '_id' | 'title' | 'supplier' | 'type'> }) {
  const { t } = useTranslation();
  const { _id, title, supplier, type } = listing;
  const [label, to] = type === 'rent' ? [t('Book Now'), `/book/${_id}`] : [t('Contact Seller'), contactPath(listing)];
  const further = { variant: 'default', px: 'xs', 'aria-label': `${label}: ${title}` } as const;
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
        <Button component={LocalLink} to={to} {...further}>
          {label}
        </Button>
      ) : (
        <Button disabled {...further}>
          {label}
        </Button>
      )}
    </>
  );
}
