import { Badge } from '../../../ui/page/badge.tsx';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox } from '@mantine/core';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ago } from '../../../lib/format/ago.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import classes from './queue.module.css';
import { queueKindDefinitions } from './queue-kinds.ts';
import type { QueueItem } from './queue-query.ts';

type QueueRowProps = {
  item: QueueItem;
  /** The keys act on the marked row. The arrow keys reach the other rows. */
  marked: boolean;
  link: Ref<HTMLAnchorElement> | undefined;
  /** The address that opens the item. */
  to: string;
  chosen: boolean;
  onChoose: () => void;
  onMark: () => void;
  onStep: () => void;
  onClaim: () => void;
};

export function QueueRow({ item, marked, link, to, chosen, onChoose, onMark, onStep, onClaim }: QueueRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { kind, title, detail, since, owner, can } = item;
  const definition = queueKindDefinitions[kind];
  return (
    <li className={classes.row} data-marked={marked || undefined} onFocus={onMark} onMouseDown={onMark}>
      <Checkbox
        tabIndex={marked ? 0 : -1}
        aria-label={t('Select {{name}}', { name: title })}
        checked={chosen}
        onChange={onChoose}
        className={classes.choice ?? ''}
      />
      <Badge tone="gray" className={classes.kind}>
        {t(definition.name)}
      </Badge>
      <div className={classes.what}>
        <LocalLink
          to={to}
          preventScrollReset
          className={classes.link ?? ''}
          tabIndex={marked ? 0 : -1}
          ref={link}
          aria-current={marked ? 'true' : undefined}
        >
          <bdi>{title}</bdi>
        </LocalLink>
        {detail && (
          <p className={classes.detail}>
            <bdi>{detail}</bdi>
          </p>
        )}
      </div>
      <time dateTime={since} title={formatInstant(since, language)} className={classes.age}>
        {ago(since, language)}
      </time>
      <p className={classes.owner}>{owner ? owner.me ? t('You') : <bdi>{owner.name}</bdi> : t('Unassigned')}</p>
      <div className={classes.acts}>
        <Button size="xs" variant="subtle" tabIndex={marked ? 0 : -1} onClick={onClaim}>
          {owner?.me ? t('Release') : t('Assign to me')}
        </Button>
        <Button
          size="xs"
          variant="default"
          tabIndex={marked ? 0 : -1}
          onClick={onStep}
          disabled={!can.step}
          aria-label={`${t(definition.step)}: ${title}`}
        >
          {t(definition.step)}
        </Button>
      </div>
    </li>
  );
}
