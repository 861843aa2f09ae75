import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { barePath } from '../../lib/language.ts';
import { TabLinks } from './tab-links.tsx';

export function DeskNav() {
  const { t } = useTranslation();
  const leads = barePath(useLocation().pathname).startsWith('/admin/leads');
  return (
    <TabLinks
      label={t('Operations')}
      tabs={[
        { to: '/admin', label: t('Companies'), current: !leads },
        { to: '/admin/leads', label: t('Leads'), current: leads },
      ]}
    />
  );
}
