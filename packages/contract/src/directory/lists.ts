// Filters of experts and service providers. The file has no calls, so that a page can show its filters without loading them.
import type { Entry } from '../taxonomy.ts';

export const DIRECTORY_PAGE_SIZE = 6;

export const specializations = [
  { code: 'appraisal', label: 'Appraisal' },
  { code: 'technical', label: 'Technical' },
  { code: 'maintenance', label: 'Maintenance' },
  { code: 'training', label: 'Training' },
  { code: 'inspection', label: 'Inspection' },
] as const satisfies readonly Entry[];

export const availabilities = [
  { code: 'available', label: 'Available' },
  { code: 'busy', label: 'Busy' },
] as const satisfies readonly Entry[];

export const serviceTypes = [
  { code: 'repair', label: 'Maintenance and repair' },
  { code: 'inspection', label: 'Inspection and certification' },
  { code: 'transport', label: 'Transport and lifting' },
  { code: 'parts', label: 'Spare parts' },
  { code: 'operators', label: 'Operators and crews' },
  { code: 'training', label: 'Operator training' },
  { code: 'other', label: 'Other' },
] as const satisfies readonly Entry[];

/** Plans of service providers (R83), the smallest first. `price` is in US dollars a month, `requests` is how many are forwarded in a month. */
export const providerPlans = [
  { code: 'basic', label: 'Basic', price: 49, requests: 5 },
  { code: 'professional', label: 'Professional', price: 99, requests: 15 },
  { code: 'enterprise', label: 'Enterprise', price: 199, requests: 50 },
] as const satisfies readonly (Entry & { price: number; requests: number })[];

/** How many requests a month are forwarded to a provider without a plan. */
export const FREE_REQUESTS = 2;
