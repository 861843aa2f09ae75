import { joinBuyerNetwork } from '@rigsouq/contract/leads/contact';
import { buyerTypes, gulfCountries } from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { ContactForm } from '../../../shared/leads/contact-form/contact-form.tsx';
import { CompanyField, EmailField, NameFields, PhoneField } from '../../../shared/leads/contact-form/person-fields.tsx';
import { useContactForm } from '../../../shared/leads/contact-form/use-contact-form.ts';
import grid from '../../../ui/forms/form-fields.module.css';
import { ChoiceField, LongTextField } from '../../../ui/forms/form-fields.tsx';
import classes from './network-request.module.css';

const schema = joinBuyerNetwork.body.omit({ language: true });
const empty = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  companyType: '',
  country: '',
  message: '',
};
const sender = { firstName: 'firstName', lastName: 'lastName', email: 'email', company: 'company' } as const;

/** Lets a company leave its details instead of opening an account itself. An operator answers (R35). */
export function NetworkRequest() {
  const { t } = useTranslation();
  const language = useLanguage();
  const state = useContactForm({
    schema,
    empty,
    sender,
    optional: ['message'],
    send: (body) => call(joinBuyerNetwork, { body: { ...body, language } }),
    success: t(joinBuyerNetwork.message),
    failure: t('Failed to send request'),
  });
  const { form } = state;
  return (
    <div className={classes.band}>
      <div className={classes.inner}>
        <ContactForm
          title={t('Request to join')}
          lead={t('Leave your details and we’ll get in touch. Requests are reviewed within 24-48 hours.')}
          action={t('Send Request')}
          color="ink"
          state={state}
        >
          <NameFields form={form} first="firstName" last="lastName" />
          <EmailField form={form} field="email" />
          <PhoneField form={form} field="phone" required />
          <CompanyField form={form} field="company" required wide />
          <ChoiceField form={form} field="companyType" label={t('Type of company')} choices={buyerTypes} required />
          <ChoiceField form={form} field="country" label={t('Country')} choices={gulfCountries} required />
          <LongTextField
            form={form}
            field="message"
            label={t('What you are looking for (optional)')}
            maxLength={2_000}
            rows={4}
            className={grid.whole ?? ''}
          />
        </ContactForm>
      </div>
    </div>
  );
}
