import { specializations } from '@rigsouq/contract/directory/lists';
import { applyAsExpert } from '@rigsouq/contract/leads/calls';
import { gulfCountries, yearsInBusiness } from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { ContactForm } from '../../../shared/leads/contact-form/contact-form.tsx';
import { PersonSection } from '../../../shared/leads/lead-page/person-section.tsx';
import { useLeadForm } from '../../../shared/leads/lead-page/use-lead-form.ts';
import grid from '../../../ui/forms/form-fields.module.css';
import { ChoiceField, LongTextField, TextField } from '../../../ui/forms/form-fields.tsx';

const schema = applyAsExpert.body.omit({ language: true });
const empty = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  specialization: '',
  experience: '',
  country: '',
  location: '',
  certifications: '',
  message: '',
};

export function ExpertForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation();
  const state = useLeadForm({
    schema,
    empty,
    optional: ['company', 'location', 'certifications'],
    send: (body) => call(applyAsExpert, { body }),
    onSent,
  });
  const { form } = state;
  return (
    <ContactForm title={t('Your application')} action={t('Send Application')} state={state}>
      <PersonSection form={form} needs={{ phone: true }} />
      <ChoiceField form={form} field="specialization" label={t('Specialization')} choices={specializations} required />
      <ChoiceField form={form} field="experience" label={t('Years of experience')} choices={yearsInBusiness} required />
      <ChoiceField form={form} field="country" label={t('Country')} choices={gulfCountries} required />
      <TextField form={form} field="location" label={t('City (optional)')} maxLength={80} />
      <TextField
        form={form}
        field="certifications"
        label={t('Certificates (optional)')}
        maxLength={200}
        className={grid.whole ?? ''}
      />
      <LongTextField
        form={form}
        field="message"
        label={t('Your experience')}
        description={t('Machines, projects and the work you do most.')}
        required
        maxLength={2_000}
        rows={5}
        className={grid.whole ?? ''}
      />
    </ContactForm>
  );
}
