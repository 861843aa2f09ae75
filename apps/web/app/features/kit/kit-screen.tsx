// The page /_kit of the development server: every component in its states, from left to right and from right to left.
// Its texts are for developers and are not translated.
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { LotBadge } from '../../shared/auctions/lot-badge.tsx';
import { VerifiedBadge } from '../../shared/companies/verified-badge.tsx';
import { DealFacts, DealPanel } from '../../shared/deals/deal-panel.tsx';
import { DealTable, DealTableRow, NextStep } from '../../shared/deals/deal-table.tsx';
import { ColumnChart } from '../../ui/charts/column-chart.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SelectField } from '../../ui/filters/fields.tsx';
import { FilterChips } from '../../ui/filters/filter-chips.tsx';
import { SettingsSection } from '../../ui/forms/settings-section.tsx';
import { Badge } from '../../ui/page/badge.tsx';
import { Pager } from '../../ui/page/pager.tsx';
import { StatStrip } from '../../ui/page/stat-strip.tsx';
import { EmptyNote } from '../../ui/states/empty-note.tsx';
import { FailureNote } from '../../ui/states/failure-note.tsx';
import {
  LoadingCards,
  LoadingChart,
  LoadingForm,
  LoadingPage,
  LoadingReport,
  LoadingRows,
} from '../../ui/states/loading.tsx';
import { AddressTabs } from '../../ui/tabs/address-tabs.tsx';
import classes from './kit.module.css';

export function KitScreen() {
  return (
    <div className={classes.page}>
      <h1>Components</h1>
      <div className={classes.columns}>
        <div dir="ltr" lang="en">
          <Components words={english} />
        </div>
        <div dir="rtl" lang="ar">
          <Components words={arabic} />
        </div>
      </div>
    </div>
  );
}

const english = {
  save: 'Save',
  new: 'New request',
  machine: 'Caterpillar 320 2019',
  company: 'Gulf Plant (Demo)',
  sentence: 'One sentence that says what this is for.',
  name: 'Company name',
  error: 'Enter the name of the company',
  choices: ['Excavators', 'Cranes', 'Loaders'],
  empty: 'No requests found.',
  failed: 'This could not be loaded. Check your connection and try again.',
  months: ['Aug', 'Sep', 'Oct', 'Nov'],
};
const arabic: typeof english = {
  save: 'حفظ',
  new: 'طلب جديد',
  machine: 'حفارة Caterpillar 320 2019',
  company: 'معدات الخليج (تجريبي)',
  sentence: 'جملة واحدة توضّح الغرض من هذا القسم.',
  name: 'اسم الشركة',
  error: 'أدخل اسم الشركة',
  choices: ['الحفارات', 'الرافعات', 'اللوادر'],
  empty: 'لا توجد طلبات.',
  failed: 'تعذّر التحميل. تحقق من اتصالك بالإنترنت وأعد المحاولة.',
  months: ['أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر'],
};
type Words = typeof english;

function Components({ words }: { words: Words }) {
  return (
    <>
      <Colors />
      <Sizes words={words} />
      <Buttons words={words} />
      <Badges words={words} />
      <Fields words={words} />
      <Navigation words={words} />
      <Lists words={words} />
      <Panels words={words} />
      <States words={words} />
      <Loading />
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h2 className={classes.title}>{title}</h2>
      {children}
    </section>
  );
}

const colors = [
  'ink',
  'steel',
  'line',
  'paper',
  'sand',
  'amber',
  'blue',
  'ok-fill',
  'warn-fill',
  'bad-fill',
  'info-fill',
];

function Colors() {
  return (
    <Part title="Colours">
      <ul className={classes.row}>
        {colors.map((name) => (
          <li key={name} className={classes.color}>
            <span className={classes.swatch} style={{ background: `var(--${name})` }} />
            {name}
          </li>
        ))}
      </ul>
    </Part>
  );
}

const sizes = [
  'var(--text-xs)',
  'var(--text-sm)',
  'var(--text-md)',
  'var(--text-lg)',
  'var(--text-xl)',
  'var(--text-2xl)',
];

function Sizes({ words }: { words: Words }) {
  return (
    <Part title="Text">
      {sizes.map((size) => (
        <p key={size} style={{ fontSize: size }}>
          {words.machine}
        </p>
      ))}
    </Part>
  );
}

function Buttons({ words }: { words: Words }) {
  return (
    <Part title="Buttons: one amber on a screen">
      <div className={classes.row}>
        <Button color="amber" leftSection={<IconPlus size={18} aria-hidden="true" />}>
          {words.new}
        </Button>
        <Button color="ink">{words.save}</Button>
        <Button variant="default">{words.save}</Button>
        <Button variant="outline" color="ink">
          {words.save}
        </Button>
        <Button color="red">{words.save}</Button>
        <Button color="amber" disabled>
          {words.save}
        </Button>
        <Button variant="default" loading>
          {words.save}
        </Button>
      </div>
    </Part>
  );
}

