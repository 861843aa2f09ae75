import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Button, Switch, TextInput } from '@mantine/core';
import { saveSearch } from '@rigsouq/contract/alerts/saved-searches';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { messageOf } from '../../lib/api/call-error.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { describeSearch, type SearchQuery } from '../../lib/saved-search.ts';
import { toast } from '../../lib/toast.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FailureNote } from '../../ui/states/failure-note.tsx';
import classes from './save-search.module.css';

const NAME_MAX = 80;

type SaveSearchDialogProps = { filters: SearchQuery; opened: boolean; onClose: () => void };

export function SaveSearchDialog({ filters, opened, onClose }: SaveSearchDialogProps) {
  const { t } = useTranslation();
  const words = describeSearch(filters, t, useLanguage());
  const suggested = words.slice(0, 3).join(' · ').slice(0, NAME_MAX) || t('All equipment');
  const form = useSaveSearchForm({ filters, opened, onClose }, suggested);
  const { name, alerts, missing, busy, failure } = form;
  return (
    <Dialog opened={opened} onClose={onClose} title={t('Save search')}>
      <form className={classes.form} noValidate onSubmit={form.submit}>
        {words.length > 0 && (
          <p className={classes.words}>
            <bdi>{words.join(' · ')}</bdi>
          </p>
        )}
        <TextInput
          label={t('Name')}
          name="name"
          size="md"
          required
          maxLength={NAME_MAX}
          value={name}
          error={missing && t('Name is required')}
          onChange={({ currentTarget }) => form.setName(currentTarget.value)}
          data-autofocus
        />
        <Switch
          name="alerts"
          size="md"
          withThumbIndicator={false}
          label={t('Email me about new matches')}
          description={t('At most once a day')}
          checked={alerts}
          onChange={({ currentTarget }) => form.setAlerts(currentTarget.checked)}
        />
        {failure && <FailureNote>{failure}</FailureNote>}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" color="amber" disabled={busy}>
            {busy ? t('Saving...') : t('Save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Keeps the values of the form and saves them. `suggested` is the name until the user enters another. */
function useSaveSearchForm({ filters, opened, onClose }: SaveSearchDialogProps, suggested: string) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const [name, setName] = useState(suggested);
  const [alerts, setAlerts] = useState(true);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  // The search may have changed since the dialog was last opened.
  useEffect(() => {
    if (!opened) return;
    setName(suggested);
    setMissing(false);
    setFailure(undefined);
  }, [opened, suggested]);

  async function save() {
    setBusy(true);
    setFailure(undefined);
    try {
      const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value));
      await call(saveSearch, { body: { name, alerts, filters: given, language } });
      onClose();
      await toast({ message: t(saveSearch.message), tone: 'good' });
    } catch (error) {
      setFailure(messageOf(i18n, error, t('Failed to save the search')));
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // The button may be inside another form, which must not be submitted.
    event.stopPropagation();
    const empty = name.trim() === '';
    setMissing(empty);
    if (!empty) void save();
  }

  return { name, setName, alerts, setAlerts, missing, busy, failure, submit };
}
