import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../lib/format/format.ts';
import { companyLabel, countryLabel } from '../../../../lib/i18n/labels.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { CompanyMark } from '../../../../shared/companies/company-mark.tsx';
import { ContactDetails } from '../../../../shared/companies/contact-details.tsx';
import { VerifiedBadge } from '../../../../shared/companies/verified-badge.tsx';
import { ReportButton } from '../../../../shared/trust/report/report-button.tsx';
import type { Equipment, EquipmentPage } from '../load-equipment.ts';
import classes from './supplier-card.module.css';

/** Shows the supplier. Phone and email are only for signed-in users (R15) and only while the machine is on the market. */
export function SupplierCard({ listing, statistics }: { listing: Equipment; statistics: EquipmentPage['supplier'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { _id, companyName, isApproved, city, country, logo } = listing.supplier;
  const name = companyLabel(t, companyName);
  return (
    <section aria-label={t('Supplier')} className={classes.card}>
      <div className={classes.who}>
        <CompanyMark name={name} logo={logo} />
        <div className={classes.names}>
          <LocalLink to={`/supplier-profile/${_id}`} className={classes.name ?? ''}>
            <bdi>{name}</bdi>
          </LocalLink>
          <p className={classes.line}>
            {city && <bdi>{city}</bdi>}
            {city && country && t(', ')}
            {country && countryLabel(t, country)}
          </p>
          {isApproved && <VerifiedBadge>{t('Verified')}</VerifiedBadge>}
        </div>
      </div>
      {statistics && (
        <p className={classes.line}>
          {t('Machines listed: {{number}}', { number: formatNumber(statistics.inventory, language) })}
          {' · '}
          {statistics.measuredResponseTime
            ? t(statistics.measuredResponseTime)
            : t('By its own statement: {{text}}', { text: t(statistics.responseTime) })}
        </p>
      )}
      {listing.status === 'active' && (
        <div className={classes.contact}>
          <ContactDetails companyId={_id} />
        </div>
      )}
      <ReportButton kind="listing" id={listing._id} ownerId={_id} about={listing.title} />
    </section>
  );
}
