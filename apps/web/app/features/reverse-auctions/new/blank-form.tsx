import '@mantine/core/styles/Input.layer.css';
import { Button, TextInput } from '@mantine/core';
import { gulfCountries } from '@rigsouq/contract/taxonomy';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { homeCurrency } from '../../../lib/format/home-currency.ts';
import { AboutPanel } from '../../../shared/rfqs/about-panel.tsx';
import { LinesPanel } from '../../../shared/rfqs/lines/lines-panel.tsx';
import fields from '../../../ui/forms/form-fields.module.css';
import { BottomEdge } from '../../../ui/page/bottom-edge.tsx';
import { buildBlankBody, defaultRules } from './auction-values.ts';
import { CreateDialog } from './create-dialog.tsx';
import classes from './new-auction.module.css';
import { RulesFields } from './rules-fields.tsx';
import { SuppliersFields } from './suppliers-fields.tsx';
import { useAuctionForm } from './use-auction-form.ts';

/** Creates an auction from scratch: its lines, the maximum cost, the invited suppliers and the rules. */
export function BlankForm({ home }: { home: string | null }) {
  const { t } = useTranslation();
  const country = gulfCountries.find(({ code }) => code === home)?.code ?? 'ae';
  const form = useAuctionForm({
    title: '',
    description: '',
    country,
    currency: homeCurrency(country),
    ceiling: '',
    suppliers: [],
    ...defaultRules(Date.now(), country),
  });
  const [dialogOpen, setDialogOpen] = useState(false);
  const id = useId();
  const { values, faults, actions } = form;
  const { write } = actions;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.check()) setDialogOpen(true);
  }

  return (
    <div className={classes.form}>
      <form id={id} noValidate className={classes.form} onSubmit={submit}>
        <AboutPanel values={values} faults={faults} write={write} currencyHint={t('All offers use this currency')}>
          <TextInput
            name="ceiling"
            label={t('Maximum price')}
            description={t(
              'For all lines together, excluding VAT. First offers cannot exceed it. Suppliers can see it.',
            )}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            size="md"
            required
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            maxLength={20}
            leftSection={values.currency}
            leftSectionWidth={56}
            className={fields.whole ?? ''}
            value={values.ceiling}
            error={faults.ceiling && t(faults.ceiling)}
            onChange={({ currentTarget }) => write({ ceiling: currentTarget.value })}
          />
        </AboutPanel>
        <LinesPanel written={form} acts={actions} />
        <RulesFields values={values} country={values.country} faults={faults} write={write} />
      </form>
      <SuppliersFields
        suppliers={values.suppliers}
        fault={faults.suppliers}
        onChange={(suppliers) => write({ suppliers })}
      />
      <BottomEdge>
        <div className={classes.bar}>
          <Button type="submit" form={id} color="amber" size="md">
            {t('Schedule auction')}
          </Button>
        </div>
      </BottomEdge>
      <CreateDialog
        opened={dialogOpen}
        onClose={() => setDialogOpen(false)}
        body={buildBlankBody(values, t)}
        country={values.country}
        suppliers={values.suppliers.length}
        lines={values.lines.length}
      />
    </div>
  );
}