const tones = ['green', 'yellow', 'red', 'blue', 'gray', 'purple', 'ink', 'outline'] as const;

function Badges({ words }: { words: Words }) {
  return (
    <Part title="Badges">
      <div className={classes.row}>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {words.save}
          </Badge>
        ))}
        <VerifiedBadge>{words.save}</VerifiedBadge>
      </div>
      <div className={classes.row}>
        <LotBadge status="pending" outcome={null} />
        <LotBadge status="pending" outcome={null} scheduled />
        <LotBadge status="active" outcome={null} />
        <LotBadge status="ended" outcome={null} />
        <LotBadge status="ended" outcome="sold" />
        <LotBadge status="ended" outcome="passed" />
        <LotBadge status="cancelled" outcome="cancelled" />
      </div>
    </Part>
  );
}

function Fields({ words }: { words: Words }) {
  const data = [...words.choices];
  return (
    <Part title="Fields">
      <TextInput label={words.name} description={words.sentence} defaultValue={words.company} size="md" />
      <TextInput label={words.name} error={words.error} withAsterisk size="md" />
      <TextInput label={words.name} defaultValue={words.company} disabled size="md" />
      <NativeSelect label={words.name} data={data} size="md" />
      <SelectField
        name="kind"
        label={words.name}
        options={data.map((label) => ({ code: label, label }))}
        chosen=""
        names
      />
      <Textarea label={words.name} rows={2} size="md" />
      <Checkbox label={words.sentence} defaultChecked />
    </Part>
  );
}

function Navigation({ words }: { words: Words }) {
  const [page, setPage] = useState(2);
  const [first = '', second = '', third = ''] = words.choices;
  const tab = (id: string) => ({ id, label: id, content: () => <p>{words.sentence}</p> });
  return (
    <Part title="Tabs, chips and pages">
      <AddressTabs title={words.name} tabs={[tab(first), tab(second), tab(third)]} />
      <FilterChips
        chips={words.choices.map((name) => ({ name, without: `/#${name}` }))}
        clear={{ to: '/', label: words.new }}
      />
      <Pager page={page} pages={3} onPage={setPage} label={words.name} />
    </Part>
  );
}

function Lists({ words }: { words: Words }) {
  const headings = { machine: words.name, company: words.name, figure: 'AED', day: words.months[3] ?? '' };
  return (
    <Part title="Numbers, tables and charts">
      <StatStrip
        stats={[
          { label: words.new, value: '1,284', to: '/' },
          { label: words.name, value: '$ 67,150', note: words.sentence },
          { label: words.save, value: null, note: words.empty },
        ]}
      />
      <DealTable headings={headings}>
        {['AED 76,388', 'AED 9,200'].map((figure, at) => (
          <DealTableRow
            key={figure}
            machine={words.machine}
            company={words.company}
            figure={figure}
            day="20 Nov 2026"
            status={<Badge tone={at === 0 ? 'green' : 'yellow'}>{words.save}</Badge>}
            next={<NextStep to="/" label={words.save} about={words.machine} waits={at === 0} />}
          />
        ))}
      </DealTable>
      <ColumnChart
        label={words.name}
        places={words.months.map((name) => ({ name, short: name }))}
        series={[
          { name: words.company, tone: 'ink', values: [3, 8, 5, 9] },
          { name: words.machine, tone: 'amber', values: [4, 2, 6, 3] },
        ]}
        edge={String}
        exact={String}
      />
    </Part>
  );
}

function Panels({ words }: { words: Words }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Part title="Panels and dialogs">
      <SettingsSection
        id={`settings-${words.save}`}
        title={words.name}
        lead={words.sentence}
        action={
          <Button variant="default" onClick={() => setIsOpen(true)}>
            {words.new}
          </Button>
        }
      >
        <p>{words.sentence}</p>
      </SettingsSection>
      <DealPanel title={words.machine}>
        <DealFacts
          facts={[
            { label: words.name, value: 'AED 76,388', large: true },
            { label: words.new, value: words.company },
            { label: words.save, value: words.sentence, wide: true },
          ]}
        />
      </DealPanel>
      <Dialog opened={isOpen} onClose={() => setIsOpen(false)} title={words.name}>
        <p>{words.sentence}</p>
      </Dialog>
    </Part>
  );
}

function States({ words }: { words: Words }) {
  return (
    <Part title="Empty and failed">
      <EmptyNote text={words.empty}>
        <p>{words.sentence}</p>
        <Button color="amber">{words.new}</Button>
      </EmptyNote>
      <FailureNote
        action={
          <Button variant="default" size="xs">
            {words.save}
          </Button>
        }
      >
        {words.failed}
      </FailureNote>
    </Part>
  );
}

function Loading() {
  return (
    <Part title="Loading">
      <LoadingRows rows={2} photos />
      <LoadingPage />
      <LoadingForm fields={2} />
      <LoadingChart height={120} />
      <LoadingReport />
      <LoadingCards count={2} className={classes.cards} />
    </Part>
  );
}
