import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { typeLabel } from '../../../lib/i18n/labels.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { CompanyMark } from '../../../shared/companies/company-mark.tsx';
import { VerifiedBadge } from '../../../shared/companies/verified-badge.tsx';
import { Place } from './place.tsx';
import classes from './profile-header.module.css';

type ProfileHeaderProps = {
  company: {
    companyType: string | null;
    city: string | null;
    country: string | null;
    logo: string | null;
    cover: string | null;
  };
  name: string;
  /** The text of the badge, or false if the company is not approved (PE-077). */
  badge: string | false;
  facts: readonly string[];
  back: { to: string; label: string };
  actions: ReactNode;
  children?: ReactNode;
};

export function ProfileHeader({ company, name, badge, facts, back, actions, children }: ProfileHeaderProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.band}>
      {company.cover && <img src={company.cover} alt="" className={classes.cover} />}
      <div className={classes.inner}>
        <LocalLink to={back.to} className={classes.back}>
          <IconArrowLeft size={16} aria-hidden="true" className={classes.arrow} />
          {back.label}
        </LocalLink>
        <div className={classes.head}>
          <CompanyMark name={name} logo={company.logo} large />
          <div className={classes.who}>
            <div className={classes.title}>
              <h1 className={classes.name}>
                <bdi>{name}</bdi>
              </h1>
              {badge && <VerifiedBadge>{badge}</VerifiedBadge>}
            </div>
            <p className={classes.line}>
              {typeLabel(t, company.companyType)} · <Place company={company} />
            </p>
            <ul className={classes.facts}>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </div>
          <div className={classes.side}>
            <div className={classes.actions}>{actions}</div>
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}
