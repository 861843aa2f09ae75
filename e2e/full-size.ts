/** All journeys, whole: with `FULL=1 npm run e2e`. On every change, those that `playwright.config.ts` names. */
export const FULL_SIZE = process.env.FULL === '1';
