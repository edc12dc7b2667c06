import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { FormController } from './create-form-controller.ts';
import { type FormSectionFields, type SectionProgress, sectionProgress } from './section-states.ts';

const isSame = (left: SectionProgress, right: SectionProgress): boolean =>
  left.title === right.title &&
  left.state === right.state &&
  left.filled === right.filled &&
  left.total === right.total &&
  left.shown === right.shown &&
  left.wrong === right.wrong;

/** Returns the current progress of a section; the same object while nothing changes. */
export function useSectionProgress(controller: FormController, section: FormSectionFields): SectionProgress {
  const { model, parts } = controller;
  const cache = useRef<{ version: number; focus: string | null; progress: SectionProgress } | null>(null);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [model.subscribeAll(listener), parts.status.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [model, parts],
  );
  const read = (): SectionProgress => {
    const version = model.version();
    const focus = parts.status.get().section;
    const held = cache.current;
    if (held && held.version === version && held.focus === focus) return held.progress;
    const next = sectionProgress(model, section, focus !== null && focus === (section.title ?? ''));
    const progress = held && isSame(held.progress, next) ? held.progress : next;
    cache.current = { version, focus, progress };
    return progress;
  };
  return useSyncExternalStore(subscribe, read, read);
}
