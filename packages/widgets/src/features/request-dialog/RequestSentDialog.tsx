import type { Service } from '@tramita/client/contract';
import type { requestDialogMessages } from '../../messages/features/request-dialog.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { DialogWindow } from '../../ui/Dialog/DialogWindow.tsx';
import { RequestSent, type SentRequest } from './RequestSent.tsx';
import { type RequestFrame, requestDialogWidth } from './request-frame.ts';

export interface RequestSentDialogProps {
  sent: SentRequest;
  service: Service;
  me: number;
  frame: RequestFrame;
  messages: typeof requestDialogMessages;
  /** Where to follow it; without an address no such link is offered. */
  href: string | undefined;
  onClose: () => void;
}

/** The dialog after a request was sent. */
export function RequestSentDialog({ sent, service, me, frame, messages, href, onClose }: RequestSentDialogProps) {
  return (
    <DialogWindow
      open
      {...frame}
      width={requestDialogWidth}
      onClose={onClose}
      footer={
        <>
          <Button size="action" onClick={onClose}>
            {messages.backToServices}
          </Button>
          {href && (
            <LinkButton size="action" variant="primary" href={href}>
              {messages.follow}
            </LinkButton>
          )}
        </>
      }
    >
      <RequestSent sent={sent} service={service.title} me={me} href={href} messages={messages} />
    </DialogWindow>
  );
}
