import { phoneLinks } from '@rigsouq/kernel/phones';
import { IconHeadset, IconTrophy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { text } from '../../../lib/i18n/i18n.ts';
import { useSupportContacts } from '../../../lib/support-contacts.ts';
import classes from '../../../ui/form-page/side-note.module.css';
import { SideNote } from '../../../ui/form-page/side-note.tsx';

/** The documented claims (AU-054). */
const reasons = [
  text('95-105% of market value'),
  text('Full-service inspection, photography, marketing and logistics'),
  text('Guaranteed payment'),
];
const steps = [
  text('We review your details and set the starting price.'),
  text('We email you whether it is accepted and when the auction starts.'),
  text('Follow every bid in your dashboard. Your machine is not sold below the reserve.'),
];

export function WhyConsign() {
  const { t } = useTranslation();
  const { phone, email } = useSupportContacts();
  return (
    <>
      <SideNote id="why-consign" icon={IconTrophy} title={t('Why Consign')}>
        <ul className={classes.points}>
          {reasons.map((line) => (
            <li key={line}>{t(line)}</li>
          ))}
        </ul>
      </SideNote>
      <SideNote id="consign-help" icon={IconHeadset} title={t('What happens next')}>
        <ol className={classes.steps}>
          {steps.map((line) => (
            <li key={line}>{t(line)}</li>
          ))}
        </ol>
      </SideNote>
      {(phone || email) && (
        <p className={classes.more}>
          {t('Questions before you consign?')}{' '}
          {phone && (
            <a href={phoneLinks(phone).call} dir="ltr">
              {phone}
            </a>
          )}
          {phone && email && ' · '}
          {email && (
            <a href={`mailto:${email}`} dir="ltr" translate="no">
              {email}
            </a>
          )}
        </p>
      )}
    </>
  );
}
