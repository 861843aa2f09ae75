import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Button, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api/call-error.ts';
import { formatDay } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { describeSearch, searchPath } from '../../../lib/saved-search.ts';
import { toast } from '../../../lib/toast.ts';
import { type SavedSearch, useChangeSearch } from './saved-search-queries.ts';
import classes from './saved-searches.module.css';

type SavedSearchRowProps = { search: SavedSearch; onRename: () => void; onDelete: () => void };

export function SavedSearchRow({ search, onRename, onDelete }: SavedSearchRowProps) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const { _id, name, filters, alerts, lastAlertAt, createdAt } = search;
  const change = useChangeSearch(_id, {
    done: () => undefined,
    failed: (error) =>
      void toast({ message: messageOf(i18n, error, t('Failed to update the saved search')), tone: 'bad' }),
  });
  const words = describeSearch(filters, t, language).join(' · ') || t('All equipment');
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <h3 className={classes.name}>
          <LocalLink to={searchPath(filters)} className={classes.link}>
            <bdi>{name}</bdi>
          </LocalLink>
        </h3>
        <p className={classes.words}>
          <bdi>{words}</bdi>
        </p>
        <p className={classes.words}>
          {lastAlertAt
            ? t('Last alert {{day}}', { day: formatDay(lastAlertAt, language) })
            : t('Saved {{day}}', { day: formatDay(createdAt, language) })}
        </p>
      </div>
      <Switch
        size="md"
        withThumbIndicator={false}
        label={t('Email alerts')}
        aria-label={t('Email alerts for {{name}}', { name })}
        checked={alerts}
        disabled={change.isPending}
        onChange={({ currentTarget }) => change.mutate({ alerts: currentTarget.checked })}
      />
      <div className={classes.acts}>
        <Button component={LocalLink} to={searchPath(filters)} variant="default" size="sm">
          {t('Open')}
          <span className={classes.unseen}> {name}</span>
        </Button>
        <Button variant="default" size="sm" onClick={onRename} aria-label={t('Rename {{name}}', { name })}>
          {t('Rename')}
        </Button>
        <Button variant="default" size="sm" onClick={onDelete} aria-label={t('Delete {{name}}', { name })}>
          {t('Delete')}
        </Button>
      </div>
    </li>
  );
}
