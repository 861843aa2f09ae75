import { useTranslation } from 'react-i18next';
import { useRequireSignIn } from '../../../shell/use-require-session.ts';
import { FormPage } from '../../../ui/form-page/form-page.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { LoadingForm } from '../../../ui/states/loading.tsx';
import { ConsignForm } from './consign-form.tsx';
import { LOGIN_PROMPT, useConsignForm } from './use-consign-form.ts';
import { WhyConsign } from './why-consign.tsx';

export function ConsignScreen() {
  const { t } = useTranslation();
  const open = useRequireSignIn(LOGIN_PROMPT);
  const title = t('Consign Your Equipment');
  const lead = t(
    'Sell your machine at auction to bidders across the Gulf, with a hidden reserve and no sale below it.',
  );
  return (
    <>
      <PageHead title={title} description={lead} />
      <FormPage title={title} lead={lead} aside={<WhyConsign />}>
        {open ? <Open /> : <LoadingForm fields={9} />}
      </FormPage>
    </>
  );
}

function Open() {
  return <ConsignForm state={useConsignForm()} />;
}
