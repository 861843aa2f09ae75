// What a buyer looks for, and the projects it is for, as others may see them (R15).
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant } from './wire.ts';

export const urgencies = ['Low', 'Medium', 'High'] as const;
export const projectStatuses = ['Active', 'Pending', 'Completed'] as const;
/** Every list of the dashboard has pages of this size. */
export const LIST_PAGE_SIZE = 20;

const paged = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(LIST_PAGE_SIZE),
});
const of = { params: z.object({ userId: id }), query: paged, access: 'visitor' } as const;

export const getNeeds = endpoint({
  ...of,
  method: 'GET',
  path: '/auth/get-needs/:userId',
  summary: 'The needs of a buyer, newest first',
  answer: z.object({
    needs: z.array(
      z.object({
        _id: id,
        category: z.string(),
        quantity: z.int(),
        urgency: z.enum(urgencies),
        /** US dollars, 0 for open (R22). For the owner, operators and signed-in suppliers only. */
        budget: z.number().optional(),
        createdAt: instant,
      }),
    ),
    total: z.int(),
    pages: z.int(),
  }),
  errors: ['buyer.unknown'],
});

export const getProjects = endpoint({
  ...of,
  method: 'GET',
  path: '/auth/get-projects/:userId',
  summary: 'The projects of a buyer, newest first',
  answer: z.object({
    projects: z.array(
      z.object({
        _id: id,
        name: z.string(),
        status: z.enum(projectStatuses),
        duration: z.string(),
        equipment: z.array(z.string()),
        createdAt: instant,
      }),
    ),
    total: z.int(),
    pages: z.int(),
  }),
  errors: ['buyer.unknown'],
});
