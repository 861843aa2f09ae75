import { IconWorld } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { barePath, localPath, useLanguage } from '../lib/i18n/language.ts';
import classes from './language-switch.module.css';

/** Links to the same page in the other language. It loads a new document, because direction, fonts and texts all change. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const other = language === 'en' ? 'ar' : 'en';
  return (
    <a
      href={localPath(other, barePath(pathname)) + search}
      hrefLang={other}
      lang={other}
      className={`${classes.switch} ${className ?? ''}`}
    >
      <IconWorld size={18} aria-hidden="true" />
      {other === 'ar' ? 'العربية' : 'English'}
    </a>
  );
}
