import { useTranslation } from 'react-i18next';
import { text } from '../../../lib/i18n/i18n.ts';
import { ContactDetails } from '../../../shared/companies/contact-details.tsx';
import { ReportButton } from '../../../shared/trust/report/report-button.tsx';
import { Block, Columns, Facts } from './facts.tsx';
import { Place } from './place.tsx';
import { WebsiteLink } from './website-link.tsx';

type Company = { _id: string; city: string | null; country: string | null; website: string | null };

const businessHours = [
  { days: text('Mon-Fri'), hours: text('8:00 AM-6:00 PM GST') },
  { days: text('Sat'), hours: text('9:00 AM-2:00 PM GST') },
  { days: text('Sun'), hours: text('Closed') },
] as const;

/** Shows how to reach a company. A user who opens this asks for the contact, so phone and email are shown immediately to users who may see them. */
export function CompanyContact({ company, hours = false }: { company: Company; hours?: boolean }) {
  const { t } = useTranslation();
  return (
    <Columns
      side={
        hours && (
          <Block title={t('Business hours')}>
            <Facts facts={businessHours.map(({ days, hours: open }) => ({ label: t(days), value: t(open) }))} />
          </Block>
        )
      }
    >
      <Block title={t('Contact')}>
        <ContactDetails companyId={company._id} open />
        <Facts
          facts={[
            { label: t('Website'), value: <WebsiteLink website={company.website} /> },
            { label: t('Location'), value: <Place company={company} /> },
          ]}
        />
        <ReportButton kind="account" id={company._id} ownerId={company._id} about={t('this company')} />
      </Block>
    </Columns>
  );
}
