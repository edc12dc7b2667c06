import { Popover } from '@tramita/widgets/ui';
import type { RefObject } from 'react';
import type { SupportConfig } from '../../config/portal-config.ts';
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
        <dl className={styles.contact}>
          {contact.email && (
            <>
              <dt>{support.email}</dt>
              <dd>
                <a href={`mailto:${contact.email}`}>{contact.email}</a>
              </dd>
            </>
          )}
          {contact.phone && (
            <>
              <dt>{support.phone}</dt>
              <dd>
                <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>{contact.phone}</a>
              </dd>
            </>
          )}
        </dl>
      </div>
    </Popover>
  );
}
