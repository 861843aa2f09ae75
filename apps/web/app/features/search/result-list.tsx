import {
  type Icon,
  IconArrowDown,
  IconArrowRight,
  IconBuildingStore,
  IconFileText,
  IconGavel,
  IconInfoCircle,
  IconLayoutGrid,
  IconPlus,
  IconSearch,
  IconShieldCheck,
  IconTractor,
  IconWorld,
} from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './result-list.module.css';

const icons = {
  act: IconPlus,
  page: IconLayoutGrid,
  language: IconWorld,
  desk: IconShieldCheck,
  order: IconFileText,
  rfq: IconFileText,
  auction: IconArrowDown,
  machine: IconTractor,
  lot: IconGavel,
  company: IconBuildingStore,
  help: IconInfoCircle,
  all: IconSearch,
  start: IconArrowRight,
} as const satisfies Record<string, Icon>;

export type ResultItem = {
  readonly key: string;
  readonly kind: keyof typeof icons;
  /** The path in the language of the page. */
  readonly to: string;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** The server found it. */
  readonly isFound?: true;
  /** Opening it loads a new document. */
  readonly isDocument?: true;
};
export type ResultGroup = { readonly title: string; readonly items: readonly ResultItem[] };

type ResultListProps = {
  id: string;
  groups: readonly ResultGroup[];
  markedId: string | undefined;
  /** What the server found belongs to an earlier text. */
  isOld: boolean;
  onOpen: () => void;
};

/** Lists links in groups. They are real links, so that they open in a new tab like others, and they never take the focus from the field. */
export function ResultList({ id, groups, markedId, isOld, onOpen }: ResultListProps) {
  const { t } = useTranslation();

  function open({ ctrlKey, metaKey, shiftKey }: MouseEvent) {
    if (!ctrlKey && !metaKey && !shiftKey) onOpen();
  }

  return (
    <div id={id} role="listbox" aria-label={t('Search results')} className={classes.list}>
      {groups.map(({ title, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in a listbox
        <div key={title} role="group" aria-label={title}>
          <p className={classes.title} aria-hidden="true">
            {title}
          </p>
          {items.map(({ key, kind, to, title, detail, isFound, isDocument }) => {
            const Icon = icons[kind];
            const isMarked = markedId === `${id}-${key}`;
            return (
              <Link
                key={key}
                id={`${id}-${key}`}
                role="option"
                aria-selected={isMarked}
                tabIndex={-1}
                to={to}
                reloadDocument={isDocument === true}
                className={classes.item}
                data-old={(isFound && isOld) || undefined}
                onMouseDown={(event) => event.preventDefault()}
                onClick={open}
              >
                <Icon size={20} stroke={1.75} aria-hidden="true" className={classes.icon} />
                <span className={classes.text}>
                  <span className={classes.name}>{title}</span>
                  {detail && <span className={classes.detail}>{detail}</span>}
                </span>
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}
