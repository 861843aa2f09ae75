import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Skeleton.layer.css';
import { Button, Skeleton, TextInput } from '@mantine/core';
import { endCalendarFeed, readCalendarFeed, renewCalendarFeed } from '@rigsouq/contract/rentals/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { toast } from '../../../lib/toast.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SettingsSection } from '../../../ui/forms/settings-section.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import classes from './equipment-bookings.module.css';

const queryKey = ['calendar-feed'];

/** Shows the secret address at which a calendar app can read the bookings of this company. */
export function CalendarFeed() {
  const { t } = useTranslation();
  const feed = useQuery({ queryKey, queryFn: () => call(readCalendarFeed) });
  return (
    <SettingsSection
      id="calendar-feed"
      title={t('Sync bookings to your calendar')}
      lead={t(
        'A private link for Outlook, Google or Apple Calendar. Anyone with the link can see your bookings, so reset it if it gets into the wrong hands.',
      )}
    >
      {feed.isError ? (
        <QueryFailure query={feed} fallback={t('Failed to load the calendar')} />
      ) : feed.data ? (
        <Feed path={feed.data.path} />
      ) : (
        <Skeleton height={42} />
      )}
    </SettingsSection>
  );
}

type FeedAction = 'renew' | 'end';

function Feed({ path }: { path: string | null }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [confirming, setConfirming] = useState<FeedAction>();
  const mutation = useMutation({
    mutationFn: async (action: FeedAction) =>
      action === 'renew' ? call(renewCalendarFeed) : call(endCalendarFeed).then(() => ({ path: null })),
    onSuccess: (changed) => {
      client.setQueryData(queryKey, changed);
      setConfirming(undefined);
    },
  });
  const failure = mutation.isError && (
    <FailureNote>{messageOf(i18n, mutation.error, t('Failed to update the calendar link'))}</FailureNote>
  );

  if (path === null)
    return (
      <div className={classes.feed}>
        <Button color="ink" onClick={() => mutation.mutate('renew')} disabled={mutation.isPending}>
          {t('Create calendar link')}
        </Button>
        {failure}
      </div>
    );

  const address = `${window.location.origin}${path}`;
  return (
    <div className={classes.feed}>
      <TextInput
        label={t('Calendar link')}
        size="md"
        dir="ltr"
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={classes.buttons}>
        <CopyButton address={address} />
        <Button variant="default" onClick={() => setConfirming('renew')}>
          {t('Reset link')}
        </Button>
        <Button variant="default" onClick={() => setConfirming('end')}>
          {t('End')}
        </Button>
      </div>
      <ConfirmDialog
        action={confirming}
        busy={mutation.isPending}
        failure={failure}
        onCancel={() => setConfirming(undefined)}
        onConfirm={mutation.mutate}
      />
    </div>
  );
}

function CopyButton({ address }: { address: string }) {
  const { t } = useTranslation();
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      void toast({ message: t('Calendar link copied'), tone: 'good' });
    } catch {
      void toast({ message: t('Could not copy the calendar link'), tone: 'bad' });
    }
  }
  return (
    <Button color="ink" onClick={() => void copy()}>
      {t('Copy')}
    </Button>
  );
}

type ConfirmDialogProps = {
  /** The action to confirm. The dialog is closed without one. */
  action: FeedAction | undefined;
  busy: boolean;
  failure: ReactNode;
  onCancel: () => void;
  onConfirm: (action: FeedAction) => void;
};

function ConfirmDialog({ action, busy, failure, onCancel, onConfirm }: ConfirmDialogProps) {
  const { t } = useTranslation();
  const texts = {
    renew: { title: t('Reset calendar link?'), effect: t('Calendars using the old link will stop updating.') },
    end: { title: t('End calendar sharing?'), effect: t('Calendars using this link will stop updating.') },
  };
  const { title, effect } = texts[action ?? 'renew'];
  return (
    <Dialog opened={action !== undefined} onClose={onCancel} title={title}>
      <div className={classes.question}>
        <p>{effect}</p>
        {failure}
        <div className={classes.answers}>
          <Button variant="default" onClick={onCancel} data-autofocus>
            {t('Cancel')}
          </Button>
          <Button color="red" onClick={() => action && onConfirm(action)} disabled={busy}>
            {action === 'end' ? t('End') : t('Reset link')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
