import { contactCategories, contactReasons, sendBuyerContact } from '@rigsouq/contract/leads/contact';
import { categories } from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
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

const empty = {
  senderFirstName: '',
  senderLastName: '',
  senderCompany: '',
  senderEmail: '',
  senderPhone: '',
  contactReason: '',
  equipmentCategory: '',
  subject: '',
  message: '',
};
const sender = {
  firstName: 'senderFirstName',
  lastName: 'senderLastName',
  email: 'senderEmail',
  company: 'senderCompany',
} as const;
const machines = contactCategories.flatMap((code) => categories.filter((category) => category.code === code));

export function BuyerForm({ recipientId }: { recipientId: string }) {
  const { t } = useTranslation();
  const state = useContactForm({
    schema: sendBuyerContact.body.omit({ recipientId: true }),
    empty,
    sender,
    optional: ['senderPhone'],
    send: (body) => call(sendBuyerContact, { body: { ...body, recipientId } }),
    success: t(sendBuyerContact.message),
    failure: t('Failed to send email'),
  });
  const { form } = state;
  return (
    <ContactForm title={t('Send Message to Buyer')} action={t('Send Message')} state={state}>
      <NameFields form={form} first="senderFirstName" last="senderLastName" />
      <CompanyField form={form} field="senderCompany" required wide />
      <EmailField form={form} field="senderEmail" />
      <PhoneField form={form} field="senderPhone" />
      <ChoiceField form={form} field="contactReason" label={t('Reason')} choices={contactReasons} required />
      <ChoiceField form={form} field="equipmentCategory" label={t('Equipment category')} choices={machines} required />
      <MessageFields form={form} />
    </ContactForm>
  );
}
