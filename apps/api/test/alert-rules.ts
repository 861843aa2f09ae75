// Parses metrics and evaluates alert rules as Prometheus does. It supports only the expressions that deploy/alerts.yml uses, and does not
// extrapolate to the ends of a window as Prometheus does.
export type Sample = { name: string; labels: Record<string, string>; value: number };
/** The samples of all processes at one moment. */
export type Scrape = { at: number; samples: Sample[] };
type Series = { labels: Record<string, string>; value: number };

const LINE = /^([a-z_:][\w:]*)(?:\{(.*)\})? (\S+)$/i;

export function readSamples(text: string, more: Record<string, string>): Sample[] {
  return text.split('\n').flatMap((line) => {
    const [, name, inside = '', value] = line.startsWith('#') ? [] : (LINE.exec(line) ?? []);
    if (!name) return [];
    const labels = [...inside.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key = '', text = '']) => [key, text]);
    const number = value === '+Inf' ? Number.POSITIVE_INFINITY : Number(value);
    return [{ name, labels: { ...Object.fromEntries(labels), ...more }, value: number }];
  });
}

/** Returns every metric that an expression names. */
export function listMetrics(expression: string): string[] {
  const bare = expression.replaceAll(/"[^"]*"/g, '').replaceAll(/(by|without)\s*\([^)]*\)/g, '');
  const names = [...bare.matchAll(/[a-z_][\w:]*(?!\w|\s*\()/gi)].map(([name]) => name);
  return [...new Set(names.filter((name) => name.includes('_') || name === 'up'))].filter(
    (name) => !name.endsWith('_quantile'),
  );
}

/** Returns whether the condition of a rule holds at the last of these scrapes. */
export function isFiring(expression: string, scrapes: readonly Scrape[]): boolean {
  const [, left = '', sign, right] = /^(.+) ([<>]) ([\d.]+)$/s.exec(expression.trim()) ?? [];
  if (!sign) throw new Error(`not a comparison with a number: ${expression}`);
  const bound = Number(right);
  return evaluate(left, scrapes).some(({ value }) => (sign === '>' ? value > bound : value < bound));
}

function evaluate(expression: string, scrapes: readonly Scrape[]): Series[] {
  const text = expression.trim();
  const quantile = /^histogram_quantile\(([\d.]+), (.+)\)$/s.exec(text);
  if (quantile) return [{ labels: {}, value: quantileOf(Number(quantile[1]), evaluate(quantile[2] ?? '', scrapes)) }];
  const grouped = /^sum by \(([\w, ]+)\) \((.+)\)$/s.exec(text);
  if (grouped) return sumBy((grouped[1] ?? '').split(', '), evaluate(grouped[2] ?? '', scrapes));
  const [, operation, inside = ''] = /^(max|min|sum|rate|increase)\((.+)\)$/s.exec(text) ?? [];
  if (operation === 'rate' || operation === 'increase') return growthOf(inside, scrapes, operation === 'rate');
  if (operation) {
    const values = evaluate(inside, scrapes).map(({ value }) => value);
    if (values.length === 0) return [];
    const value =
      operation === 'sum' ? values.reduce((sum, one) => sum + one, 0) : Math[operation as 'max' | 'min'](...values);
    return [{ labels: {}, value }];
  }
  return select(text, scrapes.at(-1)?.samples ?? []);
}

function select(selector: string, samples: readonly Sample[]): Sample[] {
  const [, name, inside = ''] = /^([\w:]+)(?:\{(.*)\})?$/s.exec(selector.trim()) ?? [];
  if (!name) throw new Error(`unsupported expression: ${selector}`);
  const matchers = [...inside.matchAll(/(\w+)(=~?)"([^"]*)"/g)];
  return samples.filter(
    (sample) =>
      sample.name === name &&
      matchers.every(([, key = '', sign, expected = '']) => {
        const actual = sample.labels[key] ?? '';
        return sign === '=' ? actual === expected : new RegExp(`^(?:${expected})$`).test(actual);
      }),
  );
}

const SECONDS = { s: 1, m: 60, h: 3600 };

/** Returns the growth since the first scrape of the window that has the series: the value at that scrape does not count as growth. */
function growthOf(range: string, scrapes: readonly Scrape[], perSecond: boolean): Series[] {
  const [, selector = '', count, unit] = /^(.+)\[(\d+)([smh])\]$/s.exec(range) ?? [];
  const last = scrapes.at(-1)?.at ?? 0;
  const window = scrapes.filter(({ at }) => last - at <= Number(count) * SECONDS[unit as 's'] * 1000);
  const ends = new Map<
    string,
    { labels: Record<string, string>; first: number; since: number; value: number; at: number }
  >();
  for (const { at, samples } of window)
    for (const { labels, value } of select(selector, samples)) {
      const key = JSON.stringify(Object.entries(labels).toSorted());
      ends.set(key, { ...(ends.get(key) ?? { labels, first: value, since: at }), value, at });
    }
  return [...ends.values()]
    .filter(({ since, at }) => at > since)
    .map(({ labels, first, since, value, at }) => ({
      labels,
      value: (value - first) / (perSecond ? (at - since) / 1000 : 1),
    }));
}

function sumBy(names: readonly string[], series: readonly Series[]): Series[] {
  const groups = Map.groupBy(series, ({ labels }) => JSON.stringify(names.map((name) => [name, labels[name] ?? ''])));
  return [...groups].map(([key, group]) => ({
    labels: Object.fromEntries(JSON.parse(key) as [string, string][]),
    value: group.reduce((sum, { value }) => sum + value, 0),
  }));
}

/** Computes a quantile as Prometheus does: values are spread evenly within a bucket, and above the last bound the bound is returned. */
function quantileOf(share: number, series: readonly Series[]): number {
  const bounds = series
    .map(({ labels, value }) => ({ le: labels.le === '+Inf' ? Number.POSITIVE_INFINITY : Number(labels.le), value }))
    .toSorted((a, b) => a.le - b.le);
  const total = bounds.at(-1)?.value ?? 0;
  if (total === 0) return Number.NaN;
  const rank = share * total;
  const at = bounds.findIndex(({ value }) => value >= rank);
  const [below, here] = [bounds[at - 1] ?? { le: 0, value: 0 }, bounds[at]];
  if (!here || here.le === Number.POSITIVE_INFINITY) return below.le;
  return below.le + ((here.le - below.le) * (rank - below.value)) / (here.value - below.value);
}
