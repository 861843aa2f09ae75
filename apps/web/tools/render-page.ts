// Renders one page of the finished build, so that a build whose pages cannot be rendered fails instead of being released.
import { createRequestHandler, type ServerBuild } from 'react-router';
import { PageContext } from '../server/page-context.ts';

const built: string = '../build/server/index.js';
const build = (await import(built)) as ServerBuild;
const failures: unknown[] = [];
const context = new PageContext({
  nonce: 'nonce',
  apiUrl: 'http://localhost',
  support: {},
  reportFailure: (error) => failures.push(error),
});
// This page exists in every version and reads nothing from the api.
const response = await createRequestHandler(build, 'production')(new Request('http://localhost/no-such-page'), context);
if (failures.length > 0) throw failures[0];
if (response.status !== 404) throw new Error(`a missing page was rendered with status ${response.status}`);
