import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format/format.ts';
import { categoryLabel } from '../../lib/i18n/labels.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { CompanyMark } from '../../shared/companies/company-mark.tsx';
import { VerifiedBadge } from '../../shared/companies/verified-badge.tsx';
import { Badge } from '../../ui/page/badge.tsx';
import { Place } from './place.tsx';
import { ScoreBar } from './score-bar.tsx';
import { StandingBadge } from './standing-badge.tsx';
import type { ListedSupplier } from './supplier-queries.ts';
import classes from './supplier-rows.module.css';

/** Shows dense rows on a wide screen and cards on a phone. Every cell has its heading; a wide screen shows it once, above the column. */
export function SupplierRows({ suppliers }: { suppliers: readonly ListedSupplier[] }) {
  const { t } = useTranslation();
  return (
    <div className={classes.table}>
      <div className={classes.headings} aria-hidden="true">
        <span>{t('Supplier')}</span>
        <span>{t('List')}</span>
        <span>{t('Use for')}</span>
        <span>{t('Score')}</span>
        <span>{t('Documents')}</span>
      </div>
      <ul aria-label={t('Your suppliers')}>
        {suppliers.map((supplier) => (
          <Row key={supplier._id} supplier={supplier} />
        ))}
      </ul>
    </div>
  );
}

function Row({ supplier }: { supplier: ListedSupplier }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { _id, companyName, logo, verified, standing, score, papers, expiring } = supplier;
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <CompanyMark name={companyName} logo={logo} />
        <div className={classes.words}>
          <LocalLink to={`/procurement/suppliers/${_id}`} className={classes.link ?? ''}>
            <bdi>{companyName}</bdi>
          </LocalLink>
          <p className={classes.place}>
            <Place company={supplier} />
          </p>
          {verified && <VerifiedBadge>{t('Verified')}</VerifiedBadge>}
        </div>
      </div>
      <Cell label={t('List')}>{standing && <StandingBadge standing={standing} />}</Cell>
      <Cell label={t('Use for')} wide>
        <Tags supplier={supplier} />
      </Cell>
      <Cell label={t('Score')}>
        <ScoreBar score={score} />
      </Cell>
      <Cell label={t('Documents')}>
        {expiring > 0 ? (
          <Badge tone="yellow">{t('Expiring: {{number}}', { number: formatNumber(expiring, language) })}</Badge>
        ) : (
          <span className={classes.none}>{papers > 0 ? t('Up to date') : t('None on file')}</span>
        )}
      </Cell>
    </li>
  );
}

const SHOWN = 3;

function Tags({ supplier: { categories, tags } }: { supplier: ListedSupplier }) {
  const { t } = useTranslation();
  if (categories.length + tags.length === 0) return <span className={classes.none}>{t('No tags')}</span>;
  const named = categories.map((code) => categoryLabel(t, code));
  const hidden = Math.max(0, named.length - SHOWN);
  return (
    <span className={classes.noted}>
      {named.length > 0 && (
        <span>
          {named.slice(0, SHOWN).join(t(', '))}
          {hidden > 0 && ` ${t('and {{number}} more', { number: hidden })}`}
        </span>
      )}
      {tags.length > 0 && (
        <span className={classes.tags}>
          {tags.map((tag) => (
            <bdi key={tag} className={classes.tag}>
              {tag}
            </bdi>
          ))}
        </span>
      )}
    </span>
  );
}

function Cell({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={classes.cell} data-wide={wide || undefined}>
      <span className={classes.label}>{label}</span> {children}
    </div>
  );
}
