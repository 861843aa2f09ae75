import { IconChecklist, IconGavel } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { text } from '../../lib/i18n.ts';
import { LocalLink } from '../../lib/local-link.tsx';
import classes from '../../shell/form-page/side-note.module.css';
import { SideNote } from '../../shell/form-page/side-note.tsx';

const benefits = [
  text('A bidding limit that fits your projects, beyond the $25,000 that every account has'),
  text('Automatic bids up to your maximum, while you are on site'),
  text('A receipt for every bid, and a log that you can check yourself'),
  text('Word at once when you are outbid or have won'),
];
const requirements = [
  text('An account with a verified e-mail'),
  text('A phone on which our desk reaches you'),
  text('For a business or a dealer: the company in whose name you bid'),
  text('Payment within 5 days of winning'),
];

export function RegistrationNotes() {
  const { t } = useTranslation();
  return (
    <>
      <SideNote id="benefits" icon={IconGavel} title={t('Benefits')}>
        <ul className={classes.points}>
          {benefits.map((line) => (
            <li key={line}>{t(line)}</li>
          ))}
        </ul>
      </SideNote>
      <SideNote id="requirements" icon={IconChecklist} title={t('Requirements')}>
        <ul className={classes.points}>
          {requirements.map((line) => (
            <li key={line}>{t(line)}</li>
          ))}
        </ul>
      </SideNote>
      <p className={classes.more}>
        {t('Want to look first?')} <LocalLink to="/auctions">{t('See the auctions')}</LocalLink>
      </p>
    </>
  );
}
