import { claimItem, releaseItem } from '@rigsouq/contract/operations/desk-queue';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { toast } from '../../../lib/toast.ts';
import { deskKey } from '../desk-key.ts';
import { queueKindDefinitions } from './queue-kinds.ts';
import type { QueueItem } from './queue-query.ts';

/** Returns the actions of the keys. `open` shows the dialog of an action that needs one. */
export function useQueueActions(open: (dialog: 'step' | 'refuse', item: QueueItem) => void) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: deskKey });
  const showFailure = (error: unknown) =>
    void toast({ message: messageOf(i18n, error, t('Failed to save the decision')), tone: 'bad' });
  const step = useMutation({
    mutationFn: ({ kind, _id }: QueueItem) => queueKindDefinitions[kind].send?.call(_id) ?? Promise.resolve(),
    onSuccess: (_, { kind }) => void toast({ message: t(queueKindDefinitions[kind].send?.done ?? ''), tone: 'good' }),
    onError: showFailure,
    onSettled: refresh,
  });
  const claim = useMutation({
    mutationFn: ({ kind, _id: id, owner }: QueueItem) =>
      call(owner?.me ? releaseItem : claimItem, { params: { kind, id } }),
    onError: showFailure,
    onSettled: refresh,
  });
  const showRefusal = (message: string) => void toast({ message, tone: 'bad' });
  return {
    busy: step.isPending || claim.isPending,
    step: (item: QueueItem) => {
      const { send, blocked } = queueKindDefinitions[item.kind];
      if (!item.can.step) return showRefusal(t(blocked ?? 'Failed to save the decision'));
      if (send) step.mutate(item);
      else open('step', item);
    },
    refuse: (item: QueueItem) => {
      if (item.can.refuse) open('refuse', item);
      else showRefusal(t('You cannot reject this here. Open it to see your options.'));
    },
    claim: (item: QueueItem) => claim.mutate(item),
  };
}
