import { texts } from 'virtual:arabic/frame';
import { registerTranslations } from '../lib/i18n/register-translations.ts';

// The head of a page preloads the modules of its routes, and they run before hydration. The texts are therefore available in time.
registerTranslations(texts);

export { Outlet as default } from 'react-router';
