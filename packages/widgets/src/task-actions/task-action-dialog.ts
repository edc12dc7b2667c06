/** What the windows that act on tasks have in common. */
export interface TaskActionDialogProps<Choice> {
  open: boolean;
  /** How many tasks the action is about, at least 1. */
  tasks: number;
  /** The action is under way: it cannot be confirmed again. */
  isBusy: boolean;
  /** Why the last attempt failed, in words; the choice stays. */
  problem: string | null;
  onConfirm: (choice: Choice) => void;
  /** The person closed it without acting. */
  onClose: () => void;
}
