import { dropSupplier } from '@rigsouq/contract/supplier-lists/calls';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { DealActions } from '../../shared/deals/deal-actions.tsx';
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
            label: t('Remove from your lists'),
            title: t('Remove {{name}} from your lists?', { name: `\u2068${companyName}\u2069` }),
            effect: t('Its documents, tags and your note will be deleted. This cannot be undone. The scorecard stays.'),
            confirm: t('Remove'),
            tone: 'danger',
            done: t(dropSupplier.message),
            failed: t('Failed to remove the supplier from your lists'),
            send: () => call(dropSupplier, { params: { id: _id } }),
          },
        ]}
      />
    </div>
  );
}
