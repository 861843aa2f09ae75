import { useTranslation } from 'react-i18next';
import { type Company, CompanyCard, nameOf } from './company-card.tsx';
import { CompanyContactScreen, type CompanyData } from './company-contact-screen.tsx';
import { ContactPage } from './contact-page.tsx';
import { MessageForm } from './message-form.tsx';
import { SupportContacts } from './notes.tsx';

export function SupplierContactScreen({
  id,
  data,
  known,
}: {
  id: string;
  data: CompanyData;
  known: Company | undefined;
}) {
  const { t } = useTranslation();
  const texts = {
    missing: t('Supplier Not Found'),
    missingLine: t('The supplier you are looking for does not exist.'),
    back: t('Back to Supplier Network'),
    failed: t('Failed to load supplier information'),
  };
  return (
    <CompanyContactScreen
      id={id}
      expected="supplier"
      data={data}
      known={known}
      network="/explore-network"
      texts={texts}
    >
      {(supplier) => {
        const company = nameOf(supplier);
        return (
          <ContactPage
            title={t('Contact {{company}}', { company })}
            card={
              <CompanyCard
                company={supplier}
                profile={`/supplier-profile/${supplier._id}`}
                note={t('{{company}} will respond within 24-48 hours', { company })}
              />
            }
            form={<MessageForm key={supplier._id} supplierId={supplier._id} />}
            notes={<SupportContacts title={t('Alternative Contact')} />}
          />
        );
      }}
    </CompanyContactScreen>
  );
}
