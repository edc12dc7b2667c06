import { PanelLeft, PanelRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { useInertCovered } from '../../../ui/use-inert-covered.ts';
import { usePhone } from '../../../ui/use-phone.ts';
import * as styles from '../Modeler.css.ts';

interface SidePanelProps {
  side: 'left' | 'right';
  label: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel next to the flow. On a phone it covers the flow, and the tabs above lead back. */
export function SidePanel({ side, label, closeLabel, onClose, children }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null);
  const isPhone = usePhone();
  useInertCovered(panel, isPhone);
  return (
    <aside
      ref={panel}
      className={side === 'left' ? styles.left : styles.right}
      aria-label={label}
      data-slot={`modeler-${side}`}
    >
      {children}
      {!isPhone && (
        <IconButton
          className={styles.closePanel}
          name={closeLabel}
          icon={side === 'left' ? <PanelLeft /> : <PanelRight />}
          onClick={onClose}
        />
      )}
    </aside>
  );
}
