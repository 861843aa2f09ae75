import '@mantine/core/styles/Input.layer.css';
import { NativeSelect } from '@mantine/core';
import { readEmailLanguage, setEmailLanguage } from '@rigsouq/contract/identity/calls';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import type { Language } from '../../../lib/i18n/language.ts';
import { toast } from '../../../lib/toast.ts';
import classes from '../../../shared/dashboard/panel.module.css';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';

const languageQuery = queryOptions({ queryKey: ['email-language'], queryFn: () => call(readEmailLanguage) });

/** Each language has its own name, so that its readers find it on a page in the other language. */
const choices = [
  { value: 'en', label: text('English') },
  { value: 'ar', label: text('Arabic') },
];

/** Edits the language of all emails to the member. The language of the pages does not change it. */
export function LanguageRow() {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const found = useQuery(languageQuery);
  const choose = useMutation({
    mutationFn: (language: Language) => call(setEmailLanguage, { body: { language } }),
    onSuccess: () => void toast({ message: t(setEmailLanguage.message), tone: 'good' }),
    onError: (error) =>
      void toast({ message: messageOf(i18n, error, t('Failed to save your email settings')), tone: 'bad' }),
    onSettled: () => client.invalidateQueries(languageQuery),
  });
  if (found.isError) return <QueryFailure query={found} fallback={t('Failed to fetch your email settings')} />;
  return (
    <div className={classes.row}>
      <p className={classes.name}>{t('Language of emails')}</p>
      <NativeSelect
        name="emailLanguage"
        aria-label={t('Language of emails')}
        disabled={!found.data}
        value={choose.isPending ? choose.variables : (found.data?.language ?? '')}
        onChange={(event) => choose.mutate(event.currentTarget.value as Language)}
        data={choices.map(({ value, label }) => ({ value, label: t(label) }))}
      />
    </div>
  );
}
