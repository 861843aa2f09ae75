import { texts } from 'virtual:arabic/frame';
import { speak } from '../lib/spoken.ts';

// The head of a page preloads the modules of its routes, and they run before hydration. The texts are therefore available in time.
speak(texts);

export { Outlet as default } from 'react-router';
