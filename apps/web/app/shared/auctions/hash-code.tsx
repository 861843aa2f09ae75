import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toast.ts';
import classes from './hash-code.module.css';

/** Shows a shortened hash and copies the full one. */
export function HashCode({ hash }: { hash: string }) {
  const { t } = useTranslation();

  async function copy() {
    try {
      await navigator.clipboard.writeText(hash);
      await toast({ message: t('Hash copied'), tone: 'good' });
    } catch {
      await toast({ message: t('Could not copy the hash'), tone: 'bad' });
    }
  }

  return (
    <button
      type="button"
      className={classes.hash}
      title={hash}
      aria-label={t('Copy the hash {{hash}}', { hash: hash.slice(0, 12) })}
      onClick={() => void copy()}
    >
      <code dir="ltr">{hash.slice(0, 12)}…</code>
      <IconCopy size={14} aria-hidden="true" />
    </button>
  );
}
