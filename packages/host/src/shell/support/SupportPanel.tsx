import { Popover } from '@tramita/widgets/ui';
import type { RefObject } from 'react';
import type { SupportConfig } from '../../config/portal-config.ts';
import { SupportContact } from '../../entry/SupportContact.tsx';
import { useTexts } from '../../messages/portal-language.ts';
import * as styles from './Support.css.ts';

export interface SupportPanelProps {
  /** The button that opened it. */
  anchor: RefObject<HTMLElement | null>;
  contact: Omit<SupportConfig, 'scriptUrl'>;
  onClose: () => void;
}

/** Contacts for support if no chat is configured. */
export function SupportPanel({ anchor, contact, onClose }: SupportPanelProps) {
  const { support } = useTexts();
  return (
    <Popover open onClose={onClose} anchor={anchor} label={support.panel} side="top" width={280}>
      <div className={styles.panel}>
        <h2 className={styles.heading}>{support.heading}</h2>
        <p>{contact.text ?? support.text}</p>
        <SupportContact contact={contact} />
      </div>
    </Popover>
  );
}
