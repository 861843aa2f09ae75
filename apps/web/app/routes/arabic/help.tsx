import { texts } from 'virtual:arabic/help';
import { registerTranslations } from '../../lib/spoken.ts';

registerTranslations(texts);

export { Outlet as default } from 'react-router';
