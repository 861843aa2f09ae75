import { QueueScreen } from '../../features/operations/queue/queue-screen.tsx';

export default QueueScreen;
