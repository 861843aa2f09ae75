import { Button } from '@mantine/core';
import { deleteDraft, sellListing, withdrawListing } from '@rigsouq/contract/catalogue/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { toast } from '../../../lib/toast.ts';
import classes from '../../../shared/dashboard/dialogs.module.css';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { type MyListing, refreshListings } from './listing-queries.ts';

export type ListingActionRequest = { readonly action: keyof typeof calls; readonly listing: MyListing };

const calls = { withdraw: withdrawListing, sell: sellListing, delete: deleteDraft } as const;

/** Asks for confirmation and says what cannot be undone. */
export function ConfirmListingAction({
  asked,
  onClose,
}: {
  asked: ListingActionRequest | undefined;
  onClose: () => void;
}) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  // The text stays while the dialog fades out.
  const [shown, setShown] = useState(asked);
  useEffect(() => {
    if (asked) setShown(asked);
  }, [asked]);

  const mutation = useMutation({
    mutationFn: ({ action, listing }: ListingActionRequest) => call(calls[action], { params: { id: listing._id } }),
    onSuccess: (_, { action }) => {
      onClose();
      void toast({ message: t(calls[action].message), tone: 'good' });
    },
    onSettled: () => refreshListings(client),
  });

  function close() {
    mutation.reset();
    onClose();
  }

  const title = `\u2068${shown?.listing.title ?? ''}\u2069`;
  const { question, consequence, confirm } = {
    sell: {
      question: t('Mark "{{title}}" as sold?', { title }),
      consequence: t('All listings of this machine will end, for sale and for rent. This cannot be undone.'),
      confirm: t('Mark as sold'),
    },
    withdraw: {
      question: t('Withdraw "{{title}}"?', { title }),
      consequence: t(
        'Buyers will no longer see it. Existing bookings and deals are not affected, and you can relist it at any time.',
      ),
      confirm: t('Withdraw'),
    },
    delete: {
      question: t('Delete the draft "{{title}}"?', { title }),
      consequence: t('The draft and its photos are deleted. This cannot be undone.'),
      confirm: t('Delete draft'),
    },
  }[shown?.action ?? 'withdraw'];
  return (
    <Dialog opened={asked !== undefined} onClose={close} title={question}>
      <div className={classes.body}>
        <p>{consequence}</p>
        {mutation.isError && (
          <FailureNote>{messageOf(i18n, mutation.error, t('Failed to update the listing'))}</FailureNote>
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={close} data-autofocus>
            {t('Cancel')}
          </Button>
          <Button color="red" onClick={() => asked && mutation.mutate(asked)} disabled={mutation.isPending}>
            {confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
