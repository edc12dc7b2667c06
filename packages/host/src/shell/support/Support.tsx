import { lazyPart, useOpenedPart } from '@tramita/widgets/ui';
import { LifeBuoy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useUser } from '../../auth/user-context.ts';
import { usePortalConfig } from '../../config/config-context.ts';
import { useTexts } from '../../messages/portal-language.ts';
import * as styles from './Support.css.ts';
import { askChat, loadChat, supportElementId } from './support-chat.ts';

const supportPanel = lazyPart(async () => (await import('./SupportPanel.tsx')).SupportPanel);

/** Opens the configured support chat, or else a panel with contacts. Hidden on the report's pages. */
export function Support({ isHidden }: { isHidden: boolean }) {
  const { scriptUrl, ...contact } = usePortalConfig().support;
  const user = useUser();
  const { support } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (scriptUrl) loadChat(scriptUrl);
  }, [scriptUrl]);
  const close = () => setOpen(false);
  const SupportPanel = useOpenedPart(supportPanel, isOpen, close);
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
        title={support.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={handleClick}
      >
        <LifeBuoy aria-hidden="true" />
        <span className={styles.label}>{support.open}</span>
      </button>
      {isOpen && SupportPanel && <SupportPanel anchor={button} contact={contact} onClose={close} />}
    </div>
  );
}
