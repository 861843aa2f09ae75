import { languages } from '@rigsouq/contract/wire';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

const bidderAnswers = ['received', 'approved', 'rejected'] as const;
export const answerBidder = defineJob(
  'auctions.answer_bidder',
  z.object({ id: z.uuid(), answer: z.enum(bidderAnswers) }),
);

export const confirmConsignment = defineJob(
  'auctions.confirm_consignment',
  z.object({ id: z.uuid(), language: z.enum(languages) }),
);
