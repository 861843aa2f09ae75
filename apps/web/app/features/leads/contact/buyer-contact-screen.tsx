import { useTranslation } from 'react-i18next';
import { BuyerForm } from './buyer-form.tsx';
import { type Company, CompanyCard, nameOf } from './company-card.tsx';
import { CompanyContactScreen, type CompanyData } from './company-contact-screen.tsx';
import { ContactPage } from './contact-page.tsx';
import { Guidelines, ProTip, SupportContacts } from './notes.tsx';

export function BuyerContactScreen({ id, data, known }: { id: string; data: CompanyData; known: Company | undefined }) {
  const { t } = useTranslation();
  const texts = {
    missing: t('Buyer Not Found'),
    missingLine: t('The buyer you are looking for does not exist.'),
    back: t('Back to Buyer Network'),
    failed: t('Failed to load buyer information'),
  };
  return (
    <CompanyContactScreen id={id} expected="buyer" data={data} known={known} network="/explore-buyers" texts={texts}>
      {(buyer) => (
        <ContactPage
          title={t('Contact {{company}}', { company: nameOf(buyer) })}
          card={<CompanyCard company={buyer} profile={`/buyer/${buyer._id}`} />}
          form={<BuyerForm key={buyer._id} recipientId={buyer._id} />}
          notes={
            <>
              <Guidelines />
              <SupportContacts title={t('Alternative Contact')} />
              <ProTip />
            </>
          }
        />
      )}
    </CompanyContactScreen>
  );
}
