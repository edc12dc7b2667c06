import { PanelLeft, PanelRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import * as styles from './Modeler.css.ts';

interface SidePanelProps {
  ref?: Ref<HTMLElement>;
  side: 'left' | 'right';
  label: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A part beside the flow; on a phone it covers it. */
export function SidePanel({ ref, side, label, closeLabel, onClose, children }: SidePanelProps) {
  return (
    <aside
      ref={ref}
      className={side === 'left' ? styles.left : styles.right}
      aria-label={label}
      data-slot={`modeler-${side}`}
    >
      {children}
      <IconButton
        className={styles.closePanel}
        name={closeLabel}
        icon={side === 'left' ? <PanelLeft /> : <PanelRight />}
        onClick={onClose}
      />
    </aside>
  );
}
