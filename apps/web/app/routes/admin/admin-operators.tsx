import { OperatorsScreen } from '../../features/operations/operators/operators-screen.tsx';

export default OperatorsScreen;
