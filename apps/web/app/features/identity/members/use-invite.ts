import { inviteMember } from '@rigsouq/contract/identity/members';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import type { assignablePositions } from '../../../lib/positions.ts';
import { toast } from '../../../lib/toast.ts';
import { membersQuery } from '../../../shared/dashboard/dashboard-queries.ts';

/** Sends an invitation. Its email is in the language of the page. */
export function useInvite() {
  const { t } = useTranslation();
  const language = useLanguage();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (invited: { email: string; position: (typeof assignablePositions)[number] }) =>
      call(inviteMember, { body: { ...invited, language } }),
    onSuccess: () => void toast({ message: t(inviteMember.message), tone: 'good' }),
    onSettled: () => client.invalidateQueries(membersQuery),
  });
}
