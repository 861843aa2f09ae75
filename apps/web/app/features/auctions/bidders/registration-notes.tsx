import { IconChecklist, IconGavel } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { text } from '../../../lib/i18n/i18n.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import classes from '../../../ui/form-page/side-note.module.css';
import { SideNote } from '../../../ui/form-page/side-note.tsx';

const benefits = [
  text('A bidding limit that fits your projects, above the standard $25,000'),
  text('Automatic bids up to your maximum, while you are on site'),
  text('A receipt for every bid and a bid log you can verify yourself'),
  text('Instant notification when you are outbid or win'),
];
const requirements = [
  text('An account with a verified email'),
  text('A phone number where we can reach you'),
  text('Optional for businesses and dealers: your company name, which helps us decide faster'),
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
        {t('Want to browse first?')} <LocalLink to="/auctions">{t('See the auctions')}</LocalLink>
      </p>
    </>
  );
}
