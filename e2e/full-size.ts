/** Whether a load lasts its full time. It is shorter on every change, and full with `FULL=1 npm run e2e`. */
export const FULL_SIZE = process.env.FULL === '1';
