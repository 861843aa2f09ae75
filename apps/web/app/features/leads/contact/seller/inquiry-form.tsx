import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import type { readEquipment } from '@rigsouq/contract/catalogue/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { saleInquiryTypes, sendSaleInquiry } from '@rigsouq/contract/leads/sale-inquiries';
import { MESSAGE_MAX } from '@rigsouq/contract/messages/calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/api.ts';
import { CallError } from '../../../../lib/api/call-error.ts';
import { useSession } from '../../../../lib/api/session.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import { ContactForm } from '../../../../shared/leads/contact-form/contact-form.tsx';
import { EmailField, PhoneField } from '../../../../shared/leads/contact-form/person-fields.tsx';
import { useContactForm } from '../../../../shared/leads/contact-form/use-contact-form.ts';
import grid from '../../../../ui/forms/form-fields.module.css';
import { ChoiceField, LongTextField, TextField } from '../../../../ui/forms/form-fields.tsx';
import classes from './inquiry-form.module.css';

const schema = sendSaleInquiry.body.omit({ equipmentId: true, supplierId: true, newsletter: true, language: true });
const empty = { firstName: '', lastName: '', email: '', phone: '', inquiryType: '', message: '' };
const sender = { firstName: 'firstName', lastName: 'lastName', email: 'email' } as const;

type Listing = AnswerOf<typeof readEquipment>;

export function InquiryForm({ listing }: { listing: Listing }) {
  const { t } = useTranslation();
  const own = useSession().userId === listing.supplier._id;
  const closed = !['active', 'rented'].includes(listing.status);
  if (own) return <Unavailable>{t('This machine belongs to your own company.')}</Unavailable>;
  if (closed) return <Unavailable>{t('This machine is no longer listed.')}</Unavailable>;
  return <OpenForm listing={listing} />;
}

function OpenForm({ listing }: { listing: Listing }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [newsletter, setNewsletter] = useState(false);
  const state = useContactForm({
    schema,
    empty,
    sender,
    optional: ['lastName', 'phone'],
    send: async (values) => {
      const ids = { equipmentId: listing._id, supplierId: listing.supplier._id };
      const { message } = await call(sendSaleInquiry, { body: { ...values, ...ids, newsletter, language } });
      // Only this documented message means that the inquiry was sent (DE-032).
      if (message !== sendSaleInquiry.message) throw new CallError(200, { message });
      setNewsletter(false);
    },
    success: t('Your message has been sent successfully!'),
    failure: t('Failed to send email'),
  });
  const { form } = state;
  const whole = grid.whole ?? '';
  return (
    <ContactForm title={t('Send a Message')} action={t('Send Message')} state={state}>
      <TextField
        form={form}
        field="firstName"
        label={t('First name')}
        required
        autoComplete="given-name"
        maxLength={80}
      />
      <TextField
        form={form}
        field="lastName"
        label={t('Last name (optional)')}
        autoComplete="family-name"
        maxLength={80}
      />
      <EmailField form={form} field="email" />
      <PhoneField form={form} field="phone" />
      <ChoiceField
        form={form}
        field="inquiryType"
        label={t('Inquiry type')}
        choices={saleInquiryTypes}
        required
        className={whole}
      />
      <LongTextField
        form={form}
        field="message"
        label={t('Message')}
        required
        maxLength={MESSAGE_MAX}
        rows={7}
        className={whole}
      />
      <Checkbox
        name="newsletter"
        checked={newsletter}
        onChange={(event) => setNewsletter(event.currentTarget.checked)}
        label={t('Email me marketplace news')}
        description={t('We send you an email to confirm this first.')}
        className={whole}
      />
    </ContactForm>
  );
}

function Unavailable({ children }: { children: string }) {
  return <p className={classes.note}>{children}</p>;
}
