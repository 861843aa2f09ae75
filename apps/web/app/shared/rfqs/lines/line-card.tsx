import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { ActionIcon, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '../../../lib/api/field-errors.ts';
import { type DraftLine, modeOf } from './draft-lines.ts';
import type { LineActions } from './line-actions.ts';
import classes from './lines.module.css';

type LineCardProps = {
  line: DraftLine;
  at: number;
  last: boolean;
  /** Whether the number of the line is fixed, because answers refer to it. */
  numbered: boolean;
  wanted: boolean;
  faults: FieldErrors;
  acts: LineActions;
  /** The id of the list of known categories. `add` is the id of the button that adds a line. */
  categories: string;
  add: string;
};

export const LineCard = memo(function LineCard(props: LineCardProps) {
  const { line, at, numbered, wanted, faults, acts, categories } = props;
  const { t } = useTranslation();
  const first = useRef<HTMLInputElement>(null);
  const { key } = line;
  useEffect(() => {
    if (wanted) first.current?.focus();
  }, [wanted]);
  const field = (name: keyof DraftLine & string) => {
    const fault = faults[`${key}.${name}`];
    return {
      name: `${key}.${name}`,
      size: 'md',
      value: line[name] as string,
      error: fault && t(fault),
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        acts.changeLine(key, { [name]: currentTarget.value }),
    } as const;
  };
  return (
    <fieldset className={classes.line}>
      <legend className={classes.legend}>{t('Line {{number}}', { number: numbered ? line.line : at + 1 })}</legend>
      <div className={classes.fields}>
        <TextInput
          ref={first}
          label={t('Category')}
          list={categories}
          autoComplete="off"
          maxLength={120}
          className={classes.category ?? ''}
          {...field('category')}
        />
        <TextInput
          label={t('Quantity')}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          maxLength={9}
          {...field('quantity')}
        />
        <NativeSelect
          label={t('Buy or rent')}
          data={[
            { value: 'buy', label: t('To buy') },
            { value: 'rent', label: t('To rent') },
          ]}
          {...field('mode')}
          onChange={({ currentTarget }) => acts.changeLine(key, { mode: modeOf(currentTarget.value) })}
        />
        {line.mode === 'rent' && (
          <>
            <TextInput label={t('First day')} type="date" {...field('from')} />
            <TextInput label={t('Last day')} type="date" min={line.from} {...field('to')} />
          </>
        )}
        <TextInput
          label={t('Delivery location')}
          autoComplete="off"
          maxLength={160}
          className={classes.place ?? ''}
          {...field('place')}
        />
        <Textarea
          label={t('Specification')}
          autosize={false}
          rows={3}
          maxLength={2_000}
          className={classes.whole ?? ''}
          {...field('specification')}
        />
      </div>
      <LineButtons {...props} />
    </fieldset>
  );
});

function LineButtons({ line, at, last, numbered, acts, add }: LineCardProps) {
  const { t } = useTranslation();
  const { key } = line;
  const number = numbered ? line.line : at + 1;

  function remove() {
    acts.removeLine(key);
    // This button is removed with its line.
    document.getElementById(add)?.focus();
  }

  return (
    <div className={classes.acts}>
      {!numbered && (
        <>
          <LineButton
            label={t('Move line {{number}} up', { number })}
            disabled={at === 0}
            onClick={() => acts.moveLine(key, -1)}
          >
            <IconArrowUp size={18} aria-hidden="true" />
          </LineButton>
          <LineButton
            label={t('Move line {{number}} down', { number })}
            disabled={last}
            onClick={() => acts.moveLine(key, 1)}
          >
            <IconArrowDown size={18} aria-hidden="true" />
          </LineButton>
        </>
      )}
      <LineButton label={t('Copy line {{number}}', { number })} onClick={() => acts.copyLine(key)}>
        <IconCopy size={18} aria-hidden="true" />
      </LineButton>
      <LineButton label={t('Remove line {{number}}', { number })} onClick={remove}>
        <IconTrash size={18} aria-hidden="true" />
      </LineButton>
    </div>
  );
}

type LineButtonProps = { label: string; disabled?: boolean; onClick: () => void; children: ReactNode };

/** A button that keeps the focus when it is disabled. After a line was moved to the top, the user can continue with the same line. */
function LineButton({ label, disabled = false, onClick, children }: LineButtonProps) {
  return (
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={label}
      title={label}
      {...(disabled && { 'aria-disabled': true, 'data-disabled': true })}
      onClick={() => !disabled && onClick()}
    >
      {children}
    </ActionIcon>
  );
}
