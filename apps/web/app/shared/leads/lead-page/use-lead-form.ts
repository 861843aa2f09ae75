import { useTranslation } from 'react-i18next';
import { type Language, useLanguage } from '../../../lib/i18n/language.ts';
import { useContactForm } from '../contact-form/use-contact-form.ts';

type Person = { firstName: string; lastName: string; email: string; company: string };
type Rules<V extends Record<string, string>, B> = Pick<
  Parameters<typeof useContactForm<V, B>>[0],
  'schema' | 'empty' | 'optional'
> & { send: (body: B & { language: Language }) => Promise<unknown>; onSent: () => void };

const sender = { firstName: 'firstName', lastName: 'lastName', email: 'email', company: 'company' } as const;

/** A form for operators. They answer by email in the language of the page (R35). */
export function useLeadForm<V extends Record<string, string> & Person, B>({ send, ...rules }: Rules<V, B>) {
  const { t } = useTranslation();
  const language = useLanguage();
  return useContactForm<V, B>({
    ...rules,
    sender,
    send: (body) => send({ ...body, language }),
    failure: t('Failed to send request'),
  });
}
