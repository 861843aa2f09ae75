import { DataPanel } from '../../../features/privacy/data-panel.tsx';

export default DataPanel;
