import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ActionForm, type PlainAction } from './action-form.tsx';
import classes from './deal-actions.module.css';

type ActionButton = {
  /** The name of the action in `can` of the answer. */
  readonly key: string;
  /** The label of the button. */
  readonly label: string;
  /** The title of the dialog: a question, or what must be filled in. */
  readonly title: string;
  /** `main` is the main action of the screen, `danger` cannot be undone. */
  readonly tone?: 'main' | 'danger' | undefined;
};

/** An action that asks for confirmation, or that has its own form. The form closes the dialog when it is done. */
export type DealAction = ActionButton & (PlainAction | { readonly form: (close: () => void) => ReactNode });

type DealActsProps = {
  can: Readonly<Record<string, boolean | undefined>>;
  acts: readonly DealAction[];
  /** The first part of the query keys to reload afterwards. */
  refresh: string;
  /** The name of the item that the actions belong to, for a list with several items. */
  about?: string | undefined;
  /** The path of the conversation with the other side, if there is one. */
  messages?: string | undefined;
};

/** Shows the actions that the server allows now. */
export function DealActions({ can, acts, refresh, about, messages }: DealActsProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<string>();
  const offered = acts.filter(({ key }) => can[key]);
  // An action that the other side has made impossible in the meantime is no longer offered.
  const asked = offered.find(({ key }) => key === open);
  const shown = useLast(asked);
  const close = () => setOpen(undefined);

  return (
    <div className={classes.acts}>
      {offered.map(({ key, label, tone }) => (
        <Button
          key={key}
          size={about ? 'sm' : 'md'}
          aria-label={about && `${label}: ${about}`}
          {...(tone === 'main' ? { color: 'amber' } : { variant: 'default' })}
          onClick={() => setOpen(key)}
        >
          {label}
        </Button>
      ))}
      {messages && (
        <Button component={LocalLink} to={messages} variant="default" size="md">
          {t('Send Message')}
        </Button>
      )}
      <Dialog opened={asked !== undefined} onClose={close} title={shown?.title ?? ''}>
        {shown &&
          ('form' in shown ? (
            shown.form(close)
          ) : (
            <ActionForm key={shown.key} act={shown} refresh={refresh} onClose={close} />
          ))}
      </Dialog>
    </div>
  );
}

/** Returns the last defined value, so that the text stays while the dialog fades out. */
function useLast<T>(current: T | undefined): T | undefined {
  const [last, setLast] = useState(current);
  useEffect(() => {
    if (current) setLast(current);
  }, [current]);
  return current ?? last;
}
