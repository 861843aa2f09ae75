// The public interface of the module: other modules import only from here.
export { countNeedsAndProjects } from './buyer-statistics.ts';
export { arabicCategories, categoryTexts } from './category-texts.ts';
export { notifySuppliersJob } from './notify-suppliers.ts';
export { activatePlan, endPlan } from './plans/activate-plan.ts';
export { advanceBuyerPlansJob } from './plans/advance-plans.ts';
export { plansRoutes } from './plans/plans.routes.ts';
export { readPlan } from './plans/read-plan.ts';
export { requirePlan } from './plans/require-plan.ts';
export { needPosted, planStepped } from './procurement.events.ts';
export { findOwnNeed, findOwnProject } from './procurement.queries.ts';
export { procurementRoutes } from './procurement.routes.ts';
