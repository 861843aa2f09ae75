import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { getProjects } from '@rigsouq/contract/procurement/needs';
import { useTranslation } from 'react-i18next';
import { text } from '../../../../lib/i18n/i18n.ts';
import { Badge } from '../../../../ui/page/badge.tsx';
import { FailureNote } from '../../../../ui/states/failure-note.tsx';
import { EmptyNote } from '../facts.tsx';
import { TagList } from '../tag-list.tsx';
import classes from './buyer-rows.module.css';

const statuses = {
  Active: { label: text('Active'), color: 'green' },
  Pending: { label: text('Pending'), color: 'gray' },
  Completed: { label: text('Completed'), color: 'gray' },
} as const;

export function BuyerProjects({ loaded }: { loaded: AnswerOf<typeof getProjects> | null }) {
  const { t } = useTranslation();
  if (!loaded) return <FailureNote>{t('Failed to load projects')}</FailureNote>;
  if (loaded.total === 0) return <EmptyNote>{t('This buyer has not added any projects yet.')}</EmptyNote>;
  return (
    <>
      <ul className={classes.rows}>
        {loaded.projects.map((project) => (
          <li key={project._id} className={classes.row}>
            <h2 className={classes.name}>
              <bdi>{project.name}</bdi>
            </h2>
            <Badge tone={statuses[project.status].color}>{t(statuses[project.status].label)}</Badge>
            <dl className={classes.facts}>
              <div>
                <dt>{t('Duration')}</dt>
                <dd>
                  <bdi>{project.duration}</bdi>
                </dd>
              </div>
            </dl>
            <div className={classes.tags}>
              <TagList codes={project.equipment} />
            </div>
          </li>
        ))}
      </ul>
      {loaded.total > loaded.projects.length && (
        <p className={classes.hint}>{t('Showing the newest {{number}}.', { number: loaded.projects.length })}</p>
      )}
    </>
  );
}
