import { industries, requestDemo } from '@rigsouq/contract/leads/calls';
import { dayOf } from '@rigsouq/kernel/periods';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { ContactForm } from '../../../shared/leads/contact-form/contact-form.tsx';
import { PersonSection } from '../../../shared/leads/lead-page/person-section.tsx';
import { useLeadForm } from '../../../shared/leads/lead-page/use-lead-form.ts';
import grid from '../../../ui/forms/form-fields.module.css';
import { ChoiceField, LongTextField, TextField } from '../../../ui/forms/form-fields.tsx';

const schema = requestDemo.body.omit({ language: true });
const empty = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  industry: '',
  preferredDate: '',
  message: '',
};

export function DemoForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation();
  const state = useLeadForm({
    schema,
    empty,
    optional: ['preferredDate', 'message'],
    send: (body) => call(requestDemo, { body }),
    onSent,
  });
  const { form } = state;
  return (
    <ContactForm title={t('Your details')} action={t('Request Demo')} state={state}>
      <PersonSection form={form} needs={{ phone: true, company: true }} />
      <ChoiceField form={form} field="industry" label={t('Industry')} choices={industries} required />
      <TextField
        form={form}
        field="preferredDate"
        label={t('Preferred date (optional)')}
        type="date"
        min={dayOf(new Date())}
      />
      <LongTextField
        form={form}
        field="message"
        label={t('What would you like to see? (optional)')}
        maxLength={2_000}
        rows={3}
        className={grid.whole ?? ''}
      />
    </ContactForm>
  );
}
