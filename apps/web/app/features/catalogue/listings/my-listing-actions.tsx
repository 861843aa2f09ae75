import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { relistListing } from '@rigsouq/contract/catalogue/calls';
import { IconDots } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { useLocalPath } from '../../../lib/i18n/language.ts';
import { toast } from '../../../lib/toast.ts';
import type { ListingActionRequest } from './confirm-listing-action.tsx';
import { type MyListing, refreshListings } from './listing-queries.ts';
import classes from './my-listings.module.css';

type ListingActsProps = {
  listing: MyListing;
  onAsk: (asked: ListingActionRequest) => void;
  onOffer: (listing: MyListing) => void;
};

/** Shows the actions that the server allows: the first as a button, the others in a menu. */
export function MyListingActions({ listing, onAsk, onOffer }: ListingActsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const relist = useRelist();
  const { _id, title, status, can } = listing;

  const steps = [
    can.relist && { label: t('Relist'), run: () => relist.mutate(_id) },
    can.change && {
      label: status === 'pending' ? t('Complete') : t('Edit'),
      run: () => void navigate(localPath(`/equipment/${_id}/edit`)),
    },
    can.offer && {
      label: can.offer === 'rent' ? t('Offer also for rent') : t('Offer also for sale'),
      run: () => onOffer(listing),
    },
    can.sell && { label: t('Mark as sold'), run: () => onAsk({ action: 'sell', listing }) },
    can.withdraw && { label: t('Withdraw'), run: () => onAsk({ action: 'withdraw', listing }) },
    can.delete && { label: t('Delete draft'), run: () => onAsk({ action: 'delete', listing }) },
  ].filter((action) => action !== false && action !== null);
  const [first, ...more] = steps;
  if (!first) return null;

  return (
    <div className={classes.steps}>
      <Button
        variant="default"
        size="sm"
        onClick={first.run}
        disabled={relist.isPending}
        aria-label={`${first.label}: ${title}`}
      >
        {first.label}
      </Button>
      {more.length > 0 && (
        // The menu is in its row instead of at the end of the page, and has no empty first item. Both would confuse users of a screen reader.
        <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <ActionIcon variant="default" size={36} aria-label={t('More for {{title}}', { title })}>
              <IconDots size={18} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {more.map(({ label, run }) => (
              <Menu.Item key={label} onClick={run}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  );
}

function useRelist() {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(relistListing, { params: { id } }),
    onSuccess: () => void toast({ message: t(relistListing.message), tone: 'good' }),
    onError: (error) => void toast({ message: messageOf(i18n, error, t('Failed to update the listing')), tone: 'bad' }),
    onSettled: () => refreshListings(client),
  });
}
