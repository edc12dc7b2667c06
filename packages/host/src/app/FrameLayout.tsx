import { taskPages } from '@tramita/client/rules';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { reportedPath } from '../frame/frame-address.ts';
import { useFrame } from '../frame/frame-context.ts';
import * as styles from './FrameLayout.css.ts';

interface FrameLayoutProps {
  /** Whether the page fills the height of the frame and scrolls inside; otherwise the frame gets the page's height. */
  isFilled?: boolean;
}

/** Layout of a page in a frame: without drawer and top bar. Reports events to the page around it. */
export function FrameLayout({ isFilled = false }: FrameLayoutProps) {
  const content = useRef<HTMLElement>(null);
  useReportedHeight(content, isFilled);
  useReportedAddress();
  useVisiblePart();
  return (
    <div className={styles.page}>
      <main ref={content} className={isFilled ? styles.filled : styles.grown}>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}

function useReportedHeight(content: React.RefObject<HTMLElement | null>, isFilled: boolean): void {
  const frame = useFrame();
  useEffect(() => {
    if (!frame || !content.current) return;
    if (isFilled) return frame.setHeight(null);
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      if (height > 0) frame.setHeight(Math.ceil(height));
    });
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [frame, content, isFilled]);
}

/** Keeps dialogs and messages in the part of the frame that is in the window of the page. */
function useVisiblePart(): void {
  const frame = useFrame();
  useEffect(() => {
    frame?.onInsets(({ top, bottom }) => {
      const { style } = document.documentElement;
      style.setProperty('--tramita-inset-top', `${top}px`);
      style.setProperty('--tramita-inset-bottom', `${bottom}px`);
    });
  }, [frame]);
}

function useReportedAddress(): void {
  const frame = useFrame();
  const { pathname, search } = useLocation();
  const [, page, status, named = null] = pathname.split('/');
  const isList = taskPages.some((name) => name === page);
  const menu = isList ? `${page}/${status}` : null;
  const identifier = isList ? named : null;
  const opened = useRef<string | null>(null);
  useEffect(() => frame?.emit('tramita-navigate', { path: reportedPath(pathname, search) }), [frame, pathname, search]);
  useEffect(() => {
    const before = opened.current;
    opened.current = menu;
    const shown = menu ?? before;
    if (shown !== null) frame?.emit('tramita-open-task', { identifier, menu: shown });
  }, [frame, menu, identifier]);
}
