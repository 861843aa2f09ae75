import { dropSupplier } from '@rigsouq/contract/supplier-lists';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { DealActions } from '../../shell/deal/deal-actions.tsx';
import classes from './remove-supplier.module.css';
import type { Supplier } from './supplier-queries.ts';

export function RemoveSupplier({ supplier: { _id, companyName } }: { supplier: Supplier }) {
  const { t } = useTranslation();
  return (
    <div className={classes.drop}>
      <DealActions
        can={{ drop: true }}
        refresh="suppliers"
        acts={[
          {
            key: 'drop',
            label: t('Take off your lists'),
            title: t('Take {{name}} off your lists?', { name: `\u2068${companyName}\u2069` }),
            effect: t('Its documents, tags and your note are deleted, which cannot be undone. The scorecard stays.'),
            confirm: t('Take off'),
            tone: 'danger',
            done: t('The supplier is off your lists'),
            failed: t('Failed to take the supplier off your lists'),
            send: () => call(dropSupplier, { params: { id: _id } }),
          },
        ]}
      />
    </div>
  );
}
