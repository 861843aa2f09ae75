import { useLoaderData, useParams } from 'react-router';
import { BookScreen } from '../features/rentals/book/book-screen.tsx';
import { loadBook } from '../features/rentals/book/load-book.ts';
import { pageLoader } from '../lib/api/page-loader.ts';

const page = pageLoader(loadBook);
export const loader = page.onServer;
export const clientLoader = (given: Parameters<typeof page.inBrowser>[0]) => ({ pending: page.inBrowser(given) });

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=60' });

export default function Book() {
  const { id = '' } = useParams();
  return <BookScreen id={id} data={useLoaderData()} />;
}
