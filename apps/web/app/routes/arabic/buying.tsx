import { texts } from 'virtual:arabic/buying';
import { registerTranslations } from '../../lib/register-translations.ts';

registerTranslations(texts);

export { Outlet as default } from 'react-router';
