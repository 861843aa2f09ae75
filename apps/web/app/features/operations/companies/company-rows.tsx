import { IconMailCheck, IconMailExclamation } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ago } from '../../../lib/format/ago.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import type { CompanyLine } from '../operations-queries.ts';
import { Place } from '../place.tsx';
import { useTaxonomyLabels } from '../use-taxonomy-labels.ts';
import classes from './company-rows.module.css';

/** Shows dense rows on a wide screen and cards on a phone. Every cell has its heading; a wide screen shows it once, above the column. */
export function CompanyRows({ list }: { list: readonly CompanyLine[] }) {
  const { t } = useTranslation();
  return (
    <div className={classes.table}>
      <div className={classes.headings} aria-hidden="true">
        <span>{t('Company')}</span>
        <span>{t('Role')}</span>
        <span>{t('Location')}</span>
        <span>{t('Registered')}</span>
        <span>{t('Email verified')}</span>
        <span>{t('Documents')}</span>
      </div>
      <ul aria-label={t('Companies')}>
        {list.map((company) => (
          <Row key={company._id} company={company} />
        ))}
      </ul>
    </div>
  );
}

function Row({ company }: { company: CompanyLine }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { roles } = useTaxonomyLabels();
  const MailIcon = company.emailVerified ? IconMailCheck : IconMailExclamation;
  return (
    <li className={classes.row}>
      <p className={classes.name}>
        <LocalLink to={`/admin/companies/${company._id}`} className={classes.link}>
          <bdi>{company.companyName ?? company.contactName}</bdi>
        </LocalLink>
        {company.companyName && (
          <span className={classes.contact}>
            <bdi>{company.contactName}</bdi>
          </span>
        )}
      </p>
      <Cell label={t('Role')}>{roles(company.role)}</Cell>
      <Cell label={t('Location')}>
        <Place company={company} />
      </Cell>
      <Cell label={t('Registered')}>
        <time dateTime={company.createdAt} title={formatInstant(company.createdAt, language)}>
          {ago(company.createdAt, language)}
        </time>
      </Cell>
      <Cell label={t('Email verified')}>
        <span className={classes.mail} data-good={company.emailVerified || undefined}>
          <MailIcon size={16} aria-hidden="true" />
          {company.emailVerified ? t('Yes') : t('No')}
        </span>
      </Cell>
      <Cell label={t('Documents')}>{company.documents}</Cell>
    </li>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className={classes.cell}>
      <span className={classes.label}>{label}</span> {children}
    </p>
  );
}
