import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { hasDesk, type RequiredDesk } from '@rigsouq/contract/operations/desks';
import type { readRights } from '@rigsouq/contract/operations/operators';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { barePath } from '../../lib/i18n/language.ts';
import { TabLinks } from './tab-links.tsx';

/** Shows the desks of this operator. The server refuses all others, so they are hidden here. */
export function DeskNav({ rights }: { rights: AnswerOf<typeof readRights> }) {
  const { t } = useTranslation();
  const currentPath = barePath(useLocation().pathname);
  const tabs: { to: string; label: string; desk: RequiredDesk }[] = [
    { to: '/admin', label: t('Queue'), desk: 'any' },
    { to: '/admin/health', label: t('Health'), desk: 'any' },
    { to: '/admin/companies', label: t('Companies'), desk: 'companies' },
    { to: '/admin/leads', label: t('Leads'), desk: 'leads' },
    { to: '/admin/directory', label: t('Directory'), desk: 'leads' },
    { to: '/admin/newsletter', label: t('Newsletter'), desk: 'leads' },
    { to: '/admin/marketing-numbers', label: t('Marketing numbers'), desk: 'leads' },
    { to: '/admin/lots', label: t('Auctions'), desk: 'auctions' },
    { to: '/admin/bidders', label: t('Bidders'), desk: 'auctions' },
    { to: '/admin/settlements', label: t('Settlements'), desk: 'settlements' },
    { to: '/admin/listings', label: t('Listings'), desk: 'trust' },
    { to: '/admin/reports', label: t('Reports'), desk: 'trust' },
    { to: '/admin/licences', label: t('Licences'), desk: 'companies' },
    { to: '/admin/rates', label: t('Rates'), desk: 'system' },
    { to: '/admin/jobs', label: t('Failed jobs'), desk: 'system' },
    { to: '/admin/operators', label: t('Operators'), desk: 'lead' },
  ];
  const isCurrent = (to: string) => (to === '/admin' ? currentPath === to : currentPath.startsWith(to));
  return (
    <TabLinks
      label={t('Operations')}
      tabs={tabs
        .filter(({ desk }) => hasDesk(rights, desk))
        .map(({ to, label }) => ({ to, label, current: isCurrent(to) }))}
    />
  );
}
