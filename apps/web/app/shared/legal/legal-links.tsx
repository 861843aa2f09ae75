import { type ConsentAct, documentsFor } from '@rigsouq/contract/legal/consent-documents';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import classes from './legal-links.module.css';

/** Links the documents that the user agrees to with an act. They open in a new tab, so that a filled form is not lost. */
export function LegalLinks({ act, lead }: { act: ConsentAct; lead: string }) {
  const { t } = useTranslation();
  return (
    <p className={classes.links}>
      {lead}
      {documentsFor(act).map(({ code, path, title }) => (
        <LocalLink key={code} to={path} target="_blank" className={classes.link}>
          {t(title)}
        </LocalLink>
      ))}
    </p>
  );
}
