import { Popover } from '@tramita/widgets/ui';
import type { RefObject } from 'react';
import type { SupportConfig } from '../../config/portal-config.ts';
import * as styles from './Support.css.ts';

export interface SupportPanelProps {
  /** The button that opened it. */
  anchor: RefObject<HTMLElement | null>;
  contact: Omit<SupportConfig, 'scriptUrl'>;
  onClose: () => void;
}

/** Contacts for support if no chat is configured. */
export function SupportPanel({ anchor, contact, onClose }: SupportPanelProps) {
  return (
    <Popover open onClose={onClose} anchor={anchor} label="Suporte" side="top" width={280}>
      <div className={styles.panel}>
        <h2 className={styles.heading}>Precisa de ajuda?</h2>
        <p>{contact.text}</p>
        <dl className={styles.contact}>
          {contact.email && (
            <>
              <dt>E-mail</dt>
              <dd>
                <a href={`mailto:${contact.email}`}>{contact.email}</a>
              </dd>
            </>
          )}
          {contact.phone && (
            <>
              <dt>Telefone</dt>
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
