import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api/call-error.ts';
import { useContractForm } from '../../../lib/api/contract-form.ts';
import { toast } from '../../../lib/toast.ts';

/** The hint is below the input, so that fields next to each other stay aligned even if only one has a hint. */
export const hintBelow: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

type RecordFormOptions<V> = {
  check: (values: V) => Record<string, string>;
  values: V;
  send: (values: V) => Promise<unknown>;
  /** The list to reload. */
  list: 'needs' | 'projects';
  done: string;
  failed: string;
  onDone?: (() => void) | undefined;
};

/** A form that creates or updates a need or a project: it validates, sends, shows the result and reloads the list. */
export function useRecordForm<V extends Record<string, unknown>>(options: RecordFormOptions<V>) {
  const { check, values, send, list, done, failed, onDone } = options;
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const form = useContractForm<V>(check, values);

  async function submit(typed: V) {
    try {
      await send(typed);
    } catch (error) {
      form.showFieldErrors(error);
      return toast({ message: messageOf(i18n, error, failed), tone: 'bad' });
    }
    await client.invalidateQueries({ queryKey: [list] });
    if (onDone) onDone();
    else form.reset();
    await toast({ message: done, tone: 'good' });
  }

  const onSubmit = form.onSubmit(submit, (errors) => {
    form.focusFirstError(errors);
    void toast({ message: t('Please fix the form errors before submitting'), tone: 'bad' });
  });
  return { form, onSubmit };
}
