import { PostRequestScreen } from '../features/directory/services/post-request-screen.tsx';

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=300' });

export default PostRequestScreen;
