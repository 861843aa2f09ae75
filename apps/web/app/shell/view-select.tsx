import '@mantine/core/styles/Input.layer.css';
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '../lib/api/session.ts';
import { holdsBothRoles, shownRole } from './session-rules.ts';

/** Switches between the buyer and the supplier view of an account. The view is in the address, so that it can be bookmarked and shared. */
export function ViewSelect({ held }: { held: readonly string[] }) {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const { role: stored } = useSession();
  if (!holdsBothRoles(held)) return null;
  return (
    <NativeSelect
      aria-label={t('View', { context: 'dashboard' })}
      value={shownRole(query.get('role'), stored, held)}
      onChange={(event) => {
        const role = event.currentTarget.value;
        setQuery(
          (before) => {
            before.set('role', role);
            // The page number belongs to the previous list.
            before.delete('page');
            return before;
          },
          { replace: true, preventScrollReset: true },
        );
      }}
      data={[
        { value: 'buyer', label: t('Buyer View') },
        { value: 'supplier', label: t('Supplier View') },
      ]}
    />
  );
}
