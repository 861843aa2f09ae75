import { companySizes, startTrial } from '@rigsouq/contract/leads';
import { gulfCountries } from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { ContactForm } from '../../shell/contact-form/contact-form.tsx';
import grid from '../../shell/form-fields.module.css';
import { ChoiceField, LongTextField } from '../../shell/form-fields.tsx';
import { PersonSection } from '../../shell/lead-page/person-section.tsx';
import { useLeadForm } from '../../shell/lead-page/use-lead-form.ts';

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
