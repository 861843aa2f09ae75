import '@mantine/core/styles/CloseButton.layer.css';
import { CloseButton } from '@mantine/core';
import { deleteView, listSavedViews } from '@rigsouq/contract/operations/saved-views';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { barePath } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { toast } from '../../../lib/toast.ts';
import { deskKey } from '../desk-key.ts';
import classes from './rail.module.css';

export const savedViewsQuery = queryOptions({
  queryKey: [...deskKey, 'views'],
  queryFn: () => call(listSavedViews),
});

/** Links to the views that the operator has saved, and deletes them. A list that cannot be loaded is left out. */
export function SavedViews() {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  const saved = useQuery(savedViewsQuery);
  const remove = useMutation({
    mutationFn: (id: string) => call(deleteView, { params: { id } }),
    onError: (error) => void toast({ message: messageOf(i18n, error, t('Failed to delete the view')), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: savedViewsQuery.queryKey }),
  });
  const views = saved.data?.views ?? [];
  if (views.length === 0) return null;
  return (
    <div>
      <p className={classes.title}>{t('Saved views')}</p>
      <ul>
        {views.map(({ _id: id, name, path }) => (
          <li key={id} className={classes.view}>
            <LocalLink
              to={path}
              className={classes.link}
              {...(path === barePath(pathname) + search && { 'aria-current': 'page' as const })}
            >
              <bdi>{name}</bdi>
            </LocalLink>
            <CloseButton
              size={32}
              aria-label={t('Delete the view {{name}}', { name })}
              onClick={() => remove.mutate(id)}
              disabled={remove.isPending}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
