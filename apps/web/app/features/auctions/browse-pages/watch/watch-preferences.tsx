import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Skeleton.layer.css';
import { Checkbox, Skeleton } from '@mantine/core';
import { changeWatchPreferences, type defaultWatchPreferences } from '@rigsouq/contract/auctions/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/api.ts';
import { messageOf } from '../../../../lib/api/call-error.ts';
import { text } from '../../../../lib/i18n/i18n.ts';
import { toast } from '../../../../lib/toast.ts';
import { QueryFailure } from '../../../../ui/states/query-failure.tsx';
import classes from './watch-preferences.module.css';
import { watchPreferencesQuery } from './watch-queries.ts';

type Choices = Record<keyof typeof defaultWatchPreferences, boolean>;

const choiceTexts: Record<keyof Choices, { label: string; line: string }> = {
  endingSoon: { label: text('Ending soon'), line: text('An hour before a lot ends') },
  outbid: { label: text('Outbid'), line: text('When someone outbids you') },
  newBids: { label: text('New bids'), line: text('When someone bids on a lot you watch') },
};
const names = Object.keys(choiceTexts) as (keyof Choices)[];

/** Lets the user choose which notifications arrive about watched lots. Each change is saved immediately (AU-046). */
export function WatchPreferences() {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const found = useQuery(watchPreferencesQuery);
  // A choice made here overrides the fetched value, which may be older than the choice.
  const [ticked, setTicked] = useState<Partial<Choices>>({});
  const change = useMutation({
    // The shared scope saves two quick changes in their order.
    scope: { id: 'watch-preferences' },
    mutationFn: (choices: Choices) => call(changeWatchPreferences, { body: choices }),
    onSuccess: (_, choices) => client.setQueryData(watchPreferencesQuery.queryKey, choices),
    onError: (error) => {
      setTicked({});
      void client.invalidateQueries(watchPreferencesQuery);
      void toast({ message: messageOf(i18n, error, t('Failed to save your notification settings')), tone: 'bad' });
    },
  });
  const data = found.data && { ...found.data, ...ticked };

  function choose(name: keyof Choices, chosen: boolean) {
    if (!data) return;
    setTicked({ ...ticked, [name]: chosen });
    change.mutate({ ...data, [name]: chosen });
  }

  return (
    <section aria-labelledby="watch-preferences" className={classes.panel}>
      <h2 id="watch-preferences" className={classes.title}>
        {t('Notify me')}
      </h2>
      {data ? (
        <div className={classes.choices}>
          {names.map((name) => (
            <Checkbox
              key={name}
              name={name}
              color="ink"
              label={t(choiceTexts[name].label)}
              description={t(choiceTexts[name].line)}
              checked={data[name]}
              onChange={(event) => choose(name, event.currentTarget.checked)}
            />
          ))}
        </div>
      ) : found.isError ? (
        <QueryFailure query={found} fallback={t('Failed to fetch your notification settings')} />
      ) : (
        <div className={classes.choices} role="status" aria-busy="true" aria-label={t('Loading...')}>
          {names.map((name) => (
            <Skeleton key={name} height={44} />
          ))}
        </div>
      )}
    </section>
  );
}
