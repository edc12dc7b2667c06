/** A navigation of the page that waits for the user's confirmation. */
export interface LeaveRequest {
  /** Continues the navigation. */
  leave: () => void;
  /** Cancels the navigation. */
  stay: () => void;
}
