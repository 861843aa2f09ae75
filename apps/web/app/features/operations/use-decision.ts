import {
  approveCompany,
  rejectCompany,
  restoreCompany,
  revokeCompany,
  suspendCompany,
} from '@rigsouq/contract/operations/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { toast } from '../../lib/toast.ts';
import { deskKey } from './desk-key.ts';
import type { CompanyFile } from './operations-queries.ts';

type Decision = keyof CompanyFile['can'];
type DecisionRequest = { decision: Decision; reason?: string };

const done: Record<Decision, string> = {
  approve: approveCompany.message,
  revoke: revokeCompany.message,
  reject: rejectCompany.message,
  suspend: suspendCompany.message,
  restore: restoreCompany.message,
};

const callsWithReason = {
  approve: approveCompany,
  revoke: revokeCompany,
  reject: rejectCompany,
  suspend: suspendCompany,
} as const;

export function useDecision(id: string, onDecided: () => void, onFailed?: (error: unknown) => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ decision, reason = '' }: DecisionRequest) => {
      const params = { id };
      if (decision === 'restore') return call(restoreCompany, { params });
      return call(callsWithReason[decision], { params, body: { reason } });
    },
    onSuccess: (_, { decision }) => {
      void toast({ message: t(done[decision]), tone: 'good' });
      onDecided();
    },
    onError: (error) => onFailed?.(error),
    // The queries are also refreshed after a refusal, because most often another operator was faster.
    onSettled: () => client.invalidateQueries({ queryKey: deskKey }),
  });
}
