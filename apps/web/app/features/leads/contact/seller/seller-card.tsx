import { Button } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { companyLabel, countryLabel } from '../../../../lib/i18n/labels.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { CompanyMark } from '../../../../shared/companies/company-mark.tsx';
import { VerifiedBadge } from '../../../../shared/companies/verified-badge.tsx';
import { CallSupplier } from './call-supplier.tsx';
import type { SellerPage } from './load-seller.ts';
import classes from './seller-card.module.css';

/** Shows the seller, a link to its other machines and its phone number (R62). */
export function SellerCard({ supplier }: { supplier: SellerPage['supplier'] }) {
  const { t } = useTranslation();
  const { _id, companyName, logo, verified, city, country } = supplier;
  const name = companyLabel(t, companyName);
  return (
    <section aria-label={t('Supplier')} className={classes.card}>
      <div className={classes.who}>
        <CompanyMark name={name} logo={logo} />
        <div className={classes.words}>
          <h2 className={classes.title}>
            <LocalLink to={`/supplier-profile/${_id}`} className={classes.link}>
              <bdi>{name}</bdi>
            </LocalLink>
          </h2>
          {verified && <VerifiedBadge>{t('Verified')}</VerifiedBadge>}
        </div>
      </div>
      {(city || country) && (
        <p className={classes.place}>
          <IconMapPin size={18} stroke={1.75} aria-hidden="true" />
          <span>
            {city && <bdi>{city}</bdi>}
            {city && country && t(', ')}
            {country && countryLabel(t, country)}
          </span>
        </p>
      )}
      <Button component={LocalLink} to={`/marketplace?supplier=${_id}`} variant="default" size="md">
        {t('View All Listings')}
      </Button>
      <CallSupplier companyId={_id} />
    </section>
  );
}
