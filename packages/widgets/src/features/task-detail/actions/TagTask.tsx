import { TagDialog } from '../../../task-actions/TagDialog.tsx';
import { type TaggingOptions, useTagging } from './use-tagging.ts';

export interface TagTaskProps extends TaggingOptions {
  open: boolean;
  onClose: () => void;
}

/** Dialog for the task's tag; adds, changes or removes it. */
export function TagTask({ open, onClose, ...options }: TagTaskProps) {
  const tagging = useTagging(options);
  return (
    <TagDialog
      open={open}
      tasks={1}
      current={options.task.taskMarker?.id}
      isBusy={tagging.isBusy}
      problem={tagging.problem}
      onConfirm={(idTaskMarker) => void tagging.send(idTaskMarker)}
      onClose={() => {
        tagging.reset();
        onClose();
      }}
    />
  );
}
