import { providerPlans, serviceTypes } from '@rigsouq/contract/directory/lists';
import { coverageAreas, registerProvider } from '@rigsouq/contract/leads/calls';
import { categories, yearsInBusiness } from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { call } from '../../../lib/api/api.ts';
import { ContactForm } from '../../../shared/leads/contact-form/contact-form.tsx';
import { PersonSection } from '../../../shared/leads/lead-page/person-section.tsx';
import { useLeadForm } from '../../../shared/leads/lead-page/use-lead-form.ts';
import grid from '../../../ui/forms/form-fields.module.css';
import { ChoiceField, LongTextField } from '../../../ui/forms/form-fields.tsx';

const schema = registerProvider.body.omit({ language: true });
const empty = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  primaryService: '',
  experience: '',
  coverageArea: '',
  equipmentType: '',
  plan: '',
  message: '',
};

export function ProviderForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation();
  const planInAddress = useSearchParams()[0].get('plan');
  const plan = providerPlans.find(({ code }) => code === planInAddress)?.code ?? '';
  const state = useLeadForm({
    schema,
    empty: { ...empty, plan },
    optional: ['plan', 'message'],
    send: (body) => call(registerProvider, { body }),
    onSent,
  });
  const { form } = state;
  return (
    <ContactForm title={t('Your company and services')} action={t('Send Registration')} state={state}>
      <PersonSection form={form} needs={{ phone: true, company: true }} />
      <ChoiceField form={form} field="primaryService" label={t('Primary service')} choices={serviceTypes} required />
      <ChoiceField form={form} field="experience" label={t('Years of experience')} choices={yearsInBusiness} required />
      <ChoiceField form={form} field="coverageArea" label={t('Coverage area')} choices={coverageAreas} required />
      <ChoiceField form={form} field="equipmentType" label={t('Equipment type')} choices={categories} required />
      <ChoiceField
        form={form}
        field="plan"
        label={t('Plan (optional)')}
        choices={providerPlans}
        className={grid.whole ?? ''}
      />
      <LongTextField
        form={form}
        field="message"
        label={t('About your company (optional)')}
        description={t('Other services, workshops and certificates that customers should know about.')}
        maxLength={2_000}
        rows={4}
        className={grid.whole ?? ''}
      />
    </ContactForm>
  );
}
