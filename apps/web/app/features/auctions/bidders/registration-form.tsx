import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox } from '@mantine/core';
import { bidderCountries, bidderTypes } from '@rigsouq/contract/auctions/calls';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../lib/hydrated.ts';
import { CompanyField, EmailField, NameFields, PhoneField } from '../../../shared/leads/contact-form/person-fields.tsx';
import { LegalLinks } from '../../../shared/legal/legal-links.tsx';
import card from '../../../ui/form-page/form-card.module.css';
import { FormSection } from '../../../ui/form-page/form-section.tsx';
import { RobotTrap } from '../../../ui/form-page/robot-trap.tsx';
import fields from '../../../ui/forms/form-fields.module.css';
import { ChoiceField } from '../../../ui/forms/form-fields.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import classes from './registration-form.module.css';
import type { RegistrationState } from './use-registration.ts';

export function RegistrationForm({ state }: { state: RegistrationState }) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const { form, agreed, note } = state;
  return (
    // The method is post so that the entered values never end up in the address, even if the browser submits the form itself.
    <form
      method="post"
      noValidate
      className={card.form}
      aria-label={t('Bidder registration')}
      onSubmit={state.submit}
      onChange={state.updateAgreed}
    >
      <BidderFields form={form} />
      <Agreements form={form} />
      {note && <FailureNote>{note}</FailureNote>}
      <div className={card.actions}>
        <Button
          type="submit"
          color="amber"
          size="md"
          className={card.submit ?? ''}
          disabled={!hydrated || !agreed || form.submitting}
        >
          {form.submitting ? t('Sending...') : t('Register to bid')}
        </Button>
      </div>
    </form>
  );
}

type FieldsProps = { form: RegistrationState['form'] };

function BidderFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('Bidder details')}>
      <div className={fields.grid}>
        <NameFields form={form} first="firstName" last="lastName" />
        <EmailField form={form} field="email" />
        <PhoneField form={form} field="phone" required />
        <CompanyField form={form} field="company" wide />
        <ChoiceField form={form} field="country" label={t('Country')} choices={bidderCountries} required />
        <ChoiceField form={form} field="accountType" label={t('Account type')} choices={bidderTypes} required />
      </div>
      <RobotTrap form={form} />
    </FormSection>
  );
}

function Agreements({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.agreements}>
      <LegalLinks act="bidder-registration" lead={t('Read before you agree:')} />
      <Checkbox
        name="agreeTerms"
        color="ink"
        size="md"
        label={t('I agree to the terms and conditions. Bids are binding, and I will pay for what I win.')}
        key={form.key('agreeTerms')}
        {...form.getInputProps('agreeTerms', { type: 'checkbox' })}
      />
      <Checkbox
        name="agreePrivacy"
        color="ink"
        size="md"
        label={t('I agree to the privacy policy. My details will be used to set my limit and to contact me.')}
        key={form.key('agreePrivacy')}
        {...form.getInputProps('agreePrivacy', { type: 'checkbox' })}
      />
    </div>
  );
}
