import { Button } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toast.ts';
import panel from '../../ui/page/panel.module.css';
import classes from './recovery-codes.module.css';

/** Shows the recovery codes once. The server keeps no readable copy. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation();

  async function copy() {
    const copied = await navigator.clipboard.writeText(codes.join('\n')).then(
      () => true,
      () => false,
    );
    if (copied) await toast({ message: t('Codes copied'), tone: 'good' });
    else await toast({ message: t('Your browser blocked copying. Download the codes instead.'), tone: 'bad' });
  }

  return (
    <div className={panel.part}>
      <div role="status" className={classes.words}>
        <h3 className={panel.subtitle}>{t('Two-step login is on. Save your recovery codes.')}</h3>
        <p>{t('Each code works once if you do not have your phone. They will not be shown again.')}</p>
      </div>
      <ul className={classes.codes} dir="ltr" translate="no" aria-label={t('Recovery codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={panel.actions}>
        <Button variant="default" leftSection={<IconCopy size={18} aria-hidden="true" />} onClick={() => void copy()}>
          {t('Copy')}
        </Button>
        <Button
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`}
          download="rigsouq-recovery-codes.txt"
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
        >
          {t('Download')}
        </Button>
        <Button color="ink" onClick={onDone}>
          {t('I have saved them')}
        </Button>
      </div>
    </div>
  );
}
