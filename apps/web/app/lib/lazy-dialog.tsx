import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { text } from './i18n/i18n.ts';
import { reloadFailedStyles } from './reload-failed-styles.ts';
import { toast } from './toast.ts';

type DialogProps = { opened: boolean; onClose: () => void };

/**
 * Returns a dialog that is loaded when it is first opened. React's `lazy` stores a failed load and replaces the page by an error. Here a failed load,
 * for example without a connection, closes the dialog with a message, and the next opening loads it again.
 */
export function lazyDialog<Props extends DialogProps>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  return function LazyDialog(props: Props) {
    const { t } = useTranslation();
    const { opened, onClose } = props;
    const [Dialog, setDialog] = useState(() => loaded);
    const isWanted = opened && !Dialog;
    // biome-ignore lint/correctness/useExhaustiveDependencies: one load for each opening
    useEffect(() => {
      if (!isWanted) return;
      reloadFailedStyles()
        .then(load)
        .then(
          (component) => {
            loaded = component;
            setDialog(() => component);
          },
          () => {
            onClose();
            void toast({ message: t(loadFailure), tone: 'bad' });
          },
        );
    }, [isWanted]);
    return Dialog ? <Dialog {...props} /> : null;
  };
}

const loadFailure = text('This could not be loaded. Check your connection and try again.');
