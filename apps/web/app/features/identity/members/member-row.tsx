import { Button, NativeSelect } from '@mantine/core';
import { changeMember } from '@rigsouq/contract/identity/members';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { assignablePositions, positionNames } from '../../../lib/positions.ts';
import { toast } from '../../../lib/toast.ts';
import { type Member, membersQuery } from '../../../shared/dashboard/dashboard-queries.ts';
import classes from '../../../shared/dashboard/panel.module.css';
import { Badge } from '../../../ui/page/badge.tsx';

type MemberRowProps = { member: Member; onRemove: (member: Member) => void };

export function MemberRow({ member, onRemove }: MemberRowProps) {
  const { t } = useTranslation();
  const { name } = member;
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <p className={classes.name}>
          <bdi>{name}</bdi>
          {member.you && <Badge tone="gray">{t('You')}</Badge>}
        </p>
        <p className={classes.facts}>
          <bdi>{member.email}</bdi>
        </p>
      </div>
      <div className={classes.actions}>
        {member.can.change ? (
          <PositionSelect member={member} />
        ) : (
          <span className={classes.facts}>{t(positionNames[member.position])}</span>
        )}
        {member.can.remove && (
          <Button variant="default" onClick={() => onRemove(member)} aria-label={t('Remove {{name}}', { name })}>
            {t('Remove')}
          </Button>
        )}
      </div>
    </li>
  );
}

function PositionSelect({ member }: { member: Member }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (position: (typeof assignablePositions)[number]) =>
      call(changeMember, { params: { id: member._id }, body: { position } }),
    onSuccess: () => void toast({ message: t(changeMember.message), tone: 'good' }),
    onError: (error) =>
      void toast({ message: messageOf(i18n, error, t('Failed to change the position')), tone: 'bad' }),
    onSettled: () => client.invalidateQueries(membersQuery),
  });
  return (
    <NativeSelect
      aria-label={t('Position of {{name}}', { name: member.name })}
      value={change.isPending ? change.variables : member.position}
      onChange={(event) => change.mutate(event.currentTarget.value as (typeof assignablePositions)[number])}
      data={assignablePositions.map((position) => ({ value: position, label: t(positionNames[position]) }))}
      disabled={change.isPending}
    />
  );
}
