// The data that the two kinds of profile pages show.

import type { buyerProfile, sellerProfile } from '@rigsouq/contract/companies/networks';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { getNeeds, getProjects } from '@rigsouq/contract/procurement/needs';

export type SupplierProfile = AnswerOf<typeof sellerProfile>;

/** Needs and projects are null if only they could not be loaded. */
export type BuyerPage = {
  buyer: AnswerOf<typeof buyerProfile>;
  needs: AnswerOf<typeof getNeeds> | null;
  projects: AnswerOf<typeof getProjects> | null;
};
