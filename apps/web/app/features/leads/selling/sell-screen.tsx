import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormPage } from '../../../ui/form-page/form-page.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { SellForm } from './sell-form.tsx';
import { SellThanks } from './sell-thanks.tsx';
import { SellTips } from './sell-tips.tsx';
import { type ReceivedSale, useSellForm } from './use-sell-form.ts';

export function SellScreen() {
  const { t } = useTranslation();
  const [received, setReceived] = useState<ReceivedSale>();
  const state = useSellForm((answer) => {
    setReceived(answer);
    window.scrollTo({ top: 0 });
  });

  function startAgain() {
    const { contactName, contactEmail, contactPhone } = state.form.getValues();
    state.form.reset();
    state.form.setValues({ contactName, contactEmail, contactPhone });
    state.photos.clear();
    setReceived(undefined);
  }

  const lead = t(
    'Tell us about your machine and add photos. We review it within 24 hours so buyers across the Gulf can find it.',
  );
  return (
    <>
      <PageHead title={t('Sell Your Equipment')} description={lead} />
      <FormPage title={t('Sell Your Equipment')} lead={lead} aside={<SellTips />}>
        {received ? <SellThanks received={received} onAgain={startAgain} /> : <SellForm state={state} />}
      </FormPage>
    </>
  );
}
