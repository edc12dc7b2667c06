import { useEffect, useRef, useState } from 'react';
import { windowOf } from '../ui/page-root.ts';
import { usePortal } from '../ui/portal.ts';

const containsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Accepts files dropped anywhere on the page while a modal dialog is open, so that a drop outside the dialog is neither
 * lost nor makes the browser leave the page. Returns whether files are being dragged over the page.
 */
export function usePageDrop(onFiles: (files: readonly File[]) => void): boolean {
  const portal = usePortal();
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const view = portal ? windowOf(portal) : window;
    const handleOver = (event: DragEvent) => {
      if (!containsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const handleLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const handleDrop = (event: DragEvent) => {
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    view.addEventListener('dragover', handleOver);
    view.addEventListener('dragleave', handleLeave);
    view.addEventListener('drop', handleDrop);
    return () => {
      view.removeEventListener('dragover', handleOver);
      view.removeEventListener('dragleave', handleLeave);
      view.removeEventListener('drop', handleDrop);
    };
  }, [portal]);
  return isOver;
}
