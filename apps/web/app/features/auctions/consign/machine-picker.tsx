import '@mantine/core/styles/Input.layer.css';
import { NativeSelect } from '@mantine/core';
import { myListings, readEquipment } from '@rigsouq/contract/catalogue/calls';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { toast } from '../../../lib/toast.ts';
import { valuesOf } from './consign-values.ts';
import classes from './machine-picker.module.css';
import type { ConsignFormState } from './use-consign-form.ts';

/** Sold and rejected listings cannot be auctioned, and a draft does not have enough details. */
const consignableStatuses: readonly string[] = ['active', 'rented', 'ended'];

/** Lets a supplier pick one of its own machines and fills in the form from its listing. It shows nothing when there are none. */
export function MachinePicker({ state: { fillFromListing, form } }: { state: ConsignFormState }) {
  const { t, i18n } = useTranslation();
  // The key is the same as for the dashboard's list, so both share one cache entry.
  const found = useQuery({ queryKey: ['listings', 'mine'], queryFn: () => call(myListings) });
  const pick = useMutation({
    mutationFn: (id: string) => call(readEquipment, { params: { id } }),
    onSuccess: (machine) => fillFromListing(valuesOf(machine)),
    onError: (error) =>
      void toast({ message: messageOf(i18n, error, t('Failed to fetch equipment details')), tone: 'bad' }),
  });
  const machines = found.data?.filter(({ status }) => consignableStatuses.includes(status)) ?? [];
  const chosen = machines.find(({ _id }) => _id === pick.variables);
  if (machines.length === 0) return null;

  function choose(id: string) {
    if (id) return pick.mutate(id);
    pick.reset();
    fillFromListing({ equipment: '' });
  }

  const filled = pick.isSuccess && chosen && form.getValues().equipment === chosen._id;
  return (
    <div className={classes.picker}>
      <NativeSelect
        size="md"
        label={t('Consign one of my machines')}
        description={t('We fill in the details from its listing. You add what is missing.')}
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
            <span>
              {t('Details filled in from the listing, including its photos. Photos you add below come first.')}
            </span>
          </>
        )}
      </p>
    </div>
  );
}
