import { OperatorDesk } from '../../features/operations/operator-desk.tsx';
import type { FrameHandle } from '../../shell/frame.tsx';

export const handle: FrameHandle = { ownFrame: true };

export default OperatorDesk;
