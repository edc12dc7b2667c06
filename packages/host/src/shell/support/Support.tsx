import { Popover } from '@tramita/widgets/ui';
import { LifeBuoy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useUser } from '../../auth/user-context.ts';
import * as styles from './Support.css.ts';
import { askChat, loadChat, supportElementId } from './support-chat.ts';
import { useSupportConfig } from './support-config.ts';

/** The way to the support: the configured chat, else a panel with whom to talk to. Hidden on the report's pages. */
export function Support({ isHidden }: { isHidden: boolean }) {
  const { scriptUrl, ...contact } = useSupportConfig();
  const user = useUser();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (scriptUrl) loadChat(scriptUrl);
  }, [scriptUrl]);
  if (isHidden && isOpen) setOpen(false);

  const handleClick = () => {
    const { userName, completeName, email = null } = user;
    if (!askChat({ userName, completeName, email })) setOpen((wasOpen) => !wasOpen);
  };
  return (
    <div className={styles.support} hidden={isHidden}>
      <div id={supportElementId} />
      <button
        ref={button}
        type="button"
        className={styles.launcher}
        title="Falar com o suporte"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={handleClick}
      >
        <LifeBuoy aria-hidden="true" />
        <span className={styles.label}>Falar com o suporte</span>
      </button>
      <Popover open={isOpen} onClose={() => setOpen(false)} anchor={button} label="Suporte" side="top" width={280}>
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
    </div>
  );
}
