import { serviceTypes } from '@rigsouq/contract/directory/lists';
import { postServiceRequest } from '@rigsouq/contract/leads/calls';
import { categories, type Entry, gulfCountries } from '@rigsouq/contract/taxonomy';
import { dayOf } from '@rigsouq/kernel/periods';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { call } from '../../../lib/api/api.ts';
import { ContactForm } from '../../../shared/leads/contact-form/contact-form.tsx';
import { PersonSection } from '../../../shared/leads/lead-page/person-section.tsx';
import { useLeadForm } from '../../../shared/leads/lead-page/use-lead-form.ts';
import grid from '../../../ui/forms/form-fields.module.css';
import { ChoiceField, LongTextField, TextField } from '../../../ui/forms/form-fields.tsx';
import classes from './request-form.module.css';

const schema = postServiceRequest.body.omit({ language: true });
const person = { firstName: '', lastName: '', email: '', phone: '', company: '' };

/** Reads the values that a card of the directory puts into the address. */
function usePrefilledValues() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const codeIn = (name: string, list: readonly Entry[]) =>
    list.find(({ code }) => code === query.get(name))?.code ?? '';
  const provider = query.get('provider')?.slice(0, 120);
  return {
    serviceType: codeIn('serviceType', serviceTypes),
    equipmentType: codeIn('equipmentType', categories),
    country: codeIn('country', gulfCountries),
    message: provider ? `${t('For {{name}}:', { name: provider })} ` : '',
  };
}

export function RequestForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation();
  const state = useLeadForm({
    schema,
    empty: { ...person, location: '', neededBy: '', ...usePrefilledValues() },
    optional: ['company', 'neededBy'],
    send: (body) => call(postServiceRequest, { body }),
    onSent,
  });
  const { form } = state;
  return (
    <ContactForm title={t('Work needed')} action={t('Post Request')} state={state}>
      <ChoiceField form={form} field="serviceType" label={t('Service type')} choices={serviceTypes} required />
      <ChoiceField form={form} field="equipmentType" label={t('Equipment type')} choices={categories} required />
      <ChoiceField form={form} field="country" label={t('Country')} choices={gulfCountries} required />
      <TextField form={form} field="location" label={t('City or site')} required maxLength={120} />
      <TextField
        form={form}
        field="neededBy"
        label={t('Needed by (optional)')}
        type="date"
        min={dayOf(new Date())}
        className={grid.whole ?? ''}
      />
      <LongTextField
        form={form}
        field="message"
        label={t('Describe the work')}
        description={t('Make, model, hours and a description of the problem.')}
        required
        maxLength={2_000}
        rows={5}
        className={grid.whole ?? ''}
      />
      <PersonSection form={form} needs={{ phone: true }} />
      <p className={`${grid.whole} ${classes.consent}`}>
        {t(
          'By posting you agree that we give your name, phone and email to the providers to whom we forward the request.',
        )}
      </p>
    </ContactForm>
  );
}
