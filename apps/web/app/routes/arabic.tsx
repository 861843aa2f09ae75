import { Outlet } from 'react-router';
import { arabic } from '../lib/arabic.ts';

/** A page's head announces what its routes import: so the texts are under way before any script asks for them. */
export const handle = { texts: arabic };

export default function Arabic() {
  return <Outlet />;
}
