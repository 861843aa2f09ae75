// The page that contacts the seller of a machine. The server renders it complete; after navigation it shows a loading state first.
import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from 'react-router';
import { messageOf } from '../../../../lib/api/call-error.ts';
import { type LoadError, type Loaded, toCallError } from '../../../../lib/api/page-loader.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { PageHead } from '../../../../ui/page/page-head.tsx';
import { FailureScreen } from '../../../../ui/states/error-screen.tsx';
import page from '../contact-page.module.css';
import { ContactPage } from '../contact-page.tsx';
import notFound from '../not-found.module.css';
import { SupportContacts } from '../notes.tsx';
import { InquiryForm } from './inquiry-form.tsx';
import type { SellerPage } from './load-seller.ts';
import { MachineSummary } from './machine-summary.tsx';
import { SellerCard } from './seller-card.tsx';

type SellerData = Loaded<SellerPage> | { readonly pending: Promise<Loaded<SellerPage>> };

export function SellerContactScreen({ data }: { data: SellerData }) {
  if (!('pending' in data)) return <LoadedContact {...data} />;
  return (
    <Suspense fallback={<Loading />}>
      <Await resolve={data.pending}>{(loaded) => <LoadedContact {...loaded} />}</Await>
    </Suspense>
  );
}

function LoadedContact({ answer, failed }: Loaded<SellerPage>) {
  const { t } = useTranslation();
  if (failed) return <Refused failed={failed} />;
  const { listing, supplier } = answer;
  return (
    <>
      <PageHead title={t('Contact Supplier')} indexed={false} />
      <ContactPage
        title={t('Contact Supplier')}
        card={
          <>
            <MachineSummary listing={listing} />
            <SellerCard supplier={supplier} />
          </>
        }
        form={<InquiryForm listing={listing} />}
        notes={<SupportContacts title={t('Alternative Contact')} />}
      />
    </>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <div className={page.page}>
      <PageHead title={t('Loading...')} indexed={false} />
      <div className={page.inner}>
        <h1 className={page.title}>{t('Contact Supplier')}</h1>
        <p role="status" className={page.waiting}>
          {t('Loading...')}
        </p>
      </div>
    </div>
  );
}

/** Explains why no inquiry is possible and links to the marketplace. A loading error can be retried. */
function Refused({ failed }: { failed: LoadError }) {
  const { t, i18n } = useTranslation();
  const message = messageOf(i18n, toCallError(failed), t('Failed to load data'));
  if (failed.status < 400 || failed.status >= 500) return <FailureScreen message={message} />;
  return (
    <section className={notFound.screen}>
      <PageHead title={message} indexed={false} />
      <h1 className={notFound.title}>{message}</h1>
      <p className={notFound.line}>{t('Find another machine, or open this one again from the marketplace.')}</p>
      <Button component={LocalLink} to="/marketplace" color="amber" size="md">
        {t('See all equipment')}
      </Button>
    </section>
  );
}
