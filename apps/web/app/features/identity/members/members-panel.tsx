import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Member, type Members, membersQuery } from '../../../shared/dashboard/dashboard-queries.ts';
import classes from '../../../shared/dashboard/panel.module.css';
import { Panel, PanelPlaceholder } from '../../../ui/page/panel.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberRow } from './member-row.tsx';
import { RemoveMember } from './remove-member.tsx';

/** Lists the members of this account. The owner can invite, change and remove members; other members can only see the list. */
export function MembersPanel() {
  const { t } = useTranslation();
  const members = useQuery(membersQuery);
  const [memberToRemove, setMemberToRemove] = useState<Member>();
  const found = members.data;
  return (
    <Panel
      id="members"
      title={t('Team members')}
      lead={
        found && !found.can.invite
          ? t('Your colleagues in this account. The owner can invite others.')
          : t('Your colleagues share this account, each with their own login.')
      }
    >
      {!found ? (
        <PanelPlaceholder query={members} failed={t('Failed to fetch team members')} />
      ) : (
        <>
          <ul className={classes.list} aria-labelledby="members">
            {found.members.map((member) => (
              <MemberRow key={member._id} member={member} onRemove={setMemberToRemove} />
            ))}
          </ul>
          {found.invitations.length > 0 && <Invitations {...found} />}
          {found.can.invite && <InviteForm />}
        </>
      )}
      <RemoveMember member={memberToRemove} onClose={() => setMemberToRemove(undefined)} />
    </Panel>
  );
}

function Invitations({ invitations, can }: Members) {
  const { t } = useTranslation();
  return (
    <div className={classes.section}>
      <h3 id="invitations" className={classes.subtitle}>
        {t('Invited')}
      </h3>
      <ul className={classes.list} aria-labelledby="invitations">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation._id} invitation={invitation} mayChange={can.invite} />
        ))}
      </ul>
    </div>
  );
}
