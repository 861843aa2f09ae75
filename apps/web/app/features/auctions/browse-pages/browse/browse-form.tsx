import { Button } from '@mantine/core';
import { auctionSorts } from '@rigsouq/contract/auctions/auction-lists';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useNavigation } from 'react-router';
import { useSyncFormToAddress } from '../../../../lib/sync-form.ts';
import { InputField, SelectField } from '../../../../ui/filters/fields.tsx';
import { importAuctionContract } from '../load-auctions.ts';
import classes from './browse-form.module.css';
import {
  type BrowseList,
  categoryOptions,
  changeSearch,
  DEFAULT_SORT,
  readSearch,
  sortTexts,
} from './browse-search.ts';

const sortOptions = auctionSorts.map((code) => ({ code, label: sortTexts[code] }));

/** Renders a plain form: without JavaScript its button submits it, with JavaScript every change does. */
export function BrowseForm({ list: { asked, addressOf } }: { list: BrowseList }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { search, category, sortBy } = asked;
  const currentAddress = addressOf(changeSearch(asked, {}));
  const lastTarget = useRef(currentAddress);
  const { state } = useNavigation();
  useEffect(() => {
    if (state === 'idle') lastTarget.current = currentAddress;
  }, [currentAddress, state]);
  useSyncFormToAddress(form, { search, category, sortBy: sortBy || DEFAULT_SORT });

  // The native 'change' event fires when a choice is complete: immediately for a select, on blur for a text field.
  useEffect(() => {
    const current = form.current;
    const send = () => current?.requestSubmit();
    current?.addEventListener('change', send);
    return () => current?.removeEventListener('change', send);
  }, []);

  function submitSearch(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = new FormData(event.currentTarget) as unknown as Iterable<[string, string]>;
    const to = addressOf(readSearch(new URLSearchParams([...entries])));
    // Typing a word and pressing Enter fires both 'change' and 'submit', which would navigate twice.
    if (to === lastTarget.current) return;
    lastTarget.current = to;
    void navigate(to, { preventScrollReset: true });
  }

  return (
    <form
      ref={form}
      method="get"
      className={classes.form}
      onSubmit={submitSearch}
      onFocus={() => void importAuctionContract()}
    >
      <div className={classes.words}>
        <InputField name="search" label={t('Search')} value={search} placeholder={t('Make or model')} />
      </div>
      <SelectField
        name="category"
        label={t('Category')}
        all={t('All categories')}
        options={categoryOptions}
        chosen={category}
      />
      <SelectField name="sortBy" label={t('Sort by')} options={sortOptions} chosen={sortBy || DEFAULT_SORT} />
      <Button type="submit" color="amber" size="md" className={classes.send ?? ''}>
        {t('Search')}
      </Button>
    </form>
  );
}
