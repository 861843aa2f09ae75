// The contact page of one company. The server renders it complete; after navigation in the browser it shows a loading state first.
import { Button } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from 'react-router';
import { messageOf } from '../../../lib/api/call-error.ts';
import { type Loaded, toCallError } from '../../../lib/api/page-loader.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { FailureScreen } from '../../../ui/states/error-screen.tsx';
import { type Company, nameOf } from './company-card.tsx';
import classes from './contact-page.module.css';
import notFound from './not-found.module.css';

type LoadedCompany = Company & { role: readonly string[] };
/** The server provides the company itself. The browser provides a promise, so that the page changes immediately. */
export type CompanyData = Loaded<LoadedCompany> | { readonly pending: Promise<Loaded<LoadedCompany>> };

type ContactTexts = { missing: string; missingLine: string; back: string; failed: string };

type CompanyContactProps = {
  id: string;
  /** The role that the company must have. */
  expected: 'buyer' | 'supplier';
  data: CompanyData;
  /** What the previous page already knew about the company. */
  known: Pick<Company, 'companyName' | 'contactName'> | undefined;
  network: string;
  texts: ContactTexts;
  children: (company: LoadedCompany) => ReactNode;
};

export function CompanyContactScreen(props: CompanyContactProps) {
  const { id, data, known } = props;
  if (!('pending' in data)) return <LoadedContact {...props} loaded={data} />;
  return (
    <Suspense key={id} fallback={<Loading known={known} />}>
      <Await resolve={data.pending}>{(loaded) => <LoadedContact {...props} loaded={loaded} />}</Await>
    </Suspense>
  );
}

function LoadedContact(props: CompanyContactProps & { loaded: Loaded<LoadedCompany> }) {
  const { t, i18n } = useTranslation();
  const { loaded, expected, texts, children } = props;
  const { answer: company, failed } = loaded;
  // The server answers 400 for an address that is not a valid id.
  const unknown = failed ? [400, 404].includes(failed.status) : !company.role.includes(expected);
  if (unknown) return <Missing {...props} />;
  if (failed) return <FailureScreen message={messageOf(i18n, toCallError(failed), texts.failed)} />;
  const title = t('Contact {{company}}', { company: nameOf(company) });
  return (
    <>
      <PageHead title={title} indexed={false} />
      {children(company)}
    </>
  );
}

function Loading({ known }: { known: CompanyContactProps['known'] }) {
  const { t } = useTranslation();
  return (
    <div className={classes.page}>
      <PageHead title={t('Loading...')} indexed={false} />
      <div className={classes.inner}>
        {known && <h1 className={classes.title}>{t('Contact {{company}}', { company: nameOf(known) })}</h1>}
        <p role="status" className={classes.waiting}>
          {t('Loading...')}
        </p>
      </div>
    </div>
  );
}

function Missing({ texts, network }: Pick<CompanyContactProps, 'texts' | 'network'>) {
  return (
    <section className={notFound.screen}>
      <PageHead title={texts.missing} indexed={false} />
      <h1 className={notFound.title}>{texts.missing}</h1>
      <p className={notFound.line}>{texts.missingLine}</p>
      <Button component={LocalLink} to={network} color="amber" size="md">
        {texts.back}
      </Button>
    </section>
  );
}
