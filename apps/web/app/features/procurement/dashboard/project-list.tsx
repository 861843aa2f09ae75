import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/api/session.ts';
import { categoryLabel } from '../../../lib/i18n/labels.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { projectsPage } from '../../../shared/dashboard/list-queries.ts';
import { dayOrUnknown } from '../../../shared/deals/deal.ts';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import { ProjectForm } from './project-form.tsx';
import { RecordList } from './record-list.tsx';
import { RequestQuotations } from './request-quotations.tsx';

export function ProjectList() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { userId } = useSession();
  return (
    <RecordList
      kind="project"
      label={t('Projects')}
      query={(page) => projectsPage(userId ?? '', page)}
      empty={t('No projects found.')}
      hint={t('Describe your project and suppliers will see it on your public profile.')}
      headings={{
        machine: t('Project name'),
        company: t('Equipment types'),
        figure: t('Duration'),
        day: t('Posted'),
      }}
      update={t('Update project')}
      formOf={(project, onDone) => <ProjectForm key={project._id} project={project} onDone={onDone} />}
      rowOf={({ _id, name, equipment, duration, createdAt, status }) => ({
        name,
        machine: (
          <>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            <RequestQuotations from="project" id={_id} name={name} />
          </>
        ),
        company: <bdi>{equipment.map((type) => categoryLabel(t, type)).join(t(', '))}</bdi>,
        figure: <bdi>{duration}</bdi>,
        day: dayOrUnknown(t, createdAt, language),
        status: <StatusBadge status={status} />,
      })}
    />
  );
}
