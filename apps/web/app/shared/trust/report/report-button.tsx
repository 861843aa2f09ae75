import type { ReportedKind } from '@rigsouq/contract/trust/reports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isSignedIn, useSession } from '../../../lib/api/session.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { lazyDialog } from '../../../lib/lazy/lazy-dialog.tsx';
import classes from './report-button.module.css';

const ReportDialog = lazyDialog(() => import('./report-dialog.tsx').then(({ ReportDialog }) => ReportDialog));

type ReportButtonProps = {
  kind: ReportedKind;
  id: string;
  /** The owner's id. The button is hidden from the owner. */
  ownerId?: string;
  /** The name of the reported item, for screen readers in a list of such buttons. */
  about: string;
};

/** A small button to report something. The dialog is loaded when it is first opened. */
export function ReportButton({ kind, id, ownerId, about }: ReportButtonProps) {
  const { t } = useTranslation();
  const session = useSession();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const label = t('Report: {{what}}', { what: about });
  if (ownerId && session.userId === ownerId) return null;
  if (!isSignedIn(session))
    return (
      <LocalLink to="/login" state={{ back: pathname }} aria-label={label} className={classes.report ?? ''}>
        {t('Report')}
      </LocalLink>
    );
  return (
    <>
      <button type="button" aria-label={label} className={classes.report} onClick={() => setOpen(true)}>
        {t('Report')}
      </button>
      <ReportDialog kind={kind} id={id} opened={open} onClose={() => setOpen(false)} />
    </>
  );
}
