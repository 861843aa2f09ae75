import { OperatorDesk } from '../../features/operations/operator-desk.tsx';

export default OperatorDesk;
