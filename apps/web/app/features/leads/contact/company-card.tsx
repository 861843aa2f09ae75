import { IconBriefcase2, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countryLabel, typeLabel } from '../../../lib/i18n/labels.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { ContactDetails } from '../../../shared/companies/contact-details.tsx';
import { VerifiedBadge } from '../../../shared/companies/verified-badge.tsx';
import classes from './company-card.module.css';

export type Company = {
  _id: string;
  companyName: string | null;
  contactName?: string;
  companyType: string | null;
  city: string | null;
  country: string | null;
  verified: boolean;
};

export function nameOf({ companyName, contactName }: Pick<Company, 'companyName' | 'contactName'>): string {
  return companyName || contactName || '';
}

/** Shows the company that the user writes to, and other ways to reach it. */
export function CompanyCard({ company, profile, note }: { company: Company; profile: string; note?: ReactNode }) {
  const { t } = useTranslation();
  const { companyType, city, country, verified } = company;
  return (
    <section className={classes.card} aria-labelledby="company">
      <div className={classes.head}>
        <h2 id="company" className={classes.name}>
          <bdi>{nameOf(company)}</bdi>
        </h2>
        {verified && <VerifiedBadge>{t('Verified')}</VerifiedBadge>}
      </div>
      <ul className={classes.facts}>
        {companyType && (
          <li className={classes.fact}>
            <IconBriefcase2 size={18} stroke={1.75} aria-hidden="true" />
            {typeLabel(t, companyType)}
          </li>
        )}
        <li className={classes.fact}>
          <IconMapPin size={18} stroke={1.75} aria-hidden="true" />
          <span>
            {city && <bdi>{city}</bdi>}
            {city && country && t(', ')}
            {country && countryLabel(t, country)}
            {!city && !country && t('Location not provided')}
          </span>
        </li>
      </ul>
      <ContactDetails companyId={company._id} open />
      <LocalLink to={profile} className={classes.link}>
        {t('View Profile')}
      </LocalLink>
      {note && <p className={classes.note}>{note}</p>}
    </section>
  );
}
