import { readRights } from '@rigsouq/contract/operations/operators';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

/** Loads which desks the operator may open. Its key is below that of the console, so that an operator's action reloads it. */
export const rightsQuery = queryOptions({ queryKey: ['admin', 'rights'], queryFn: () => call(readRights) });
