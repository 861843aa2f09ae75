import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { LeadPage } from '../../../shared/leads/lead-page/lead-page.tsx';
import { NextSteps } from '../../../shared/leads/lead-page/next-steps.tsx';
import notes from '../../../ui/form-page/side-note.module.css';
import { SideNote } from '../../../ui/form-page/side-note.tsx';
import { ExpertForm } from './expert-form.tsx';
import { expertGains } from './experts-content.ts';

export function JoinExpertScreen() {
  const { t } = useTranslation();
  return (
    <LeadPage
      title={t('Join as an Expert')}
      lead={t('Tell us about your expertise and where you work. We publish nothing before speaking with you.')}
      aside={
        <>
          {expertGains.map(({ icon, title, line }, at) => (
            <SideNote key={title} id={`gain-${at}`} icon={icon} title={t(title)}>
              <p className={notes.more}>{t(line)}</p>
            </SideNote>
          ))}
          <NextSteps
            steps={[
              t('We email you to confirm we received your application.'),
              t('We review it and speak with you.'),
              t('Once agreed, we publish your profile in the network.'),
            ]}
          >
            {t('See who has already joined')} <LocalLink to="/find-experts">{t('Find an Expert')}</LocalLink>
          </NextSteps>
        </>
      }
      thanks={{
        title: t('Thank you. We have received your application.'),
        steps: [
          t('We’ve sent you a confirmation email and will reply there.'),
          t('We publish nothing about you before speaking with you.'),
        ],
        onward: { to: '/experts-network', label: t('Back to the experts network') },
        again: t('Send another application'),
      }}
    >
      {(onSent) => <ExpertForm onSent={onSent} />}
    </LeadPage>
  );
}
