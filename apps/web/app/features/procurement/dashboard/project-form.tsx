import { Button } from '@mantine/core';
import { createProject, projectStatuses, updateProject } from '@rigsouq/contract/procurement/needs';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { ChoiceField, TextField } from '../../../ui/forms/form-fields.tsx';
import { bodyOf, checkProject, emptyProject, type Project, valuesOf } from './project-values.ts';
import classes from './record-form.module.css';
import { hintBelow, useRecordForm } from './use-record-form.ts';

const choices = projectStatuses.map((status) => ({ code: status, label: status }));

/** Creates or updates a project. */
export function ProjectForm({ project, onDone }: { project?: Project; onDone?: () => void }) {
  const { t } = useTranslation();
  const { form, onSubmit } = useRecordForm({
    check: checkProject,
    values: project ? valuesOf(project, t) : emptyProject,
    send: (values) => {
      const body = bodyOf(values, t);
      return project ? call(updateProject, { params: { id: project._id }, body }) : call(createProject, { body });
    },
    list: 'projects',
    done: project ? t(updateProject.message) : t(createProject.message),
    failed: project ? t('Failed to update project') : t('Failed to create project'),
    onDone,
  });
  const submitLabel = project ? t('Update project') : t('Create project');
  const submittingLabel = project ? t('Updating...') : t('Creating...');
  return (
    <form
      method="post"
      noValidate
      onSubmit={onSubmit}
      className={`${classes.form} ${classes.project}`}
      data-narrow={project && true}
    >
      <TextField form={form} field="name" label={t('Project name')} maxLength={200} className={classes.wide ?? ''} />
      <ChoiceField form={form} field="status" label={t('Status')} choices={choices} />
      <TextField
        form={form}
        field="duration"
        label={t('Duration')}
        description={t('For example 3 months')}
        inputWrapperOrder={hintBelow}
        autoComplete="off"
        maxLength={120}
      />
      <TextField
        form={form}
        field="equipment"
        label={t('Equipment types')}
        description={t('Separate with commas: Excavators, Cranes')}
        inputWrapperOrder={hintBelow}
        autoComplete="off"
        maxLength={1_900}
        className={classes.wide ?? ''}
      />
      <Button type="submit" color="amber" size="md" disabled={form.submitting} className={classes.send ?? ''}>
        {form.submitting ? submittingLabel : submitLabel}
      </Button>
    </form>
  );
}
