import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../lib/api/query-client.ts';
import { SearchForm } from './search-form.tsx';

type SearchDialogProps = { opened: boolean; onClose: () => void };

/** Searches everything that the user can open. On a phone it fills the screen. */
export function SearchDialog({ opened, onClose }: SearchDialogProps) {
  const { t } = useTranslation();
  const [client] = useState(queryClient);
  const isNarrow = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  // A modal stores where the focus was when it opens, but not when it is mounted open, as by the first opening of this one.
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  return (
    <Modal.Root
      opened={isShown}
      onClose={onClose}
      size={640}
      yOffset="10dvh"
      fullScreen={isNarrow === true}
      transitionProps={{ duration: 120 }}
    >
      <Modal.Overlay backgroundOpacity={0.5} />
      <Modal.Content aria-label={t('Search everything')}>
        <QueryClientProvider client={client}>
          <SearchForm onClose={onClose} />
        </QueryClientProvider>
      </Modal.Content>
    </Modal.Root>
  );
}
