/** How long a load lasts: shorter on every change, whole with `FULL=1 npm run e2e`. */
export const FULL_SIZE = process.env.FULL === '1';
