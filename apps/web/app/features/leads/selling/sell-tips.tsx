import { IconCamera, IconChecklist, IconClockHour4 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { sellingTips } from '../../../lib/content.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import classes from '../../../ui/form-page/side-note.module.css';
import { SideNote } from '../../../ui/form-page/side-note.tsx';

export function SellTips() {
  const { t } = useTranslation();
  return (
    <>
      <SideNote id="review" icon={IconClockHour4} title={t('What happens next')}>
        <ol className={classes.steps}>
          {sellingTips.steps.map((line) => (
            <li key={line}>{t(line)}</li>
          ))}
        </ol>
      </SideNote>
      <SideNote id="tips" icon={IconChecklist} title={t('Tips for a quick sale')}>
        <ul className={classes.points}>
          {sellingTips.words.map((line) => (
            <li key={line}>{t(line)}</li>
          ))}
        </ul>
      </SideNote>
      <SideNote id="photo-advice" icon={IconCamera} title={t('Photo advice')}>
        <ul className={classes.points}>
          {sellingTips.photos.map((line) => (
            <li key={line}>{t(line)}</li>
          ))}
        </ul>
      </SideNote>
      <p className={classes.more}>
        {t(
          'Several machines, or another brand? With a supplier account and a verified email you can list any machine.',
        )}{' '}
        <LocalLink to="/become-supplier">{t('Become a supplier')}</LocalLink>
      </p>
    </>
  );
}
