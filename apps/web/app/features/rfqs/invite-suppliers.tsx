import { Button } from '@mantine/core';
import { inviteSuppliers } from '@rigsouq/contract/rfqs/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { messageOf } from '../../lib/api/call-error.ts';
import { toast } from '../../lib/toast.ts';
import type { MarketSupplier } from '../../shared/companies/use-market-suppliers.ts';
import { FindSuppliers } from '../../shared/rfqs/find-suppliers.tsx';
import type { BuyersRfq } from './rfq-query.ts';

/** Finds suppliers in the whole market and invites them one by one. */
export function InviteSuppliers({ rfq }: { rfq: BuyersRfq }) {
  return (
    <FindSuppliers taken={new Set(rfq.suppliers.map(({ _id }) => _id))}>
      {(supplier) => <InviteButton rfqId={rfq._id} supplier={supplier} />}
    </FindSuppliers>
  );
}

function InviteButton({ rfqId, supplier: { _id, companyName } }: { rfqId: string; supplier: MarketSupplier }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const invite = useMutation({
    mutationFn: () => call(inviteSuppliers, { params: { id: rfqId }, body: { suppliers: [_id] } }),
    onError: (error) =>
      void toast({ message: messageOf(i18n, error, t('Failed to invite the supplier')), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['rfqs'] }),
  });
  return (
    <Button
      variant="default"
      size="sm"
      onClick={() => invite.mutate()}
      disabled={invite.isPending}
      aria-label={t('Invite {{name}}', { name: companyName })}
    >
      {t('Invite')}
    </Button>
  );
}
