import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ChoiceLink } from './choice-link.tsx';
import classes from './filter-chips.module.css';

/** The name of a selected filter, and the address without it. */
type Chip = { readonly name: string; readonly without: string };

/** `from` is the number of chips from which a link to clear all is offered. */
type FilterChipsProps = { chips: readonly Chip[]; clear: { to: string; label: string; from?: number } };

/** Shows the selected filters. Each can be removed separately. */
export function FilterChips({ chips, clear }: FilterChipsProps) {
  const { t } = useTranslation();
  if (chips.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={t('Active filters')}>
      {chips.map(({ name, without }) => (
        <li key={without}>
          <ChoiceLink to={without} className={classes.chip} aria-label={t('Remove filter: {{name}}', { name })}>
            <bdi>{name}</bdi>
            <IconX size={14} aria-hidden="true" />
          </ChoiceLink>
        </li>
      ))}
      {chips.length >= (clear.from ?? 2) && (
        <li>
          <ChoiceLink to={clear.to} className={classes.clear}>
            {clear.label}
          </ChoiceLink>
        </li>
      )}
    </ul>
  );
}
