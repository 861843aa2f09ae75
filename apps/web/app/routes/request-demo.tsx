import { DemoScreen } from '../features/leads/e-procurement/demo-screen.tsx';

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=300' });

export default DemoScreen;
