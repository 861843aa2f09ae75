import { expect, it } from 'vitest';
import { listActs, listStarts, type Roles } from './acts.ts';

const pathsOf = (roles: Roles) => listActs(roles).map(({ to }) => to);

it('offers a visitor the public pages and no page of a member', () => {
  const paths = pathsOf([]);
  expect(paths).toEqual(expect.arrayContaining(['/login', '/vendoronboarding', '/marketplace/sell', '/help']));
  expect(paths.filter((path) => /^\/(dashboard|settings|procurement|equipment)/.test(path))).toEqual([]);
});

it('offers buyers and suppliers their own acts, and both to a company with both roles', () => {
  expect(pathsOf(['buyer'])[0]).toBe('/procurement/rfq/new');
  expect(pathsOf(['buyer'])).not.toContain('/equipment/import');
  expect(pathsOf(['supplier'])).toContain('/dashboard?role=supplier&tab=add-equipment');
  expect(pathsOf(['supplier'])).not.toContain('/procurement/rfq/new');
  expect(pathsOf(['buyer', 'supplier'])).toEqual(
    expect.arrayContaining(['/procurement/rfq/new', '/equipment/import', '/dashboard?role=buyer']),
  );
  for (const roles of [['buyer'], ['supplier']]) expect(pathsOf(roles)).not.toContain('/login');
});

it('offers an operator no act of the market that operators may not use', () => {
  const paths = pathsOf(['admin']);
  expect(paths.filter((path) => /^\/(procurement|dashboard|auction\/consign|marketplace\/sell)/.test(path))).toEqual(
    [],
  );
  expect(paths).toContain('/settings');
});

it('offers every path once', () => {
  for (const roles of [[], ['buyer'], ['supplier'], ['buyer', 'supplier'], ['admin']])
    expect(new Set(pathsOf(roles)).size).toBe(pathsOf(roles).length);
});

it('starts after a search without results with pages that everybody may open', () => {
  expect(listStarts().map(({ to }) => to)).toEqual(['/marketplace', '/help', '/contact-us']);
});
