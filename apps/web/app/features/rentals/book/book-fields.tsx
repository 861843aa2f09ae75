import { NativeSelect, Textarea } from '@mantine/core';
import { projectTypes } from '@rigsouq/contract/rentals/calls';
import { useTranslation } from 'react-i18next';
import { projectTypeTexts } from '../../../lib/format/rental-texts.ts';
import classes from './book-view.module.css';
import type { BookState } from './use-book.ts';

/** Asks for the delivery address, the project type and special requirements. */
export function BookFields({ state: { values, change } }: { state: BookState }) {
  const { t } = useTranslation();
  const projects = projectTypes.map((type) => ({ value: type, label: t(projectTypeTexts[type]) }));
  return (
    <section aria-labelledby="site" className={`${classes.section} ${classes.fields}`}>
      <h2 id="site" className={classes.heading}>
        {t('Your site')}
      </h2>
      <Textarea
        label={t('Delivery address')}
        name="deliveryAddress"
        size="md"
        required
        rows={2}
        maxLength={500}
        autoComplete="street-address"
        value={values.deliveryAddress}
        onChange={({ currentTarget }) => change({ deliveryAddress: currentTarget.value })}
      />
      <NativeSelect
        label={t('Project type')}
        name="projectType"
        size="md"
        required
        value={values.projectType}
        onChange={({ currentTarget }) => change({ projectType: currentTarget.value })}
        data={[{ value: '', label: t('Choose...') }, ...projects]}
      />
      <Textarea
        label={t('Special requirements')}
        name="specialRequirements"
        description={t('Operator, attachments, hours on site')}
        size="md"
        rows={3}
        maxLength={2_000}
        value={values.specialRequirements}
        onChange={({ currentTarget }) => change({ specialRequirements: currentTarget.value })}
      />
    </section>
  );
}
