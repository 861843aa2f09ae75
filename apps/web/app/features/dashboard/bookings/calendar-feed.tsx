import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Skeleton.layer.css';
import { Button, Skeleton, TextInput } from '@mantine/core';
import { endCalendarFeed, readCalendarFeed, renewCalendarFeed } from '@rigsouq/contract/bookings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/call-error.ts';
import { toast } from '../../../lib/toast.ts';
import { Dialog } from '../../../shell/dialog.tsx';
import { FailureNote } from '../../../shell/failure-note.tsx';
import { QueryFailure } from '../../../shell/query-failure.tsx';
import { SettingsSection } from '../../../shell/settings-section.tsx';
import classes from './equipment-bookings.module.css';

const queryKey = ['calendar-feed'];

/** Shows the secret address at which a calendar app can read the bookings of this company. */
export function CalendarFeed() {
  const { t } = useTranslation();
  const feed = useQuery({ queryKey, queryFn: () => call(readCalendarFeed) });
  return (
    <SettingsSection
      id="calendar-feed"
      title={t('Bookings in your calendar')}
      lead={t(
        'A secret address that Outlook, Google or Apple Calendar can subscribe to. Whoever has it sees your bookings, so renew it when it has got into the wrong hands.',
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
    <FailureNote>{messageOf(i18n, mutation.error, t('Failed to change the calendar'))}</FailureNote>
  );

  if (path === null)
    return (
      <div className={classes.feed}>
        <Button color="ink" onClick={() => mutation.mutate('renew')} disabled={mutation.isPending}>
          {t('Create an address')}
        </Button>
        {failure}
      </div>
    );

  const address = `${window.location.origin}${path}`;
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      void toast({ message: t('Address copied'), tone: 'good' });
    } catch {
      void toast({ message: t('The address could not be copied'), tone: 'bad' });
    }
  }
  const texts = {
    renew: { title: t('Renew the address?'), effect: t('Calendars that use the old one stop being kept up to date.') },
    end: { title: t('End the address?'), effect: t('Calendars that use it stop being kept up to date.') },
  };
  return (
    <div className={classes.feed}>
      <TextInput
        label={t('Address of your calendar')}
        size="md"
        dir="ltr"
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={classes.buttons}>
        <Button color="ink" onClick={() => void copy()}>
          {t('Copy')}
        </Button>
        <Button variant="default" onClick={() => setConfirming('renew')}>
          {t('Renew')}
        </Button>
        <Button variant="default" onClick={() => setConfirming('end')}>
          {t('End')}
        </Button>
      </div>
      <Dialog
        opened={confirming !== undefined}
        onClose={() => setConfirming(undefined)}
        title={texts[confirming ?? 'renew'].title}
      >
        <div className={classes.question}>
          <p>{texts[confirming ?? 'renew'].effect}</p>
          {failure}
          <div className={classes.answers}>
            <Button variant="default" onClick={() => setConfirming(undefined)} data-autofocus>
              {t('Cancel')}
            </Button>
            <Button color="red" onClick={() => confirming && mutation.mutate(confirming)} disabled={mutation.isPending}>
              {confirming === 'end' ? t('End') : t('Renew')}
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
