import type { readConsignment } from '@rigsouq/contract/auctions/consignments';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { phoneLinks, showPhone } from '@rigsouq/kernel/phones';
import { useTranslation } from 'react-i18next';
import { DealFacts, DealPanel } from '../../../shared/deals/deal-panel.tsx';
import classes from './consignments.module.css';

type Contact = NonNullable<AnswerOf<typeof readConsignment>['buyer']>;

/** Shows the contact of the other side. Buyer and seller see each other's details only after a lot is sold. */
export function ContactPanel({ title, contact }: { title: string; contact: Contact }) {
  const { t } = useTranslation();
  const { companyName, name, email, phone } = contact;
  return (
    <DealPanel title={title}>
      <DealFacts
        facts={[
          { label: t('Company'), value: <bdi>{companyName}</bdi> },
          { label: t('Contact name'), value: <bdi>{name}</bdi> },
          {
            label: t('Email'),
            value: (
              <a href={`mailto:${email}`} className={classes.link}>
                <bdi>{email}</bdi>
              </a>
            ),
          },
          phone && {
            label: t('Phone'),
            value: (
              <a href={phoneLinks(phone).call} className={classes.link}>
                <bdi dir="ltr">{showPhone(phone)}</bdi>
              </a>
            ),
          },
        ]}
      />
    </DealPanel>
  );
}
