import { phoneLinks, showPhone } from '@rigsouq/kernel/phones';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { webAddress } from '../../../lib/web-address.ts';
import { DealPanel } from '../../../shared/deals/deal-panel.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import type { CompanyFile } from '../operations-queries.ts';
import { useTaxonomyLabels } from '../use-taxonomy-labels.ts';
import classes from './company-facts.module.css';

export function CompanyFacts({ company }: { company: CompanyFile['company'] }) {
  const { t } = useTranslation();
  const { word } = useTaxonomyLabels();
  const language = useLanguage();
  const site = webAddress(company.website);
  return (
    <DealPanel title={t('Company details')}>
      <dl className={classes.facts}>
        <Fact label={t('Company name')}>{company.companyName}</Fact>
        <Fact label={t('Company type')}>{word('companyType', company.companyType)}</Fact>
        <Fact label={t('Business licence number')}>{company.businessLicense}</Fact>
        <Fact label={t('Tax ID')}>{company.taxId}</Fact>
        <Fact label={t('Vendor type')}>{word('vendorType', company.vendorType)}</Fact>
        <Fact label={t('Contact name')}>{company.contactName}</Fact>
        <Fact label={t('Email')} beside={<EmailState verified={company.emailVerified} />}>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </Fact>
        <Fact label={t('Phone number')}>
          {company.phone && (
            <a href={phoneLinks(company.phone).call} dir="ltr">
              {showPhone(company.phone)}
            </a>
          )}
        </Fact>
        <Fact label={t('Address')}>{company.address}</Fact>
        <Fact label={t('City')}>{company.city}</Fact>
        <Fact label={t('Country')}>{word('country', company.country)}</Fact>
        <Fact label={t('Website')}>
          {site ? (
            <a href={site} target="_blank" rel="noopener noreferrer nofollow">
              {company.website}
            </a>
          ) : (
            company.website
          )}
        </Fact>
        <Fact label={t('Registered')}>{formatInstant(company.createdAt, language)}</Fact>
        <Fact label={t('Equipment types')} wide>
          {company.equipmentTypes.map((type) => word('equipment', type)).join(t(', '))}
        </Fact>
        <Fact label={t('Description')} wide>
          {company.description}
        </Fact>
      </dl>
    </DealPanel>
  );
}

function EmailState({ verified }: { verified: boolean }) {
  const { t } = useTranslation();
  return <Badge tone={verified ? 'green' : 'yellow'}>{verified ? t('Email verified') : t('Not verified')}</Badge>;
}

type FactProps = { label: string; children: ReactNode; beside?: ReactNode; wide?: boolean };

/** Shows one fact. A missing value is shown as missing, because an operator looks for it. */
function Fact({ label, children, beside, wide = false }: FactProps) {
  const { t } = useTranslation();
  return (
    <div data-wide={wide || undefined}>
      <dt>{label}</dt>
      <dd>
        {children ? <bdi>{children}</bdi> : <span className={classes.missing}>{t('Not provided')}</span>} {beside}
      </dd>
    </div>
  );
}
