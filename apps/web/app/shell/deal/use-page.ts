import { type NavigateOptions, useSearchParams } from 'react-router';

/** The page of a list. The address holds it, so that the way back from an entry leads to it. */
export function usePage(): [number, (page: number, options?: NavigateOptions) => void] {
  const [query, setQuery] = useSearchParams();
  const asked = Number(query.get('page'));
  return [
    Number.isInteger(asked) && asked >= 1 && asked <= 10_000 ? asked : 1,
    (page, options) =>
      setQuery((before) => {
        before.set('page', String(page));
        return before;
      }, options),
  ];
}
