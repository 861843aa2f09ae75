import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { ListingPrice } from '../../../shared/catalogue/listing-card/listing-price.tsx';
import type { Equipment } from './load-equipment.ts';
import classes from './phone-actions.module.css';
import { useActions } from './use-actions.ts';

/** Keeps the price and the main action at the bottom edge of a phone screen. */
export function PhoneActions({ listing }: { listing: Equipment }) {
  const { t } = useTranslation();
  const [main] = useActions(listing);
  if (!main) return null;
  return (
    <div className={classes.bar}>
      <ListingPrice listing={listing} />
      <Button component={LocalLink} to={main.to} color="amber" size="md" className={classes.button}>
        {t(main.label)}
      </Button>
    </div>
  );
}
