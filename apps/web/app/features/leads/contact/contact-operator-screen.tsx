import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { ContactPage } from './contact-page.tsx';
import { MessageForm } from './message-form.tsx';
import { SupportContacts } from './notes.tsx';

export function ContactOperatorScreen() {
  const { t } = useTranslation();
  const lead = t(
    'Questions about the marketplace, your account or a machine? Write to us. We reply within 24-48 hours.',
  );
  return (
    <>
      <PageHead title={t('Contact us')} description={lead} />
      <ContactPage
        title={t('Contact us')}
        lead={lead}
        form={<MessageForm />}
        notes={<SupportContacts title={t('Other ways to reach us')} />}
      />
    </>
  );
}
