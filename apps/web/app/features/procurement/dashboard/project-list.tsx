import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/api/session.ts';
import { categoryLabel } from '../../../lib/i18n/labels.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { projectsPage } from '../../../shared/dashboard/list-queries.ts';
import { dayOrUnknown } from '../../../shared/deals/deal.ts';
import classes from '../../../shared/deals/deal-list.module.css';
import { PagedList } from '../../../shared/deals/paged-list.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import { DeleteRecord, type RecordToDelete } from './delete-record.tsx';
import { ProjectForm } from './project-form.tsx';
import type { Project } from './project-values.ts';
import { RecordActions } from './record-actions.tsx';
import { RequestQuotations } from './request-quotations.tsx';

export function ProjectList() {
  const { t } = useTranslation();
  const { userId } = useSession();
  const [changed, setChanged] = useState<Project>();
  const [deleted, setDeleted] = useState<RecordToDelete>();
  return (
    <>
      <PagedList
        label={t('Projects')}
        query={(page) => projectsPage(userId ?? '', page)}
        empty={t('No projects found.')}
        failed={t('Failed to fetch data')}
        hint={<p>{t('Describe your project and suppliers will see it on your public profile.')}</p>}
      >
        {(projects) => (
          <table className={classes.table}>
            <thead className={classes.head}>
              <tr>
                <th scope="col">{t('Project name')}</th>
                <th scope="col">{t('Equipment types')}</th>
                <th scope="col" className={classes.figure}>
                  {t('Duration')}
                </th>
                <th scope="col">{t('Posted')}</th>
                <th scope="col">{t('Status')}</th>
                <th scope="col">{t('Next step')}</th>
              </tr>
            </thead>
            <tbody>
              {projects.map((project) => (
                <Row key={project._id} project={project} onChange={setChanged} onDelete={setDeleted} />
              ))}
            </tbody>
          </table>
        )}
      </PagedList>
      <Dialog opened={changed !== undefined} onClose={() => setChanged(undefined)} title={t('Update project')}>
        {changed && <ProjectForm key={changed._id} project={changed} onDone={() => setChanged(undefined)} />}
      </Dialog>
      <DeleteRecord kind="project" record={deleted} onClose={() => setDeleted(undefined)} />
    </>
  );
}

type RowProps = { project: Project; onChange: (project: Project) => void; onDelete: (deleted: RecordToDelete) => void };

function Row({ project, onChange, onDelete }: RowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { _id, name, equipment, duration, createdAt, status } = project;
  return (
    <tr className={classes.row}>
      <td className={classes.machine}>
        <div className={classes.words}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <RequestQuotations from="project" id={_id} name={name} />
        </div>
      </td>
      <td className={classes.company}>
        <bdi>{equipment.map((type) => categoryLabel(t, type)).join(t(', '))}</bdi>
      </td>
      <td className={classes.figure}>
        <bdi>{duration}</bdi>
      </td>
      <td className={classes.day}>{dayOrUnknown(t, createdAt, language)}</td>
      <td className={classes.status}>
        <StatusBadge status={status} />
      </td>
      <td className={classes.acts}>
        <RecordActions name={name} onChange={() => onChange(project)} onDelete={() => onDelete({ _id, name })} />
      </td>
    </tr>
  );
}
