import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { companyTypes, type Entry, gulfCountries, vendorTypes } from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';
import { labelIn } from '../../../lib/i18n/labels.ts';
import { supplierCategories } from '../../../lib/supplier-categories.ts';
import { LegalLinks } from '../../../shared/legal/legal-links.tsx';
import { steps, supplierSteps } from './application.ts';
import classes from './review-step.module.css';
import type { WizardState } from './use-wizard.ts';

type Fact = { label: string; value: string; ltr?: boolean };

export function ReviewStep({ wizard }: { wizard: WizardState }) {
  const { t } = useTranslation();
  const { form, role } = wizard;
  const facts = useFacts(wizard);
  const shown = steps.filter(({ number }) => number < 4 && (role === 'supplier' || !supplierSteps.includes(number)));
  return (
    <>
      <div className={classes.parts}>
        {shown.map(({ number, title }) => (
          <section key={number} className={classes.part} aria-labelledby={`part-${number}`}>
            <div className={classes.head}>
              <h3 id={`part-${number}`} className={classes.title}>
                {t(title)}
              </h3>
              <button
                type="button"
                className={classes.edit}
                disabled={form.submitting}
                onClick={() => wizard.goTo(number)}
                aria-label={t('Edit: {{step}}', { step: t(title) })}
              >
                {t('Edit')}
              </button>
            </div>
            <dl className={classes.facts}>
              {facts[number]?.map(({ label, value, ltr }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <bdi dir={ltr ? 'ltr' : 'auto'}>{value || t('Not provided')}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <LegalLinks act="registration" lead={t('Read before you agree:')} />
      <Checkbox
        name="terms"
        color="ink"
        size="md"
        required
        label={t('I confirm that these details are correct, and I agree to the terms and conditions.')}
        key={form.key('terms')}
        {...form.getInputProps('terms', { type: 'checkbox' })}
      />
    </>
  );
}

function useFacts({ form, role, attachments }: WizardState): Record<number, Fact[]> {
  const { t } = useTranslation();
  const values = form.getValues();
  const named = (list: readonly Entry[], code: string) => labelIn(t, list, code);
  const company = [
    { label: t('Company name'), value: values.companyName },
    { label: t('Company type'), value: named(companyTypes, values.companyType) },
  ];
  return {
    1: [
      { label: t('I am joining as'), value: role === 'supplier' ? t('Supplier') : t('Buyer') },
      ...(role === 'supplier' ? company : []),
      { label: t('Contact name'), value: values.contactName },
      { label: t('Phone number'), value: values.phone, ltr: true },
      { label: t('Email'), value: values.email, ltr: true },
      { label: t('Password'), value: '•'.repeat(8) },
      { label: t('Address'), value: values.address },
      { label: t('City'), value: values.city },
      { label: t('Country'), value: named(gulfCountries, values.country) },
    ],
    2: [
      { label: t('Business licence number'), value: values.businessLicense, ltr: true },
      { label: t('Tax ID'), value: values.taxId, ltr: true },
      { label: t('Vendor type'), value: named(vendorTypes, values.vendorType) },
      { label: t('Business licence document'), value: attachments.businessLicenseDoc?.name ?? '' },
    ],
    3: [
      { label: t('Company description'), value: values.description },
      {
        label: t('Equipment types'),
        value: values.equipmentTypes.map((code) => named(supplierCategories, code)).join(t(', ')),
      },
      { label: t('Website'), value: values.website, ltr: true },
      { label: t('Company logo'), value: attachments.logo?.name ?? '' },
    ],
  };
}
