// Help texts beside a contact form: how to write, and other contacts.
import { phoneLinks } from '@rigsouq/kernel/phones';
import { IconBulb, IconClock, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { contactGuidelines, proTip, support } from '../../../lib/content.ts';
import { useSupportContacts } from '../../../lib/support-contacts.ts';
import classes from './notes.module.css';

export function Guidelines() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="guidelines" className={classes.note}>
      <h2 id="guidelines" className={classes.title}>
        {t('Contact Guidelines')}
      </h2>
      <ul className={classes.points}>
        {contactGuidelines.map((line) => (
          <li key={line}>{t(line)}</li>
        ))}
      </ul>
    </section>
  );
}

export function SupportContacts({ title }: { title: string }) {
  const { t } = useTranslation();
  const { phone, email } = useSupportContacts();
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <section aria-labelledby="support" className={classes.note}>
      <h2 id="support" className={classes.title}>
        {title}
      </h2>
      <ul className={classes.facts}>
        {phone && (
          <li>
            <IconPhone {...icon} />
            <a href={phoneLinks(phone).call} className={classes.link}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </li>
        )}
        {email && (
          <li>
            <IconMail {...icon} />
            <a href={`mailto:${email}`} className={classes.link}>
              <bdi>{email}</bdi>
            </a>
          </li>
        )}
        <li>
          <IconMapPin {...icon} />
          {t(support.address)}
        </li>
        <li>
          <IconClock {...icon} />
          {t(support.hours)}
        </li>
      </ul>
    </section>
  );
}

export function ProTip() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="pro-tip" className={`${classes.note} ${classes.tip}`}>
      <h2 id="pro-tip" className={classes.title}>
        <IconBulb size={18} stroke={1.75} aria-hidden="true" />
        {t('Pro Tip')}
      </h2>
      <p>{t(proTip)}</p>
    </section>
  );
}
