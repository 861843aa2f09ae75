import { type NavigateOptions, useSearchParams } from 'react-router';

/** Returns the page of a list and a setter. The page is in the address, so that the back button returns to it. */
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
