import { Button } from '@mantine/core';
import { REVERSE_SUPPLIERS_MAX } from '@rigsouq/contract/reverse-auctions/calls';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { VerifiedBadge } from '../../../shared/companies/verified-badge.tsx';
import { DealPanel } from '../../../shared/deals/deal-panel.tsx';
import { FindSuppliers } from '../../../shared/rfqs/find-suppliers.tsx';
import rows from '../../../shared/rfqs/suppliers.module.css';
import type { InvitedSupplier } from './auction-values.ts';
import classes from './new-auction.module.css';

type SuppliersFieldsProps = {
  suppliers: readonly InvitedSupplier[];
  fault: string | undefined;
  onChange: (suppliers: readonly InvitedSupplier[]) => void;
};

export function SuppliersFields({ suppliers, fault, onChange }: SuppliersFieldsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const full = suppliers.length >= REVERSE_SUPPLIERS_MAX;
  return (
    <DealPanel title={t('Invited suppliers ({{number}})', { number: formatNumber(suppliers.length, language) })}>
      <p className={classes.hint}>{t('Suppliers cannot see who else is invited or how many.')}</p>
      <ul aria-label={t('Invited suppliers')}>
        {suppliers.map(({ _id, companyName, verified }) => (
          <li key={_id} className={rows.row}>
            <div className={rows.words}>
              <bdi className={rows.name}>{companyName}</bdi>{' '}
              {verified && <VerifiedBadge>{t('Verified')}</VerifiedBadge>}
            </div>
            <Button
              variant="default"
              size="xs"
              onClick={() => onChange(suppliers.filter((one) => one._id !== _id))}
              aria-label={t('Remove {{file}}', { file: companyName })}
            >
              {t('Remove')}
            </Button>
          </li>
        ))}
      </ul>
      <FindSuppliers taken={new Set(suppliers.map(({ _id }) => _id))} error={fault && t(fault)}>
        {({ _id, companyName, verified }) => (
          <Button
            variant="default"
            size="sm"
            disabled={full}
            onClick={() => onChange([...suppliers, { _id, companyName, verified }])}
            aria-label={t('Invite {{name}}', { name: companyName })}
          >
            {t('Invite')}
          </Button>
        )}
      </FindSuppliers>
    </DealPanel>
  );
}
