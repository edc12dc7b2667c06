import type { ProcessRow } from '@tramita/client/contract';
import { Archive, ExternalLink } from 'lucide-react';
import { privacyMessages } from '../../messages/privacy.ts';
import { useLink } from '../../provider/use-link.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { isExternal, processAddress } from './process-address.ts';
import type { ProcessRowActions } from './process-row-actions.ts';
import * as styles from './Workflows.css.ts';

/** The name of a process: a link to its editor and, for an external one, to its address. */
export function ProcessName({ process, actions }: { process: ProcessRow; actions: ProcessRowActions }) {
  const Link = useLink();
  const privacy = useMessages(privacyMessages);
  const { messages, hrefFor, onEdit, onRetention, busy } = actions;
  const { id, title } = process;
  if (!isExternal(process)) {
    return (
      <span className={styles.nameCell}>
        <Link href={hrefFor(id)} className={styles.name} title={title}>
          {title}
        </Link>
        {onRetention && (
          <IconButton
            name={privacy.retentionOf(title)}
            icon={<Archive />}
            size="sm"
            dense
            tooltip={false}
            className={styles.retention}
            onClick={() => onRetention(process)}
          />
        )}
      </span>
    );
  }
  const address = processAddress(process.url);
  return (
    <span className={styles.nameCell}>
      <button
        type="button"
        className={styles.name}
        title={title}
        aria-busy={busy === id || undefined}
        onClick={() => onEdit(process)}
      >
        {title}
      </button>
      <span className={styles.external}>{messages.external}</span>
      {address && (
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={messages.openExternal(title)}
          className={styles.externalLink}
        >
          <ExternalLink aria-hidden="true" />
        </a>
      )}
    </span>
  );
}
