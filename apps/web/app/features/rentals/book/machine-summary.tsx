import { HOURS_A_DAY } from '@rigsouq/kernel/rental-price';
import { useTranslation } from 'react-i18next';
import { formatHours, formatPrice } from '../../../lib/format/format.ts';
import { companyLabel, countryLabel } from '../../../lib/i18n/labels.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { ListingPhoto } from '../../../shared/catalogue/listing-card/listing-photo.tsx';
import { VerifiedBadge } from '../../../shared/companies/verified-badge.tsx';
import { TitleText } from '../../../ui/page/title-text.tsx';
import type { Equipment, Supplier } from './load-book.ts';
import classes from './machine-summary.module.css';

/** Shows the machine, its supplier and how fast it answers, and the rates per hour, day and week. */
export function MachineSummary({ listing, supplier: company }: { listing: Equipment; supplier: Supplier | null }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { _id, title, currency, location, country, supplier, hourlyRate, dailyRate, weeklyRate } = listing;
  const rates = [
    {
      label: t('Per hour'),
      rate: hourlyRate,
      note: t('One day counts as {{hours}}', { hours: formatHours(HOURS_A_DAY, language) }),
    },
    { label: t('Per day'), rate: dailyRate },
    { label: t('Per week'), rate: weeklyRate },
  ].flatMap(({ label, rate, note }) =>
    rate === null ? [] : [{ label, amount: formatPrice(rate, currency, language), note }],
  );
  return (
    <section aria-labelledby="machine" className={classes.panel}>
      <div className={classes.photo}>
        <ListingPhoto listing={listing} urgency="first" />
      </div>
      <div className={classes.words}>
        <h2 id="machine" className={classes.title}>
          <LocalLink to={`/equipment/${_id}`} className={classes.link ?? ''}>
            <TitleText title={title} />
          </LocalLink>
        </h2>
        <p className={classes.line}>
          <bdi>{companyLabel(t, supplier.companyName)}</bdi>{' '}
          {supplier.isApproved && <VerifiedBadge>{t('Verified')}</VerifiedBadge>}
        </p>
        {company && (
          <p className={classes.line}>
            {company.measuredResponseTime
              ? t(company.measuredResponseTime)
              : t('By its own statement: {{text}}', { text: t(company.responseTime) })}
          </p>
        )}
        <p className={classes.line}>
          <bdi>{location}</bdi>
          {country && t(', ') + countryLabel(t, country)}
        </p>
      </div>
      <dl className={classes.rates}>
        {rates.map(({ label, amount, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{amount}</bdi>
            </dd>
            {note && <dd className={classes.note}>{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
