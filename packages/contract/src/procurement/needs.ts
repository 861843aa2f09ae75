// Calls of a buyer's needs and projects. Members of the buyer edit them, and others see them according to R15.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { singleLine } from '../leads/contact.ts';
import { categories, codeOf } from '../taxonomy.ts';
import { done, id, instant, LIST_PAGE_SIZE } from '../wire.ts';

export const urgencies = ['Low', 'Medium', 'High'] as const;
export const projectStatuses = ['Active', 'Pending', 'Completed'] as const;
/** The maximum of suppliers notified of a need. Each supplier is notified of one need a day. */
export const NEED_RECIPIENTS_MAX = 500;

const paged = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(LIST_PAGE_SIZE),
});
const byUser = { params: z.object({ userId: id }), query: paged, access: 'visitor' } as const;
const own = {
  access: 'buyer',
  params: z.object({ id }),
  limits: [{ by: 'account', max: 120, seconds: 600 }],
} as const;

/** Returns the code of any spelling of a category (R3), and other text unchanged. */
const toCategoryCode = (text: string) => codeOf(categories, text) ?? text;

/** Text of at least three characters in one line. A missing value counts as too short. */
const phrase = (max: number, tooShort: string, tooLong: string) =>
  z.string(tooShort).pipe(singleLine.trim().min(3, tooShort).max(max, tooLong));

export const needTexts = {
  category: 'Category must be at least 3 characters long',
  longCategory: 'Category must be at most 120 characters long',
  quantity: 'Quantity must be at least 1',
  urgency: 'Urgency must be Low, Medium, or High',
  budget: 'Budget must be a positive number',
  name: 'Project name must be at least 3 characters long',
  longName: 'Project name must be at most 200 characters long',
  status: 'Status must be Active, Pending, or Completed',
  duration: 'Duration must be specified',
  longDuration: 'Duration must be at most 120 characters long',
  equipment: 'At least one equipment type is required',
  manyTypes: 'Enter up to 30 types, each up to 60 characters long',
} as const;

const needFields = z.object({
  category: phrase(120, needTexts.category, needTexts.longCategory).transform(toCategoryCode),
  quantity: z.coerce
    .number(needTexts.quantity)
    .min(1, needTexts.quantity)
    .int('Quantity must be a whole number')
    .max(100_000, 'Quantity must be at most 100,000')
    .default(1),
  urgency: z.enum(urgencies, needTexts.urgency).default('Low'),
  /** US dollars. 0 means an open budget (R22). */
  budget: z.coerce
    .number(needTexts.budget)
    .min(0, needTexts.budget)
    .max(1_000_000_000, 'Budget must be at most 1,000,000,000')
    .default(0),
});

const need = z
  .object({
    _id: id,
    category: z.string(),
    quantity: z.int(),
    urgency: z.enum(urgencies),
    /** Sent only to the owner, operators and signed-in suppliers. */
    budget: z.number().optional(),
    createdAt: instant,
  })
  .meta({ id: 'Need' });

export const getNeeds = endpoint({
  ...byUser,
  method: 'GET',
  path: '/auth/get-needs/:userId',
  summary: 'List the needs of a buyer, newest first',
  answer: z.object({ needs: z.array(need), total: z.int(), pages: z.int() }),
  errors: ['buyer.unknown'],
});

export const createNeed = endpoint({
  method: 'POST',
  path: '/auth/create-need',
  access: 'buyer',
  summary: 'Create a need of the company; suppliers of that category in its country are notified',
  message: 'Need created successfully',
  body: needFields,
  answer: done.extend({ need }),
  limits: own.limits,
});

export const updateNeed = endpoint({
  ...own,
  method: 'PUT',
  path: '/auth/update-need/:id',
  summary: 'Change a need of the company',
  message: 'Need updated successfully',
  body: needFields,
  answer: done.extend({ need }),
  errors: ['need.unknown'],
});

export const deleteNeed = endpoint({
  ...own,
  method: 'DELETE',
  path: '/auth/delete-need/:id',
  summary: 'Delete a need of the company',
  message: 'Need deleted successfully',
  answer: done,
  errors: ['need.unknown'],
});

const projectFields = z.object({
  name: phrase(200, needTexts.name, needTexts.longName),
  status: z.enum(projectStatuses, needTexts.status).default('Active'),
  duration: phrase(120, needTexts.duration, needTexts.longDuration),
  equipment: z
    .array(
      z.string(needTexts.equipment).pipe(singleLine.trim().max(60, needTexts.manyTypes)).transform(toCategoryCode),
      needTexts.equipment,
    )
    .max(30, needTexts.manyTypes)
    .transform((types) => [...new Set(types.filter((type) => type !== ''))])
    .refine((types) => types.length >= 1, needTexts.equipment),
});

const project = z
  .object({
    _id: id,
    name: z.string(),
    status: z.enum(projectStatuses),
    duration: z.string(),
    equipment: z.array(z.string()),
    createdAt: instant,
  })
  .meta({ id: 'Project' });

export const getProjects = endpoint({
  ...byUser,
  method: 'GET',
  path: '/auth/get-projects/:userId',
  summary: 'List the projects of a buyer, newest first',
  answer: z.object({ projects: z.array(project), total: z.int(), pages: z.int() }),
  errors: ['buyer.unknown'],
});

export const createProject = endpoint({
  method: 'POST',
  path: '/auth/create-project',
  access: 'buyer',
  summary: 'Create a project of the company',
  message: 'Project created successfully',
  body: projectFields,
  answer: done.extend({ project }),
  limits: own.limits,
});

export const updateProject = endpoint({
  ...own,
  method: 'PUT',
  path: '/auth/update-project/:id',
  summary: 'Change a project of the company',
  message: 'Project updated successfully',
  body: projectFields,
  answer: done.extend({ project }),
  errors: ['project.unknown'],
});

export const deleteProject = endpoint({
  ...own,
  method: 'DELETE',
  path: '/auth/delete-project/:id',
  summary: 'Delete a project of the company',
  message: 'Project deleted successfully',
  answer: done,
  errors: ['project.unknown'],
});
