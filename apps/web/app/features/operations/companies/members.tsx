import { useTranslation } from 'react-i18next';
import { text } from '../../../lib/i18n/i18n.ts';
import { DealPanel } from '../../../shared/deals/deal-panel.tsx';
import type { CompanyFile } from '../operations-queries.ts';
import classes from './members.module.css';

const positions: Record<string, string> = { owner: text('Owner'), manager: text('Manager'), agent: text('Agent') };

export function Members({ members }: { members: CompanyFile['members'] }) {
  const { t } = useTranslation();
  return (
    <DealPanel title={t('Team members')}>
      <ul className={classes.list}>
        {members.map(({ name, email, position }) => (
          <li key={email}>
            <p className={classes.name}>
              <bdi>{name}</bdi>
              <span className={classes.position}>{t(positions[position] ?? position)}</span>
            </p>
            <p className={classes.email}>
              <bdi>{email}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </DealPanel>
  );
}
