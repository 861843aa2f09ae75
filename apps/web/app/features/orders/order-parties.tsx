import { phoneLinks, showPhone } from '@rigsouq/kernel/phones';
import { useTranslation } from 'react-i18next';
import { countryLabel } from '../../lib/i18n/labels.ts';
import { DealPanel } from '../../shared/deals/deal-panel.tsx';
import classes from './order-parties.module.css';
import type { Order } from './order-queries.ts';

/** Shows the buyer and the supplier as the PDF names them. */
export function OrderParties({ order }: { order: Order }) {
  const { t } = useTranslation();
  return (
    <DealPanel title={t('Parties')}>
      <div className={classes.parties}>
        <Party label={t('The buyer')} party={order.buyer} />
        <Party label={t('The supplier')} party={order.supplier} />
      </div>
    </DealPanel>
  );
}

function Party({ label, party }: { label: string; party: Order['buyer'] }) {
  const { t } = useTranslation();
  const { companyName, name, email, phone, address, country, taxId } = party;
  return (
    <div className={classes.party}>
      <h3 className={classes.role}>{label}</h3>
      <p className={classes.name}>
        <bdi>{companyName}</bdi>
      </p>
      {address && (
        <p>
          <bdi>{address}</bdi>
        </p>
      )}
      {country && <p>{countryLabel(t, country)}</p>}
      {taxId && (
        <p>
          {t('Tax number')}
          {': '}
          <bdi>{taxId}</bdi>
        </p>
      )}
      <p>
        <bdi>{name}</bdi>
      </p>
      <p>
        <a href={`mailto:${email}`}>
          <bdi>{email}</bdi>
        </a>
      </p>
      {phone && (
        <p>
          <a href={phoneLinks(phone).call}>
            <bdi dir="ltr">{showPhone(phone)}</bdi>
          </a>
        </p>
      )}
    </div>
  );
}
