import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { TaskWork } from './use-task-work.ts';

/** Reports to the page whether the task has unsent input, and that it has none once the task is no longer shown. */
export function useUnsavedReport(work: TaskWork, onUnsavedChange: ((isUnsaved: boolean) => void) | undefined): void {
  const isUnsaved = useSyncExternalStore(work.form.model.subscribeAll, work.isDirty, () => false);
  const report = useRef(onUnsavedChange);
  report.current = onUnsavedChange;
  useEffect(() => {
    report.current?.(isUnsaved);
    return () => report.current?.(false);
  }, [isUnsaved]);
}
