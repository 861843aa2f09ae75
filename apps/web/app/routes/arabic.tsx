import { texts } from 'virtual:arabic/frame';
import { speak } from '../lib/spoken.ts';

// A page's head announces what its routes import, and their modules run before the page comes alive: so its texts are there by then.
speak(texts);

export { Outlet as default } from 'react-router';
