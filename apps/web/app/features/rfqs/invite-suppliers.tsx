import { Button } from '@mantine/core';
import { inviteSuppliers } from '@rigsouq/contract/rfqs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { messageOf } from '../../lib/call-error.ts';
import { toast } from '../../lib/toast.ts';
import { FindSuppliers } from '../../shell/rfq/find-suppliers.tsx';
import type { MarketSupplier } from '../../shell/use-market-suppliers.ts';
import type { BuyersRfq } from './rfq-query.ts';

/** Finds suppliers of the whole market and invites them, one after the other. */
export function InviteSuppliers({ rfq }: { rfq: BuyersRfq }) {
  return (
    <FindSuppliers taken={new Set(rfq.suppliers.map(({ _id }) => _id))}>
      {(supplier) => <Invite rfqId={rfq._id} supplier={supplier} />}
    </FindSuppliers>
  );
}

function Invite({ rfqId, supplier: { _id, companyName } }: { rfqId: string; supplier: MarketSupplier }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const inviting = useMutation({
    mutationFn: () => call(inviteSuppliers, { params: { id: rfqId }, body: { suppliers: [_id] } }),
    onError: (error) =>
      void toast({ message: messageOf(i18n, error, t('Failed to invite the supplier')), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['rfqs'] }),
  });
  return (
    <Button
      variant="default"
      size="sm"
      onClick={() => inviting.mutate()}
      disabled={inviting.isPending}
      aria-label={t('Invite {{name}}', { name: companyName })}
    >
      {t('Invite')}
    </Button>
  );
}
