// Writing to one company. The page arrives with the company in it; on the way from another page it says that it is loading.
import { Button } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from 'react-router';
import { messageOf } from '../../lib/call-error.ts';
import { LocalLink } from '../../lib/local-link.tsx';
import { errorOf, type Loaded } from '../../lib/page-loader.ts';
import { FailureScreen } from '../../shell/error-screen.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { type Company, nameOf } from './company-card.tsx';
import classes from './contact-page.module.css';
import notFound from './not-found.module.css';

type LoadedCompany = Company & { role: readonly string[] };
/** From the server the company itself; in the browser the promise of it, so that the page can change at once. */
export type CompanyData = Loaded<LoadedCompany> | { readonly onItsWay: Promise<Loaded<LoadedCompany>> };

type Words = { missing: string; missingLine: string; back: string; failed: string };

type CompanyContactProps = {
  id: string;
  /** What the company has to be. */
  expected: 'buyer' | 'supplier';
  data: CompanyData;
  /** What the page before knew of the company. */
  known: Pick<Company, 'companyName' | 'contactName'> | undefined;
  network: string;
  words: Words;
  children: (company: LoadedCompany) => ReactNode;
};

export function CompanyContactScreen(props: CompanyContactProps) {
  const { id, data, known } = props;
  if (!('onItsWay' in data)) return <Arrived {...props} loaded={data} />;
  return (
    <Suspense key={id} fallback={<Loading known={known} />}>
      <Await resolve={data.onItsWay}>{(loaded) => <Arrived {...props} loaded={loaded} />}</Await>
    </Suspense>
  );
}

function Arrived(props: CompanyContactProps & { loaded: Loaded<LoadedCompany> }) {
  const { t, i18n } = useTranslation();
  const { loaded, expected, words, children } = props;
  const { answer: company, failed } = loaded;
  // An address that is no id at all is answered with 400.
  const unknown = failed ? [400, 404].includes(failed.status) : !company.role.includes(expected);
  if (unknown) return <Missing {...props} />;
  if (failed) return <FailureScreen message={messageOf(i18n, errorOf(failed), words.failed)} />;
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

function Missing({ words, network }: Pick<CompanyContactProps, 'words' | 'network'>) {
  return (
    <section className={notFound.screen}>
      <PageHead title={words.missing} indexed={false} />
      <h1 className={notFound.title}>{words.missing}</h1>
      <p className={notFound.line}>{words.missingLine}</p>
      <Button component={LocalLink} to={network} color="amber" size="md">
        {words.back}
      </Button>
    </section>
  );
}
