import '@mantine/core/styles/Input.layer.css';
import { NativeSelect } from '@mantine/core';
import { myListings, readEquipment } from '@rigsouq/contract/catalogue';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { messageOf } from '../../lib/call-error.ts';
import { toast } from '../../lib/toast.ts';
import { valuesOf } from './consign-values.ts';
import classes from './machine-picker.module.css';
import type { ConsignFormState } from './use-consign-form.ts';

/** What is sold or taken down is not to be auctioned, and a draft does not say enough. */
const offered: readonly string[] = ['active', 'rented', 'ended'];

/** A supplier's own machines: one choice fills in what its listing says. Nothing is shown to who has none. */
export function MachinePicker({ state: { take, form } }: { state: ConsignFormState }) {
  const { t, i18n } = useTranslation();
  // The same as the dashboard's list of them.
  const found = useQuery({ queryKey: ['listings', 'mine'], queryFn: () => call(myListings) });
  const pick = useMutation({
    mutationFn: (id: string) => call(readEquipment, { params: { id } }),
    onSuccess: (machine) => take(valuesOf(machine)),
    onError: (error) =>
      void toast({ message: messageOf(i18n, error, t('Failed to fetch equipment details')), tone: 'bad' }),
  });
  const machines = found.data?.filter(({ status }) => offered.includes(status)) ?? [];
  const chosen = machines.find(({ _id }) => _id === pick.variables);
  if (machines.length === 0) return null;

  function choose(id: string) {
    if (id) return pick.mutate(id);
    pick.reset();
    take({ equipment: '' });
  }

  const filled = pick.isSuccess && chosen && form.getValues().equipment === chosen._id;
  return (
    <div className={classes.picker}>
      <NativeSelect
        size="md"
        label={t('Consign one of my machines')}
        description={t('What its listing says is taken as it stands there; you fill in what is missing.')}
        value={pick.variables ?? ''}
        disabled={pick.isPending}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[
          { value: '', label: t('Another machine') },
          ...machines.map(({ _id, title }) => ({ value: _id, label: title })),
        ]}
      />
      <p role="status" className={classes.said}>
        {filled && (
          <>
            {chosen.image && <img src={chosen.image} alt="" width={56} height={42} className={classes.photo} />}
            <span>{t('Filled in. The photos of the listing are used; those you add below come first.')}</span>
          </>
        )}
      </p>
    </div>
  );
}
