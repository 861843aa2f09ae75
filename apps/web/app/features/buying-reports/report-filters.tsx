import { categories } from '@rigsouq/contract/taxonomy';
import { dayOf } from '@rigsouq/kernel/periods';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { addMonths, firstDay, monthOf } from '../../lib/format/days.ts';
import { formatShortMonth } from '../../lib/format/format.ts';
import { categoryLabel } from '../../lib/i18n/labels.ts';
import { useLanguage, useLocalPath } from '../../lib/i18n/language.ts';
import { useSyncFormToAddress } from '../../lib/sync-form.ts';
import { SelectField } from '../../ui/filters/fields.tsx';
import { FilterChips } from '../../ui/filters/filter-chips.tsx';
import type { Report } from './report-query.ts';
import { keepMonthsInOrder, listSelectableMonths, type ReportSearch, searchPath } from './report-search.ts';
import classes from './reports-screen.module.css';

/** Applies every choice immediately. `report` is the last loaded report, which supplies the suppliers to choose from. */
export function ReportFilters({ asked, report }: { asked: ReportSearch; report: Report | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const form = useRef<HTMLFormElement>(null);
  // The server decides which month it is. Until its answer arrives, the browser's month fills the lists.
  const thisMonth = report?.thisMonth ?? monthOf(dayOf(new Date()));
  const to = asked.to || thisMonth;
  const from = asked.from || addMonths(to, -11);
  const { category, supplier } = asked;
  useSyncFormToAddress(form, { from, to, category, supplier });

  function applyFilters({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLSelectElement)) return;
    const formData = new FormData(currentTarget);
    const fieldValue = (name: string) => String(formData.get(name) ?? '');
    const next = {
      from: fieldValue('from'),
      to: fieldValue('to'),
      category: fieldValue('category'),
      supplier: fieldValue('supplier'),
    };
    void navigate(localPath(searchPath(keepMonthsInOrder(next, target.name))), { preventScrollReset: true });
  }

  const months = listSelectableMonths(thisMonth, [from, to]).map((month) => ({
    code: month,
    label: `${formatShortMonth(firstDay(month), language)} ${month.slice(0, 4)}`,
  }));
  const choices = listSupplierChoices(report, supplier, t('Another supplier'));
  return (
    <search className={classes.search}>
      <form ref={form} method="get" onChange={applyFilters} className={classes.filters}>
        <SelectField
          key={`from ${thisMonth}`}
          name="from"
          label={t('From month')}
          options={months}
          chosen={from}
          names
        />
        <SelectField key={`to ${thisMonth}`} name="to" label={t('To month')} options={months} chosen={to} names />
        <SelectField
          name="category"
          label={t('Category')}
          all={t('All categories')}
          options={categories}
          chosen={category}
        />
        <SelectField
          key={choices.map(({ code }) => code).join()}
          name="supplier"
          label={t('Supplier')}
          all={t('All suppliers')}
          options={choices}
          chosen={supplier}
          names
        />
      </form>
      <ReportChips asked={asked} supplierName={choices.find(({ code }) => code === supplier)?.label ?? ''} />
    </search>
  );
}

type SupplierChoice = { code: string; label: string };

/** The supplier in the address may have no order in these months. It is then added to the list, with `otherLabel`. */
function listSupplierChoices(report: Report | undefined, supplier: string, otherLabel: string): SupplierChoice[] {
  const suppliers = (report?.choices ?? []).map(({ _id, companyName }) => ({ code: _id, label: companyName }));
  const known = suppliers.some(({ code }) => code === supplier);
  return supplier && !known ? [...suppliers, { code: supplier, label: otherLabel }] : suppliers;
}

function ReportChips({ asked, supplierName }: { asked: ReportSearch; supplierName: string }) {
  const { t } = useTranslation();
  const localPath = useLocalPath();
  const pathWithout = (cleared: Partial<ReportSearch>) => localPath(searchPath({ ...asked, ...cleared }));
  const category = { name: categoryLabel(t, asked.category), without: pathWithout({ category: '' }) };
  const supplier = { name: supplierName, without: pathWithout({ supplier: '' }) };
  return (
    <FilterChips
      chips={[...(asked.category ? [category] : []), ...(asked.supplier ? [supplier] : [])]}
      clear={{ to: pathWithout({ category: '', supplier: '' }), label: t('Clear all filters') }}
    />
  );
}
