import { Button } from '@mantine/core';
import { addEquipment } from '@rigsouq/contract/catalogue/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/api.ts';
import { companyQuery } from '../../../lib/company-query.ts';
import { useLocalPath } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { toast } from '../../../lib/toast.ts';
import { LoadingForm } from '../../../ui/states/loading.tsx';
import { readDraft, removeDraft, saveDraft } from './listing-draft.ts';
import { ListingForm } from './listing-form.tsx';
import classes from './listing-panel.module.css';
import { refreshListings } from './listing-queries.ts';
import { type ListingType, type ListingValues, newListing } from './listing-values.ts';
import { publishedState } from './published-state.ts';
import { useListingForm } from './use-listing-form.ts';

export function AddEquipmentTab() {
  const { t } = useTranslation();
  const [draft] = useState(readDraft);
  const company = useQuery({ ...companyQuery, enabled: !draft });

  return (
    <section aria-labelledby="add-equipment" className={classes.panel}>
      <div className={classes.head}>
        <h2 id="add-equipment" className={classes.title}>
          {t('Add Equipment')}
        </h2>
        <Button component={LocalLink} to="/equipment/import" variant="default" size="xs">
          {t('Import from CSV')}
        </Button>
      </div>
      {draft && (
        <p role="status" className={classes.kept}>
          {t('We kept what you entered. Choose your photos again.')}
        </p>
      )}
      {/* Without the profile the form starts with the defaults. */}
      {company.isLoading ? (
        <LoadingForm />
      ) : (
        <AddForm
          type={draft?.type ?? 'sell'}
          values={{ ...newListing(company.data?.user.country), ...draft?.values }}
        />
      )}
    </section>
  );
}

function AddForm({ type: startType, values: startValues }: { type: ListingType; values: ListingValues }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const client = useQueryClient();
  const state = useListingForm({
    type: startType,
    values: startValues,
    photos: [],
    saved: false,
    onChange: (type, values) => saveDraft({ type, values }),
    failure: t('Failed to add equipment'),
    send: async ({ body, images }, onProgress) => {
      const { _id } = await call(addEquipment, { body, files: { images } }, { onProgress });
      removeDraft();
      await refreshListings(client);
      await navigate(localPath('/dashboard?role=supplier'), { state: publishedState(_id) });
      await toast({ message: t(addEquipment.message), tone: 'good' });
    },
  });
  return <ListingForm heading="h3" state={state} submit={{ idle: t('Add Equipment'), busy: t('Adding...') }} />;
}
