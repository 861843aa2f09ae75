import { SEARCH_LENGTH_MAX } from '@rigsouq/contract/search/limits';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { LoadingRows } from '../../ui/states/loading.tsx';
import { QueryFailure } from '../../ui/states/query-failure.tsx';
import { isolate } from './isolate.ts';
import { type ResultGroup, ResultList } from './result-list.tsx';
import classes from './search-form.module.css';
import { useFound } from './use-found.ts';
import { useGroups } from './use-groups.tsx';
import { useMark } from './use-mark.ts';

/** A text field and the list of what it finds. The focus stays in the field, and the arrow keys move a mark through the links of the list. */
export function SearchForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const found = useFound(typed);
  const { groups, isEmpty } = useGroups(typed, found);
  const items = groups.flatMap((group) => group.items);
  const { markedId, pressKey, resetMark } = useMark(listId, items, found);

  function change(text: string) {
    setTyped(text);
    resetMark();
  }

  return (
    <div className={classes.form}>
      <div className={classes.head}>
        <IconSearch size={20} aria-hidden="true" className={classes.icon} />
        <input
          type="text"
          role="combobox"
          aria-label={t('Search everything')}
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={markedId}
          aria-busy={found.isWaiting}
          placeholder={t('Machines, orders, companies …')}
          className={classes.input}
          // An empty field has no text to take its direction from.
          dir={typed ? 'auto' : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={SEARCH_LENGTH_MAX}
          data-autofocus
          value={typed}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onKeyDown={pressKey}
        />
        <button type="button" className={classes.close} aria-label={t('Close')} onClick={onClose}>
          <IconX size={20} aria-hidden="true" />
        </button>
      </div>
      <Results {...{ listId, typed, found, groups, isEmpty, markedId, onClose }} />
      <p className={classes.keys} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {t('to choose')} <kbd>Enter</kbd> {t('to open')} <kbd>Esc</kbd> {t('to close')}
      </p>
    </div>
  );
}

type ResultsProps = {
  listId: string;
  typed: string;
  found: ReturnType<typeof useFound>;
  groups: readonly ResultGroup[];
  isEmpty: boolean;
  markedId: string | undefined;
  onClose: () => void;
};

/** The list, with what is said when the search waits, failed or found nothing. */
function Results({ listId, typed, found, groups, isEmpty, markedId, onClose }: ResultsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const number = formatNumber(groups.flatMap(({ items }) => items).length, language);
  return (
    <div className={classes.results}>
      {found.hasFailed && (
        <div className={classes.note}>
          <QueryFailure
            query={found.query}
            fallback={t('The search did not answer. Check your connection and try again.')}
          />
        </div>
      )}
      {isEmpty && (
        <div className={classes.note}>
          <p className={classes.nothing}>{t('Nothing found for “{{words}}”', { words: isolate(typed.trim()) })}</p>
          <p className={classes.advice}>{t('Check the spelling, try fewer words or a number, or start here:')}</p>
        </div>
      )}
      <ResultList id={listId} groups={groups} markedId={markedId} isOld={found.isWaiting} onOpen={onClose} />
      {found.isWaiting && !found.answer && (
        <div className={classes.note}>
          <LoadingRows rows={3} />
        </div>
      )}
      <p className={classes.said} role="status">
        {found.isWanted && found.isFresh && (isEmpty ? t('Nothing found') : t('Results: {{number}}', { number }))}
      </p>
    </div>
  );
}
