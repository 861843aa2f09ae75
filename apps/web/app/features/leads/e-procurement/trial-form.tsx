import { companySizes, startTrial } from '@rigsouq/contract/leads/calls';
import { gulfCountries } from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { ContactForm } from '../../../shared/leads/contact-form/contact-form.tsx';
import { PersonSection } from '../../../shared/leads/lead-page/person-section.tsx';
import { useLeadForm } from '../../../shared/leads/lead-page/use-lead-form.ts';
import grid from '../../../ui/forms/form-fields.module.css';
import { ChoiceField, LongTextField } from '../../../ui/forms/form-fields.tsx';

const schema = startTrial.body.omit({ language: true });
const empty = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  companySize: '',
  country: '',
  message: '',
};

export function TrialForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation();
  const state = useLeadForm({
    schema,
    empty,
    optional: ['phone', 'message'],
    send: (body) => call(startTrial, { body }),
    onSent,
  });
  const { form } = state;
  return (
    <ContactForm title={t('Your details')} action={t('Start Free Trial')} state={state}>
      <PersonSection form={form} needs={{ company: true }} />
      <ChoiceField form={form} field="companySize" label={t('Company size')} choices={companySizes} required />
      <ChoiceField form={form} field="country" label={t('Country')} choices={gulfCountries} required />
      <LongTextField
        form={form}
        field="message"
        label={t('What do you buy or rent most? (optional)')}
        maxLength={2_000}
        rows={3}
        className={grid.whole ?? ''}
      />
    </ContactForm>
  );
}
