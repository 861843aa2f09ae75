import '@mantine/core/styles/Chip.layer.css';
import { Chip } from '@mantine/core';
import { categories, codeOf, labelOf } from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';
import { supplierCategories } from '../../../lib/supplier-categories.ts';
import fields from '../../../ui/forms/form-fields.module.css';
import type { YourProfileState } from './use-your-profile.ts';
import classes from './your-profile-screen.module.css';

/** Shows all categories as chips, so that each choice is one tap. */
export function CategoriesField({ form }: Pick<YourProfileState, 'form'>) {
  const { t } = useTranslation();
  const { EquipmentCategories: chosen } = form.getValues();
  const { error } = form.getInputProps('EquipmentCategories');
  const known = supplierCategories.map(({ code }): string => code);
  // Categories that the company typed on the Profile tab can be kept or removed here.
  const custom = form.getInitialValues().EquipmentCategories.filter((type) => !known.includes(type));
  return (
    <fieldset className={fields.group} aria-describedby={error ? 'categories-error' : undefined}>
      <legend className={fields.legend}>
        {t('Equipment Categories')}{' '}
        <span className={classes.asterisk} aria-hidden="true">
          *
        </span>
      </legend>
      <Chip.Group
        multiple
        key={form.key('EquipmentCategories')}
        defaultValue={chosen}
        onChange={(now) => {
          form.setFieldValue('EquipmentCategories', now, { forceUpdate: false });
          form.clearFieldError('EquipmentCategories');
        }}
      >
        <div className={fields.chips}>
          {[...known, ...custom].map((type, place) => (
            <Chip
              key={type}
              value={type}
              color="ink"
              size="md"
              {...(place === 0 && { 'data-path': 'EquipmentCategories' })}
            >
              {nameOf(type) ? t(nameOf(type) ?? '') : <bdi>{type}</bdi>}
            </Chip>
          ))}
        </div>
      </Chip.Group>
      {error && (
        <p id="categories-error" role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

function nameOf(type: string): string | undefined {
  const code = codeOf(categories, type);
  return code && labelOf(categories, code);
}
