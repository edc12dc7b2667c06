/** Props shared by the dialogs that act on tasks. */
export interface TaskActionDialogProps<Choice> {
  open: boolean;
  /** Number of tasks the action applies to, at least 1. */
  tasks: number;
  /** The action is running: it cannot be confirmed again. */
  isBusy: boolean;
  /** Why the last attempt failed, as text; the selection is kept. */
  problem: string | null;
  onConfirm: (choice: Choice) => void;
  /** Called when the user closes the dialog without acting. */
  onClose: () => void;
}
