import { useTranslation } from 'react-i18next';
import { LocalLink } from '../lib/i18n/local-link.tsx';
import classes from './logo.module.css';

/** Shows the logo: a crane hook inside a square, and the name. */
export function Logo({ to = '/', label }: { to?: string; label?: string }) {
  const { t } = useTranslation();
  return (
    <LocalLink to={to} className={classes.logo} aria-label={label ?? t('Rigsouq home')}>
      <Mark />
      <span className={classes.word}>{t('Rigsouq')}</span>
    </LocalLink>
  );
}

function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className={classes.mark}>
      <rect width="32" height="32" rx="7" fill="var(--ink)" />
      <path d="M16 0v9" stroke="var(--amber)" strokeWidth="2.5" />
      <rect x="11.5" y="8" width="9" height="6" rx="1.5" fill="var(--amber)" />
      <path
        d="M16 14v3.2c0 1 .6 1.6 1.5 2.1a4.3 4.3 0 1 1-6.2 3.9"
        fill="none"
        stroke="var(--amber)"
        strokeWidth="2.75"
        strokeLinecap="round"
      />
    </svg>
  );
}
