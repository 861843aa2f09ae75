import { IconBookmark } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSignedIn, useSession } from '../../lib/api/session.ts';
import { lazyDialog } from '../../lib/lazy/lazy-dialog.tsx';
import type { SearchQuery } from '../../lib/saved-search.ts';
import { useLoginModal } from '../../shell/login/login-modal-provider.tsx';
import tool from '../../ui/page/tool.module.css';

const SaveSearchDialog = lazyDialog(() =>
  import('./save-search-dialog.tsx').then(({ SaveSearchDialog }) => SaveSearchDialog),
);

/** Saves the current search under a name. `filters` are those of the api call. A visitor logs in first and stays on the page. */
export function SaveSearch({ filters }: { filters: SearchQuery }) {
  const { t } = useTranslation();
  const signedIn = isSignedIn(useSession());
  const { openLogin } = useLoginModal();
  const [opened, setOpened] = useState(false);

  function open() {
    if (!signedIn) return openLogin();
    setOpened(true);
  }

  return (
    <>
      <button type="button" className={tool.tool} onClick={open}>
        <IconBookmark size={18} stroke={1.75} aria-hidden="true" />
        <span className={tool.word}>{t('Save search')}</span>
      </button>
      <SaveSearchDialog filters={filters} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}
