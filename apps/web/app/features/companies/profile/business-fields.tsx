import { responseTimes } from '@rigsouq/contract/companies/network-lists';
import { inventorySizes, yearsInBusiness } from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';
import type { ContractForm } from '../../../lib/api/contract-form.ts';
import { ChoiceField, TextField } from '../../../ui/forms/form-fields.tsx';

type BusinessValues = Record<'YearInbusiness' | 'typicalInventorySize' | 'establishedYear' | 'responseTime', string>;

/** What a supplier says about its size and age. The last two fields are optional. */
export function BusinessFields<V extends BusinessValues>({ form }: { form: ContractForm<V> }) {
  const { t } = useTranslation();
  return (
    <>
      <ChoiceField
        form={form}
        field="YearInbusiness"
        label={t('Years in Business')}
        withAsterisk
        choices={yearsInBusiness}
      />
      <ChoiceField
        form={form}
        field="typicalInventorySize"
        label={t('Typical Inventory Size')}
        withAsterisk
        choices={inventorySizes}
      />
      <TextField
        form={form}
        field="establishedYear"
        label={t('Established year')}
        inputMode="numeric"
        dir="ltr"
        maxLength={4}
      />
      <ChoiceField
        form={form}
        field="responseTime"
        label={t('Response time')}
        description={t('Shown as your own statement, beside the time that we measure.')}
        choices={responseTimes}
      />
    </>
  );
}
