import type { ProcessDetail } from '@tramita/client/contract';
import type { modelerMessages } from '../../../messages/features/modeler/page.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import type { OpenWindow } from '../ModelerWindows.tsx';
import { isFree } from '../store/create-modeler-store.ts';
import { useModelerState } from '../store/modeler-context.ts';

interface PublishButtonProps {
  messages: typeof modelerMessages;
  /** The version being edited; null for a new process. */
  detail: ProcessDetail | null;
  onOpen: (window: OpenWindow) => void;
}

/** Opens the publish dialog, or shows why the user may not publish. */
export function PublishButton({ messages, detail, onOpen }: PublishButtonProps) {
  const free = useModelerState(isFree);
  return (
    <Button
      variant="primary"
      disabled={!free}
      disabledReason={detail?.withoutIntegrations ? messages.mayNotPublish : null}
      onClick={() => onOpen('publish')}
    >
      {messages.publish}
    </Button>
  );
}
