import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/api/session.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { BookFields } from './book-fields.tsx';
import { BookSummary } from './book-summary.tsx';
import classes from './book-view.module.css';
import { DaysField } from './days-field.tsx';
import type { BookPage } from './load-book.ts';
import { MachineSummary } from './machine-summary.tsx';
import { useBook } from './use-book.ts';

export function BookView({ page }: { page: BookPage }) {
  const { t } = useTranslation();
  const state = useBook(page);
  const own = useSession().userId === page.listing.supplier._id;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (state.complete && !state.busy) void state.submit();
  }

  return (
    <div className={classes.page}>
      <PageHead title={t('Book Equipment')} indexed={false} />
      <h1 className={classes.title}>{t('Book Equipment')}</h1>
      {/* The method is post, so that typed values never end up in the address if the browser submits the form itself. */}
      <form method="post" noValidate className={classes.columns} aria-label={t('Book Equipment')} onSubmit={submit}>
        <div className={classes.main}>
          <MachineSummary listing={state.listing} supplier={page.supplier} />
          {own && <FailureNote>{t('This machine belongs to your own company.')}</FailureNote>}
          <DaysField state={state} />
          <BookFields state={state} />
        </div>
        <BookSummary state={state} />
      </form>
    </div>
  );
}
