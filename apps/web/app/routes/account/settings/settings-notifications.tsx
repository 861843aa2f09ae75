import { NoticesPanel } from '../../../features/notifications/settings/notices-panel.tsx';

export default NoticesPanel;
