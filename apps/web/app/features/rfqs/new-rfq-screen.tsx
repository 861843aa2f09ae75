import { LoadingForm } from '../../ui/states/loading.tsx';
import '@mantine/core/styles/Input.layer.css';
import { Button, NativeSelect } from '@mantine/core';
import { getNeeds, getProjects } from '@rigsouq/contract/procurement/needs';
import { createRfq } from '@rigsouq/contract/rfqs/calls';
import { currencies, gulfCountries } from '@rigsouq/contract/taxonomy';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../lib/api/api.ts';
import { messageOf } from '../../lib/api/call-error.ts';
import { errorsByField, useContractForm } from '../../lib/api/contract-form.ts';
import { useSession } from '../../lib/api/session.ts';
import { companyQuery } from '../../lib/company-query.ts';
import { homeCurrency } from '../../lib/format/home-currency.ts';
import { text } from '../../lib/i18n/i18n.ts';
import { categoryLabel } from '../../lib/i18n/labels.ts';
import { useLocalPath } from '../../lib/i18n/language.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import frame from '../../shared/deals/deal-page.module.css';
import { useRequireSignIn } from '../../shell/use-require-session.ts';
import fields from '../../ui/forms/form-fields.module.css';
import { ChoiceField, TextField } from '../../ui/forms/form-fields.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { FailureNote } from '../../ui/states/failure-note.tsx';
import { QueryFailure } from '../../ui/states/query-failure.tsx';
import classes from './new-rfq-screen.module.css';
import { buildStartBody, type Need, type Project, type Source, type StartValues, titleOf } from './start-values.ts';

/** Maximum number of needs or projects in the list. Every need and project also has its own link on the dashboard. */
const CHOICES = 100;

/** Creates a draft from a title and a source. Everything else is filled in later, in the editor. */
export function NewRfqScreen() {
  const { t } = useTranslation();
  const entered = useRequireSignIn(text('Please log in to see requests for quotation.'));
  const userId = useSession().userId ?? '';
  const all = { params: { userId }, query: { page: 1, limit: CHOICES } };
  const company = useQuery({ ...companyQuery, enabled: entered });
  const needs = useQuery({
    queryKey: ['needs', userId, 'choices'],
    queryFn: () => call(getNeeds, all),
    enabled: entered,
  });
  const projects = useQuery({
    queryKey: ['projects', userId, 'choices'],
    queryFn: () => call(getProjects, all),
    enabled: entered,
  });
  const failed = [company, needs, projects].find(({ isError }) => isError);
  return (
    <div className={frame.page}>
      <PageHead title={t('New request for quotation')} indexed={false} />
      <LocalLink to="/procurement/rfq?role=buyer" className={frame.back ?? ''}>
        <IconArrowLeft size={18} aria-hidden="true" className={frame.arrow} />
        {t('All requests')}
      </LocalLink>
      <div>
        <h1 className={frame.title}>{t('New request for quotation')}</h1>
        <p className={classes.lead}>
          {t('Start with the basics, then add lines, files, suppliers and a deadline. Suppliers do not see drafts.')}
        </p>
      </div>
      {failed ? (
        <QueryFailure query={failed} fallback={t('Failed to fetch data')} />
      ) : company.data && needs.data && projects.data ? (
        <StartForm country={company.data.user.country} needs={needs.data.needs} projects={projects.data.projects} />
      ) : (
        <LoadingForm fields={3} />
      )}
    </div>
  );
}

type StartFormProps = { country: string | null; needs: readonly Need[]; projects: readonly Project[] };

function StartForm({ country: home, needs, projects }: StartFormProps) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const client = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const [failure, setFailure] = useState<string>();
  const source = sourceOf(query, needs, projects);
  const country = gulfCountries.find(({ code }) => code === home)?.code ?? '';
  const form = useContractForm<StartValues>(
    (typed) => errorsByField(createRfq.body.safeParse(buildStartBody(typed, undefined, t)).error?.issues),
    { title: titleOf(source, t), country, currency: homeCurrency(country) },
  );

  function choose(chosen: string) {
    const [kind = '', id = ''] = chosen.split(' ');
    const next = new URLSearchParams(kind ? { [kind]: id } : {});
    const before = titleOf(source, t);
    // A title that the user has typed stays.
    if (form.getValues().title === before) form.setFieldValue('title', titleOf(sourceOf(next, needs, projects), t));
    setQuery(next, { replace: true, preventScrollReset: true });
  }

  async function submit(typed: StartValues) {
    setFailure(undefined);
    try {
      const { _id } = await call(createRfq, { body: buildStartBody(typed, source, t) });
      await client.invalidateQueries({ queryKey: ['rfqs'] });
      await navigate(localPath(`/procurement/rfq/${_id}/edit`), { replace: true });
    } catch (error) {
      if (!form.showFieldErrors(error)) setFailure(messageOf(i18n, error, t('Failed to save the draft')));
    }
  }

  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit(submit, form.focusFirstError)}>
      <NativeSelect
        name="source"
        size="md"
        label={t('Start from')}
        description={t('Lines are copied from what your company has posted. You can change them all.')}
        value={source ? `${source.kind} ${source.from._id}` : ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={[
          { value: '', label: t('A blank request') },
          {
            group: t('Needs'),
            items: needs.map(({ _id, category, quantity }) => ({
              value: `need ${_id}`,
              label: `${categoryLabel(t, category)} × ${quantity}`,
            })),
          },
          {
            group: t('Projects'),
            items: projects.map(({ _id, name }) => ({ value: `project ${_id}`, label: name })),
          },
        ]}
      />
      <TextField form={form} field="title" label={t('Title')} maxLength={160} autoComplete="off" required />
      <div className={fields.grid}>
        <ChoiceField form={form} field="country" label={t('Delivery country')} choices={gulfCountries} required />
        <NativeSelect
          name="currency"
          label={t('Currency')}
          description={t('Responses are compared in this currency')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          size="md"
          data={currencies.map(({ code, label }) => ({ value: code, label: `${code} · ${t(label)}` }))}
          key={form.key('currency')}
          {...form.getInputProps('currency')}
        />
      </div>
      {failure && <FailureNote>{failure}</FailureNote>}
      <Button type="submit" color="amber" size="md" disabled={form.submitting} className={classes.send ?? ''}>
        {form.submitting ? t('Saving...') : t('Continue')}
      </Button>
    </form>
  );
}

function sourceOf(query: URLSearchParams, needs: readonly Need[], projects: readonly Project[]): Source {
  const need = needs.find(({ _id }) => _id === query.get('need'));
  if (need) return { kind: 'need', from: need };
  const project = projects.find(({ _id }) => _id === query.get('project'));
  return project && { kind: 'project', from: project };
}
