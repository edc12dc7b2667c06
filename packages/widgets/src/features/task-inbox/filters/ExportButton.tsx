import { Download, X } from 'lucide-react';
import { useRef } from 'react';
import { formatFileSize } from '../../../messages/format/format-number.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { LiveRegion } from '../../../ui/LiveRegion/LiveRegion.tsx';
import { useIsomorphicLayoutEffect } from '../../../ui/use-isomorphic-layout-effect.ts';
import * as styles from '../TaskInbox.css.ts';
import type { ExportButtonProps } from './export-button-props.ts';
import { useExport } from './use-export.ts';

/** "Exportar": the whole list as CSV. While it loads, shows the progress and a button to give up. */
export function ExportButton({ page, status, state, data, messages }: ExportButtonProps) {
  const locale = useLocale();
  const { loaded, start, cancel } = useExport({ page, status, state, data, messages });
  const button = useRef<HTMLButtonElement>(null);
  const stop = useRef<HTMLButtonElement>(null);
  const isRunning = loaded !== null;
  const held = useRef(false);
  const wasRunning = useRef(isRunning);
  useIsomorphicLayoutEffect(() => {
    if (wasRunning.current === isRunning) return;
    wasRunning.current = isRunning;
    // the focused button may have been removed
    if (!isRunning && held.current) button.current?.focus();
    held.current = false;
  });
  return (
    <span className={styles.exporting} data-slot="export" data-state={isRunning ? 'running' : 'idle'}>
      <Button ref={button} size="sm" variant="ghost" icon={<Download />} busy={isRunning} onClick={start}>
        {isRunning ? messages.exporting(loaded > 0 ? formatFileSize(loaded, locale) : '') : messages.export}
      </Button>
      {isRunning && (
        <IconButton
          ref={stop}
          size="sm"
          dense
          name={messages.cancelExport}
          icon={<X />}
          onFocus={() => {
            held.current = true;
          }}
          onBlur={() => {
            held.current = false;
          }}
          onClick={cancel}
        />
      )}
      <LiveRegion>{isRunning ? messages.exporting('') : ''}</LiveRegion>
    </span>
  );
}
