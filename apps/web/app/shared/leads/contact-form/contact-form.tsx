import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../lib/hydrated.ts';
import grid from '../../../ui/forms/form-fields.module.css';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import classes from './contact-form.module.css';
import type { ContactFormState } from './use-contact-form.ts';
import type { Notice } from './use-notice.ts';

type ContactFormProps<V extends Record<string, string>> = {
  title: string;
  lead?: ReactNode;
  action: string;
  /** Amber, unless the main action of the page is elsewhere. */
  color?: 'amber' | 'ink';
  state: ContactFormState<V>;
  children: ReactNode;
};

export function ContactForm<V extends Record<string, string>>(props: ContactFormProps<V>) {
  const { title, lead, action, color = 'amber', state, children } = props;
  return (
    <section aria-labelledby="contact-form" className={classes.card}>
      <h2 id="contact-form" className={classes.title}>
        {title}
      </h2>
      {lead && <p className={classes.lead}>{lead}</p>}
      <BareForm action={action} color={color} state={state}>
        {children}
      </BareForm>
    </section>
  );
}

type BareFormProps<V extends Record<string, string>> = Omit<ContactFormProps<V>, 'title' | 'lead'>;

/** The form without its card, for a dialog that has its own title. */
export function BareForm<V extends Record<string, string>>(props: BareFormProps<V>) {
  const { action, color = 'amber', state, children } = props;
  const { form, complete, notice } = state;
  const { t } = useTranslation();
  const hydrated = useHydrated();
  return (
    <>
      {/* post: if the browser submits the form itself, the text must not end up in the address. */}
      <form method="post" noValidate className={classes.form} onSubmit={state.submit} onChange={state.updateComplete}>
        <div className={grid.grid}>{children}</div>
        <div className={classes.trap} aria-hidden="true">
          <label htmlFor="homepage">{t('Leave this field empty')}</label>
          <input
            id="homepage"
            name="homepage"
            tabIndex={-1}
            autoComplete="off"
            key={form.key('homepage')}
            {...form.getInputProps('homepage')}
          />
        </div>
        {notice && <NoticeLine notice={notice} />}
        <Button
          type="submit"
          color={color}
          size="md"
          className={classes.send ?? ''}
          disabled={!hydrated || !complete || form.submitting}
        >
          {form.submitting ? t('Sending...') : action}
        </Button>
      </form>
    </>
  );
}

function NoticeLine({ notice: { tone, message } }: { notice: Notice }) {
  if (tone === 'bad') return <FailureNote>{message}</FailureNote>;
  return (
    <p role="status" className={classes.sent}>
      <IconCircleCheck size={20} aria-hidden="true" />
      {message}
    </p>
  );
}
