import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../toast.ts';
import { lazyComponent, loadFailure } from './lazy-component.ts';

type DialogProps = { opened: boolean; onClose: () => void };

/** Returns a dialog that is loaded when it is first opened. A failed load closes it with a message, and the next opening loads it again. */
export function lazyDialog<Props extends DialogProps>(load: () => Promise<ComponentType<Props>>) {
  const useDialog = lazyComponent(load);
  return function LazyDialog(props: Props) {
    const { t } = useTranslation();
    const { opened, onClose } = props;
    const Dialog = useDialog(opened, () => {
      onClose();
      void toast({ message: t(loadFailure), tone: 'bad' });
    });
    return Dialog ? <Dialog {...props} /> : null;
  };
}
