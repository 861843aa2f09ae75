import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import type { CompanyFile } from '../operations-queries.ts';
import { useTaxonomyLabels } from '../use-taxonomy-labels.ts';
import classes from './company-screen.module.css';

/** Says why the company waits again, and the reason of the last decision. */
export function CompanyNotes({ company }: { company: CompanyFile['company'] }) {
  const { t } = useTranslation();
  return (
    <>
      {company.reviewSince && <ReviewNote company={company} since={company.reviewSince} />}
      {company.reason && (
        <p className={classes.reason}>
          <strong>{t('Reason')}</strong> <bdi>{company.reason}</bdi>
        </p>
      )}
    </>
  );
}

/** Says that the company has changed since it was reviewed. */
function ReviewNote({ company, since }: { company: CompanyFile['company']; since: string }) {
  const { t } = useTranslation();
  const { roles } = useTaxonomyLabels();
  const date = formatInstant(since, useLanguage());
  const verifiedRoles = roles(company.verifiedAs);
  return (
    <p className={classes.reason}>
      {t('Its name, license number, tax ID or roles changed on {{date}}.', { date })}{' '}
      {verifiedRoles ? t('It still has the badge as: {{roles}}.', { roles: verifiedRoles }) : t('It has no badge now.')}
    </p>
  );
}
