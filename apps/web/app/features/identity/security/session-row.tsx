import { Button } from '@mantine/core';
import { deviceOf } from '@rigsouq/kernel/devices';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import type { OpenSession } from '../../../shared/dashboard/dashboard-queries.ts';
import { Badge } from '../../../ui/page/badge.tsx';
import classes from './sessions-panel.module.css';

export function SessionRow({ session, onEnd }: { session: OpenSession; onEnd: (session: OpenSession) => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const device = deviceOf(session.userAgent);
  const name = device.name ?? t('Unknown device');
  const Icon = device.phone ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.row}>
      <Icon size={24} stroke={1.5} aria-hidden="true" className={classes.icon} />
      <div className={classes.what}>
        <p className={classes.device}>
          <bdi>{name}</bdi>
          {session.current && <Badge tone="green">{t('This device')}</Badge>}
        </p>
        <dl className={classes.facts}>
          <Fact label={t('Last active')} value={formatInstant(session.lastUsedAt, language)} />
          <Fact label={t('Logged in')} value={formatInstant(session.createdAt, language)} />
          {session.address && <Fact label={t('Address')} value={session.address} />}
        </dl>
      </div>
      {!session.current && (
        <Button
          variant="default"
          size="xs"
          onClick={() => onEnd(session)}
          aria-label={t('End session: {{name}}', { name })}
        >
          {t('End session')}
        </Button>
      )}
    </li>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
