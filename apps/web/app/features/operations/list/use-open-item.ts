import { useLocation } from 'react-router';
import { barePath } from '../../../lib/i18n/language.ts';

/** The open item of a list is in the address, so that a user can go back, and send it to a colleague. */
export function useOpenItem() {
  const { pathname, search } = useLocation();
  const given = new URLSearchParams(search);
  const openId = given.get('open') ?? undefined;
  const pathWith = (id: string | undefined) => {
    const query = new URLSearchParams(given);
    if (id) query.set('open', id);
    else query.delete('open');
    return barePath(pathname) + (query.size > 0 ? `?${query}` : '');
  };
  return { openId, pathOf: pathWith, closePath: pathWith(undefined) };
}
