import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { companyLabel, typeLabel } from '../../../../lib/i18n/labels.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { CompanyMark } from '../../../../shared/companies/company-mark.tsx';
import { VerifiedBadge } from '../../../../shared/companies/verified-badge.tsx';
import { Place } from '../place.tsx';
import classes from './company-card.module.css';

type Company = {
  companyName: string | null;
  companyType: string | null;
  city: string | null;
  country: string | null;
  logo: string | null;
};

type CompanyCardProps = {
  company: Company;
  verified: boolean;
  profile: string;
  /** The second button: its label, its target and the router state that the target page receives. */
  contact: { to: string; label: string; state?: unknown };
  tags?: ReactNode;
  statistics: readonly { label: string; value: string }[];
};

/** Shows one company of a network with its statistics and with links to its profile and its contact page. */
export function CompanyCard({ company, verified, profile, contact, tags, statistics }: CompanyCardProps) {
  const { t } = useTranslation();
  const name = companyLabel(t, company.companyName);
  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <CompanyMark name={company.companyName} logo={company.logo} />
        <div className={classes.who}>
          <h3 className={classes.name}>
            <LocalLink to={profile} className={classes.link}>
              <bdi>{name}</bdi>
            </LocalLink>
          </h3>
          {verified && <VerifiedBadge>{t('Verified')}</VerifiedBadge>}
        </div>
      </div>
      <p className={classes.line}>
        {typeLabel(t, company.companyType)} · <Place company={company} />
      </p>
      {tags}
      {statistics.length === 0 && <p className={classes.line}>{t('New on Rigsouq')}</p>}
      <dl className={classes.figures}>
        {statistics.map(({ label, value }) => (
          <div key={label} className={classes.figure}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className={classes.actions}>
        <Button component={LocalLink} to={profile} variant="default" aria-label={`${t('View Profile')}: ${name}`}>
          {t('View Profile')}
        </Button>
        <Button
          component={LocalLink}
          to={contact.to}
          state={contact.state}
          color="ink"
          aria-label={`${contact.label}: ${name}`}
        >
          {contact.label}
        </Button>
      </div>
    </article>
  );
}
