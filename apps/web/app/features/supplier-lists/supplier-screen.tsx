import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CallError, isNotFound } from '../../lib/api/call-error.ts';
import { text } from '../../lib/i18n/i18n.ts';
import { categoryLabel } from '../../lib/i18n/labels.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { CompanyMark } from '../../shared/companies/company-mark.tsx';
import { useIsBuyer } from '../../shared/companies/use-is-buyer.ts';
import { VerifiedBadge } from '../../shared/companies/verified-badge.tsx';
import page from '../../shared/deals/deal-page.module.css';
import { DealPanel } from '../../shared/deals/deal-panel.tsx';
import { useRequireSignIn } from '../../shell/use-require-session.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { LoadingPage } from '../../ui/states/loading.tsx';
import { QueryFailure } from '../../ui/states/query-failure.tsx';
import { BuyersOnlyNote } from './buyers-only-note.tsx';
import { Place } from './place.tsx';
import { RemoveSupplier } from './remove-supplier.tsx';
import { Scorecard } from './scorecard.tsx';
import { StandingBadge } from './standing-badge.tsx';
import { SupplierDocuments } from './supplier-documents.tsx';
import { SupplierListForm } from './supplier-list-form.tsx';
import { type Supplier, supplierQuery } from './supplier-queries.ts';
import classes from './supplier-screen.module.css';

/** Shows what a buyer records about one supplier. */
export function SupplierScreen({ id }: { id: string }) {
  const { t } = useTranslation();
  const entered = useRequireSignIn(text('Please log in to see your suppliers'));
  const isBuyer = useIsBuyer(entered);
  const found = useQuery({ ...supplierQuery(id), enabled: entered && isBuyer === true });
  const { data: supplier, error } = found;
  if (isBuyer === false || (error instanceof CallError && error.code === 'access.denied')) return <BuyersOnlyNote />;
  if (isNotFound(error)) return <Missing />;
  return (
    <div className={page.page}>
      <PageHead title={supplier?.companyName ?? t('Supplier')} indexed={false} />
      <LocalLink to="/procurement/suppliers" className={page.back ?? ''}>
        <IconArrowLeft size={18} aria-hidden="true" className={page.arrow} />
        {t('Your suppliers')}
      </LocalLink>
      {supplier ? (
        <SupplierDetails supplier={supplier} />
      ) : found.isError ? (
        <QueryFailure query={found} fallback={t('Failed to fetch the supplier')} />
      ) : (
        <LoadingPage />
      )}
    </div>
  );
}

function SupplierDetails({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation();
  return (
    <>
      <Head supplier={supplier} />
      <div className={page.columns}>
        <div className={page.main}>
          <Scorecard scorecard={supplier.scorecard} />
          <SupplierDocuments supplier={supplier} />
        </div>
        <div className={page.main}>
          <DealPanel title={supplier.standing ? t('On your lists') : t('Add to a list')}>
            <SupplierListForm key={supplier.updatedAt ?? 'new'} supplier={supplier} />
            {supplier.standing && <RemoveSupplier supplier={supplier} />}
          </DealPanel>
        </div>
      </div>
    </>
  );
}

function Head({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation();
  const { _id, companyName, logo, verified, standing, supplies } = supplier;
  return (
    <div className={classes.head}>
      <CompanyMark name={companyName} logo={logo} large />
      <div className={classes.words}>
        <div className={classes.badges}>
          {standing && <StandingBadge standing={standing} />}
          {verified && <VerifiedBadge>{t('Verified')}</VerifiedBadge>}
        </div>
        <h1 className={classes.name}>
          <bdi>{companyName}</bdi>
        </h1>
        <p className={classes.line}>
          <Place company={supplier} />
        </p>
        {supplies.length > 0 && (
          <p className={classes.line}>
            {t('Supplies: {{what}}', { what: supplies.map((code) => categoryLabel(t, code)).join(t(', ')) })}
          </p>
        )}
      </div>
      <Button component={LocalLink} to={`/supplier-profile/${_id}`} variant="default">
        {t('Public profile')}
      </Button>
    </div>
  );
}

function Missing() {
  const { t } = useTranslation();
  return (
    <section className={page.missing}>
      <PageHead title={t('Supplier Not Found')} indexed={false} />
      <h1 className={page.title}>{t('Supplier Not Found')}</h1>
      <p className={page.hint}>{t('The supplier you are looking for does not exist.')}</p>
      <Button component={LocalLink} to="/procurement/suppliers" color="amber" size="md">
        {t('Your suppliers')}
      </Button>
    </section>
  );
}
