import { data } from 'react-router';
import {
  type CategoryPage,
  CategoryScreen,
  categoryRules,
  findCategoryPage,
} from '../../features/catalogue/marketplace/category-screen.tsx';
import { marketLoader, shouldReloadMarket } from '../../features/catalogue/marketplace/load-market.ts';
import type { Route } from './+types/category';

const page = marketLoader(({ slug }) => categoryRules(pageOr404(slug)));
export const loader = page.onServer;
export const clientLoader = page.inBrowser;
export const shouldRevalidate = shouldReloadMarket;

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=30' });

function pageOr404(slug: string | undefined): CategoryPage {
  const found = findCategoryPage(slug);
  if (!found) throw data(null, 404);
  return found;
}

export default function Category({ loaderData, params }: Route.ComponentProps) {
  return <CategoryScreen page={pageOr404(params.slug)} {...loaderData} />;
}
