import { type Icon, IconCamera, IconChecklist, IconClockHour4 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sellingTips } from '../../lib/content.ts';
import { LocalLink } from '../../lib/local-link.tsx';
import classes from './sell-tips.module.css';

export function SellTips() {
  const { t } = useTranslation();
  return (
    <>
      <Note id="review" icon={IconClockHour4} title={t('What happens next')}>
        <ol className={classes.steps}>
          {sellingTips.steps.map((line) => (
            <li key={line}>{t(line)}</li>
          ))}
        </ol>
      </Note>
      <Note id="tips" icon={IconChecklist} title={t('Tips for a quick sale')}>
        <ul className={classes.points}>
          {sellingTips.words.map((line) => (
            <li key={line}>{t(line)}</li>
          ))}
        </ul>
      </Note>
      <Note id="photo-advice" icon={IconCamera} title={t('Photo advice')}>
        <ul className={classes.points}>
          {sellingTips.photos.map((line) => (
            <li key={line}>{t(line)}</li>
          ))}
        </ul>
      </Note>
      <p className={classes.more}>
        {t('Several machines, or another make? A supplier account lists any machine at once.')}{' '}
        <LocalLink to="/become-supplier">{t('Become a supplier')}</LocalLink>
      </p>
    </>
  );
}

type NoteProps = { id: string; icon: Icon; title: string; children: ReactNode };

function Note({ id, icon: Icon, title, children }: NoteProps) {
  return (
    <section aria-labelledby={id} className={classes.note}>
      <h2 id={id} className={classes.title}>
        <Icon size={20} stroke={1.75} aria-hidden="true" />
        {title}
      </h2>
      {children}
    </section>
  );
}
