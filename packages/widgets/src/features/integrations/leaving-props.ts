import type { LeaveRequest } from '../../ui/leave-request.ts';

/** How a page guards its own navigation. */
export interface LeavingProps {
  /** A navigation that the page holds back. */
  leaving: LeaveRequest | null;
  onUnsavedChange: ((isUnsaved: boolean) => void) | undefined;
}
