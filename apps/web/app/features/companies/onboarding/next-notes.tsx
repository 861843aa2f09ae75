import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { text } from '../../../lib/i18n/i18n.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import type { Role } from './application.ts';
import classes from './next-notes.module.css';

const notes = {
  buyer: [
    text('You can log in and start right away.'),
    text('We’ll email you a link. Open it to verify your email.'),
    text('Suppliers reply in your dashboard, with quotes, bookings and messages in one place.'),
  ],
  supplier: [
    text('You can log in right away.'),
    text('We’ll email you a link. Open it to verify your email and publish your listings.'),
    text('We check your licence and tax ID. Then your company gets the Verified badge.'),
  ],
} as const satisfies Record<Role, readonly string[]>;

export function NextNotes({ role }: { role: Role }) {
  const { t } = useTranslation();
  const { state } = useLocation();
  return (
    <aside className={classes.notes} aria-labelledby="what-follows">
      <h2 id="what-follows" className={classes.title}>
        {t('After you submit')}
      </h2>
      <ol className={classes.list}>
        {notes[role].map((line) => (
          <li key={line}>{t(line)}</li>
        ))}
      </ol>
      <p className={classes.foot}>
        {t('Already have an account?')}{' '}
        <LocalLink to="/login" state={state} className={classes.link}>
          {t('Login')}
        </LocalLink>
      </p>
    </aside>
  );
}
