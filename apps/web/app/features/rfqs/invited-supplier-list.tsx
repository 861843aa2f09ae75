import { Button } from '@mantine/core';
import { uninviteSupplier } from '@rigsouq/contract/rfqs/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { messageOf } from '../../lib/api/call-error.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { toast } from '../../lib/toast.ts';
import { VerifiedBadge } from '../../shared/companies/verified-badge.tsx';
import { StandBadge } from '../../shared/rfqs/rfq-badge.tsx';
import classes from '../../shared/rfqs/suppliers.module.css';
import type { BuyersRfq } from './rfq-query.ts';

/** Lists the invited suppliers and their state. The buyer sees that an answer exists, but not its content. */
export function InvitedSupplierList({ rfq }: { rfq: BuyersRfq }) {
  const { t } = useTranslation();
  return (
    <ul aria-label={t('Invited suppliers')}>
      {rfq.suppliers.map((supplier) => (
        <SupplierRow key={supplier._id} rfq={rfq} supplier={supplier} />
      ))}
    </ul>
  );
}

function SupplierRow({ rfq, supplier }: { rfq: BuyersRfq; supplier: BuyersRfq['suppliers'][number] }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const { _id, companyName, verified, stand, reason } = supplier;
  const over = rfq.state !== 'open';
  const remove = useMutation({
    mutationFn: () => call(uninviteSupplier, { params: { id: rfq._id, supplierId: _id } }),
    onError: (error) =>
      void toast({ message: messageOf(i18n, error, t('Failed to remove the supplier')), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['rfqs'] }),
  });
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <LocalLink to={`/supplier-profile/${_id}`} className={classes.company ?? ''}>
          <bdi>{companyName}</bdi>
        </LocalLink>{' '}
        {verified && <VerifiedBadge>{t('Verified')}</VerifiedBadge>}
        {reason && (
          <p className={classes.detail}>
            <bdi>{reason}</bdi>
          </p>
        )}
      </div>
      {rfq.state === 'draft' ? (
        <Button
          variant="default"
          size="xs"
          onClick={() => remove.mutate()}
          disabled={remove.isPending}
          aria-label={t('Remove {{file}}', { file: companyName })}
        >
          {t('Remove')}
        </Button>
      ) : (
        <StandBadge stand={over && (stand === 'invited' || stand === 'seen') ? 'late' : stand} />
      )}
    </li>
  );
}
