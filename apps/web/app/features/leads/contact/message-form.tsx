// The form 'Send a Message' to a supplier or to the operator of the marketplace (R61). Both use the same fields.
import { inquiryTypes, sendContactLead, sendSupplierContact } from '@rigsouq/contract/leads/contact';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { ContactForm } from '../../../shared/leads/contact-form/contact-form.tsx';
import {
  CompanyField,
  EmailField,
  MessageFields,
  NameFields,
  PhoneField,
} from '../../../shared/leads/contact-form/person-fields.tsx';
import { useContactForm } from '../../../shared/leads/contact-form/use-contact-form.ts';
import { ChoiceField } from '../../../ui/forms/form-fields.tsx';

const schema = sendSupplierContact.body.omit({ supplierId: true });
const empty = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  inquiryType: '',
  subject: '',
  message: '',
};
const sender = { firstName: 'firstName', lastName: 'lastName', email: 'email', company: 'company' } as const;

/** Sends the message to the operator when there is no supplier. */
export function MessageForm({ supplierId }: { supplierId?: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const state = useContactForm({
    schema,
    empty,
    sender,
    optional: ['company', 'phone'],
    send: (body) =>
      supplierId
        ? call(sendSupplierContact, { body: { ...body, supplierId } })
        : call(sendContactLead, { body: { ...body, language } }),
    success: t((supplierId ? sendSupplierContact : sendContactLead).message),
    failure: t('Failed to send message'),
  });
  const { form } = state;
  return (
    <ContactForm title={t('Send a Message')} action={t('Send Message')} state={state}>
      <NameFields form={form} first="firstName" last="lastName" />
      <EmailField form={form} field="email" />
      <PhoneField form={form} field="phone" />
      <CompanyField form={form} field="company" />
      <ChoiceField form={form} field="inquiryType" label={t('Inquiry type')} choices={inquiryTypes} required />
      <MessageFields form={form} />
    </ContactForm>
  );
}
