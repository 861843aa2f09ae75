import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../lib/local-link.tsx';
import notes from '../../shell/form-page/side-note.module.css';
import { SideNote } from '../../shell/form-page/side-note.tsx';
import { LeadPage } from '../../shell/lead-page/lead-page.tsx';
import { NextSteps } from '../../shell/lead-page/next-steps.tsx';
import { ExpertForm } from './expert-form.tsx';
import { expertGains } from './experts-content.ts';

export function JoinExpertScreen() {
  const { t } = useTranslation();
  return (
    <LeadPage
      title={t('Join as an Expert')}
      lead={t('Tell us what you know and where you work. Nothing about you is shown before we have spoken with you.')}
      aside={
        <>
          {expertGains.map(({ icon, title, line }, at) => (
            <SideNote key={title} id={`gain-${at}`} icon={icon} title={t(title)}>
              <p className={notes.more}>{t(line)}</p>
            </SideNote>
          ))}
          <NextSteps
            steps={[
              t('We send you an e-mail that your application has arrived.'),
              t('A person reads it and speaks with you.'),
              t('Once we have agreed, your entry is published in the network.'),
            ]}
          >
            {t('Who is there already?')} <LocalLink to="/find-experts">{t('Find an Expert')}</LocalLink>
          </NextSteps>
        </>
      }
      thanks={{
        title: t('Thank you. We have received your application.'),
        steps: [
          t('We have sent you an e-mail, and we answer there.'),
          t('Nothing about you is shown before we have spoken with you.'),
        ],
        onward: { to: '/experts-network', label: t('Back to the experts network') },
        again: t('Send another application'),
      }}
    >
      {(onSent) => <ExpertForm onSent={onSent} />}
    </LeadPage>
  );
}
