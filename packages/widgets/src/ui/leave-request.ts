/** A navigation of the page that waits for an answer. */
export interface LeaveRequest {
  /** Goes on with it. */
  leave: () => void;
  /** Gives it up. */
  stay: () => void;
}
