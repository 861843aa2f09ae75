import { type DeskOfCall, holds } from '@rigsouq/contract/desks';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { readRights } from '@rigsouq/contract/operators';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { barePath } from '../../lib/language.ts';
import { TabLinks } from './tab-links.tsx';

/** The desks that are the operator's own. The server refuses the others; this spares the sight of them. */
export function DeskNav({ rights }: { rights: AnswerOf<typeof readRights> }) {
  const { t } = useTranslation();
  const here = barePath(useLocation().pathname);
  const tabs: { to: string; label: string; desk: DeskOfCall }[] = [
    { to: '/admin', label: t('Queue'), desk: 'any' },
    { to: '/admin/health', label: t('Health'), desk: 'any' },
    { to: '/admin/companies', label: t('Companies'), desk: 'companies' },
    { to: '/admin/leads', label: t('Leads'), desk: 'leads' },
    { to: '/admin/directory', label: t('Directory'), desk: 'leads' },
    { to: '/admin/lots', label: t('Auctions'), desk: 'auctions' },
    { to: '/admin/bidders', label: t('Bidders'), desk: 'auctions' },
    { to: '/admin/settlements', label: t('Settlements'), desk: 'settlements' },
    { to: '/admin/listings', label: t('Listings'), desk: 'trust' },
    { to: '/admin/reports', label: t('Reports'), desk: 'trust' },
    { to: '/admin/licences', label: t('Licences'), desk: 'companies' },
    { to: '/admin/rates', label: t('Rates'), desk: 'system' },
    { to: '/admin/jobs', label: t('Failed work'), desk: 'system' },
    { to: '/admin/operators', label: t('Operators'), desk: 'lead' },
  ];
  const isHere = (to: string) => (to === '/admin' ? here === to : here.startsWith(to));
  return (
    <TabLinks
      label={t('Operations')}
      tabs={tabs.filter(({ desk }) => holds(rights, desk)).map(({ to, label }) => ({ to, label, current: isHere(to) }))}
    />
  );
}
