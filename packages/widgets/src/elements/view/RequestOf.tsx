import type { Service } from '@tramita/client/contract';
import { RequestDialog } from '../../features/request-dialog/RequestDialog.tsx';
import type { TramitaElement } from '../tramita-element.ts';

interface RequestOfProps {
  element: TramitaElement<'tramita-sent'>;
  /** The service, or its name. */
  service: Service | string;
  onClose: () => void;
}

/** The request dialog of an element, which reports a sent request to the page. */
export function RequestOf({ element, service, onClose }: RequestOfProps) {
  return (
    <RequestDialog
      service={service}
      requestHref={(protocol) => `/my-tasks/in-progress/${protocol}`}
      onSent={({ protocol, idk }) => element.emit('tramita-sent', { protocol, idk })}
      onClose={onClose}
    />
  );
}
