import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './dialog.module.css';

type DialogProps = { opened: boolean; onClose: () => void; title: string; children: ReactNode };

/** Shows a dialog. Its head is not a header element, because that would be a second banner of the page. */
export function Dialog({ opened, onClose, title, children }: DialogProps) {
  const { t } = useTranslation();
  return (
    <Modal.Root opened={opened} onClose={onClose} centered size={440} transitionProps={{ duration: 120 }}>
      <Modal.Overlay backgroundOpacity={0.5} />
      <Modal.Content>
        <Modal.Body className={classes.body}>
          <div className={classes.head}>
            <Modal.Title className={classes.title}>{title}</Modal.Title>
            <Modal.CloseButton aria-label={t('Close')} size="lg" />
          </div>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
