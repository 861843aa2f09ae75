import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { hasDesk } from '@rigsouq/contract/operations/desks';
import type { searchAnywhere } from '@rigsouq/contract/search/calls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { helpAnchor, helpAreas } from '../../lib/help-content.ts';
import { text } from '../../lib/i18n/i18n.ts';
import { barePath, localPath, useLanguage, useLocalPath } from '../../lib/i18n/language.ts';
import { deskPlaces } from '../../shared/operations/desk-places.ts';
import { rightsQuery } from '../../shared/operations/rights-query.ts';
import { TitleText } from '../../ui/page/title-text.tsx';
import { type Act, listActs, listStarts } from './acts.ts';
import * as details from './details.tsx';
import { isolate } from './isolate.ts';
import { findMatches } from './match-texts.ts';
import type { ResultGroup, ResultItem } from './result-list.tsx';
import { useRoles } from './use-roles.ts';

/** The most rows of acts and of help topics beside what the server finds. */
const ACTS_SHOWN = 6;
const HELP_SHOWN = 4;

type Answer = AnswerOf<typeof searchAnywhere>;
type Found = { answer: Answer | undefined; isWanted: boolean; isFresh: boolean };
type Offer = ResultItem & { readonly texts: readonly string[] };

/** Returns what the dialog lists. Without a text these are the acts and pages of the user. */
export function useGroups(typed: string, { answer, isWanted, isFresh }: Found) {
  const { t } = useTranslation();
  const toPath = useLocalPath();
  const offers = useOffers();
  const help = useHelp();
  const q = typed.trim();
  const link = (to: string) => toPath(to);
  const grouped = (title: string, items: readonly ResultItem[]): ResultGroup => ({ title: t(title), items });

  if (q === '') {
    const ofKind = (...kinds: ResultItem['kind'][]) => offers.filter(({ kind }) => kinds.includes(kind));
    return {
      groups: [
        grouped(text('Actions'), ofKind('act', 'language')),
        grouped(text('Operations'), ofKind('desk')),
        grouped(text('Pages'), ofKind('page')),
      ].filter(({ items }) => items.length > 0),
      isEmpty: false,
    };
  }

  const acts = findMatches(q, offers).slice(0, ACTS_SHOWN);
  const topics = findMatches(q, help).slice(0, HELP_SHOWN);
  const all: ResultItem = {
    key: 'all',
    kind: 'all',
    to: link(`/marketplace?search=${encodeURIComponent(q)}`),
    title: t('See all machines for “{{words}}”', { words: isolate(q) }),
    isFound: true,
  };
  const groups = [
    grouped(text('Actions and pages'), acts),
    ...(answer ? foundGroups(answer, link).map(({ title, items }) => grouped(title, items)) : []),
    grouped(text('Help'), topics),
    grouped(text('Marketplace'), answer && answer.machines.length > 0 ? [all] : []),
  ].filter(({ items }) => items.length > 0);
  if (groups.length > 0 || !isFresh || !isWanted) return { groups, isEmpty: false };
  const starts = listStarts().map((act) => ({ ...offerOf(act, t(act.label), link), kind: 'start' as const }));
  return { groups: [grouped(text('Pages'), starts)], isEmpty: true };
}

function foundGroups({ machines, lots, companies, own }: Answer, link: (to: string) => string): ResultGroup[] {
  const { orders = [], rfqs = [], auctions = [] } = own ?? {};
  const item = (kind: ResultItem['kind'], id: string, to: string, title: string, detail: ResultItem['detail']) =>
    ({ key: id, kind, to: link(to), title: <TitleText title={title} />, detail, isFound: true }) as const;
  return [
    {
      title: text('Your purchase orders'),
      items: orders.map((order) =>
        item(
          'order',
          order._id,
          `/procurement/orders/${order._id}`,
          order.title,
          <details.OrderDetail order={order} />,
        ),
      ),
    },
    {
      title: text('Your requests for quotation'),
      items: rfqs.map((rfq) =>
        item('rfq', rfq._id, `/procurement/rfq/${rfq._id}`, rfq.title, <details.RfqDetail rfq={rfq} />),
      ),
    },
    {
      title: text('Your reverse auctions'),
      items: auctions.map((auction) =>
        item(
          'auction',
          auction._id,
          `/procurement/auctions/${auction._id}`,
          auction.title,
          <details.AuctionDetail auction={auction} />,
        ),
      ),
    },
    {
      title: text('Machines'),
      items: machines.map((machine) =>
        item(
          'machine',
          machine._id,
          `/equipment/${machine._id}`,
          machine.title,
          <details.MachineDetail machine={machine} />,
        ),
      ),
    },
    {
      title: text('Lots'),
      items: lots.map((lot) =>
        item('lot', lot._id, `/auction/bid/${lot._id}`, lot.title, <details.LotDetail lot={lot} />),
      ),
    },
    {
      title: text('Companies'),
      items: companies.map((company) =>
        item(
          'company',
          company._id,
          `/${company.side}/${company._id}`,
          company.name,
          <details.CompanyDetail company={company} />,
        ),
      ),
    },
  ];
}

function offerOf(
  { to, label, words = '', isAct }: Act,
  title: string,
  link: (to: string) => string,
  translated = '',
): Offer {
  return { key: to, kind: isAct ? 'act' : 'page', to: link(to), title, texts: [title, label, words, translated] };
}

/** Returns the acts and pages of the user, with the words by which they are found in both languages. */
function useOffers(): Offer[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const toPath = useLocalPath();
  const { pathname, search } = useLocation();
  const roles = useRoles();
  const isOperator = roles.includes('admin');
  const rights = useQuery({ ...rightsQuery, enabled: isOperator }).data;
  const other = language === 'en' ? 'ar' : 'en';
  const label = other === 'ar' ? text('Switch to Arabic') : text('Switch to English');
  const words = text('language');
  const places = isOperator && rights ? deskPlaces.flatMap((group) => group.places) : [];
  return [
    ...listActs(roles).map((act) => offerOf(act, t(act.label), toPath, act.words && t(act.words))),
    {
      key: 'language',
      kind: 'language',
      to: localPath(other, barePath(pathname)) + search,
      title: t(label),
      texts: [t(label), label, words, t(words)],
      isDocument: true,
    },
    ...places
      .filter(({ desk }) => rights && hasDesk(rights, desk))
      .map(({ to, label }) => ({
        ...offerOf({ to, label }, t(label), toPath),
        kind: 'desk' as const,
        detail: t('Operations'),
      })),
  ];
}

function useHelp(): Offer[] {
  const { t } = useTranslation();
  const toPath = useLocalPath();
  return helpAreas.flatMap(({ slug, title, line, entries }) => [
    {
      key: slug,
      kind: 'help' as const,
      to: toPath(`/help/${slug}`),
      title: t(title),
      detail: t(line),
      texts: [t(title), title, line, t(line)],
    },
    ...entries.map(({ question }, at) => ({
      key: `${slug}-${at}`,
      kind: 'help' as const,
      to: toPath(`/help/${slug}#${helpAnchor(at)}`),
      title: t(question),
      detail: t(title),
      texts: [t(question), question],
    })),
  ]);
}
