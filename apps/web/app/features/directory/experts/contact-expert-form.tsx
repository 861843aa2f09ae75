import { Button } from '@mantine/core';
import { contactExpert } from '@rigsouq/contract/leads/calls';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { BareForm } from '../../../shared/leads/contact-form/contact-form.tsx';
import { PersonSection } from '../../../shared/leads/lead-page/person-section.tsx';
import { useLeadForm } from '../../../shared/leads/lead-page/use-lead-form.ts';
import grid from '../../../ui/forms/form-fields.module.css';
import { LongTextField } from '../../../ui/forms/form-fields.tsx';
import classes from './contact-expert-form.module.css';

const schema = contactExpert.body.omit({ language: true, expertId: true });
const empty = { firstName: '', lastName: '', email: '', phone: '', company: '', message: '' };

type ContactExpertFormProps = { expertId: string; onDone: () => void };

/** Sends the request to the operators, who put the user and the expert in contact (R62). */
export function ContactExpertForm({ expertId, onDone }: ContactExpertFormProps) {
  const { t } = useTranslation();
  const [sent, setSent] = useState(false);
  const state = useLeadForm({
    schema,
    empty,
    optional: ['phone', 'company'],
    send: (body) => call(contactExpert, { body: { ...body, expertId } }),
    onSent: () => setSent(true),
  });
  if (sent) return <Sent onDone={onDone} />;
  return (
    <>
      <p className={classes.lead}>
        {t(
          'We’ll forward your message to the expert and get back to you. By sending it you agree that we give your name and contact details to the expert.',
        )}
      </p>
      <BareForm action={t('Send Request')} state={state}>
        <PersonSection form={state.form} />
        <LongTextField
          form={state.form}
          field="message"
          label={t('What do you need?')}
          required
          maxLength={2_000}
          rows={4}
          className={grid.whole ?? ''}
        />
      </BareForm>
    </>
  );
}

function Sent({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div className={classes.sent}>
      <IconCircleCheck size={40} stroke={1.5} aria-hidden="true" className={classes.mark} />
      <p ref={message} tabIndex={-1} className={classes.words}>
        {t('Thank you. We have received your request and sent you an email.')}
      </p>
      <Button color="ink" onClick={onDone}>
        {t('Close')}
      </Button>
    </div>
  );
}
