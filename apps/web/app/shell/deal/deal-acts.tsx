import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../lib/local-link.tsx';
import { Dialog } from '../dialog.tsx';
import { ActForm, type PlainAct } from './act-form.tsx';
import classes from './deal-acts.module.css';

type Shown = {
  /** The name that `can` of the answer knows it by. */
  readonly key: string;
  /** On the button. */
  readonly label: string;
  /** Over the dialog: the question, or what is to be filled in. */
  readonly title: string;
  /** The one main thing of the screen, or one that cannot be undone. */
  readonly tone?: 'main' | 'danger' | undefined;
};

/** Asks once and does it; or a form of its own, which closes the dialog when it is done. */
export type DealAct = Shown & (PlainAct | { readonly form: (close: () => void) => ReactNode });

type DealActsProps = {
  can: Readonly<Record<string, boolean | undefined>>;
  acts: readonly DealAct[];
  /** The first word of the keys of what is read again afterwards. */
  refresh: string;
  /** Whose acts they are, where several stand in a list. */
  about?: string | undefined;
  /** The conversation with the other side, where there is one. */
  messages?: string | undefined;
};

/** What may be done now, as the server says. */
export function DealActs({ can, acts, refresh, about, messages }: DealActsProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<string>();
  const offered = acts.filter(({ key }) => can[key]);
  // What the other side has made impossible meanwhile is no longer asked.
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
            <ActForm key={shown.key} act={shown} refresh={refresh} onClose={close} />
          ))}
      </Dialog>
    </div>
  );
}

/** The words stay while the dialog fades out. */
function useLast<T>(current: T | undefined): T | undefined {
  const [last, setLast] = useState(current);
  useEffect(() => {
    if (current) setLast(current);
  }, [current]);
  return current ?? last;
}
