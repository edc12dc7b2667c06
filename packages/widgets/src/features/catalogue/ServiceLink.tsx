import type { Service } from '@tramita/client/contract';
import type { MouseEvent, ReactNode } from 'react';
import type { catalogueMessages } from '../../messages/features/catalogue.ts';
import { useLink } from '../../provider/use-link.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { ExternalServices } from './use-external-service.ts';

/** Data shared by all links to services. */
export interface ServiceLinkContext {
  readonly messages: typeof catalogueMessages;
  /** Returns the address of a service in the page. */
  readonly hrefOf: (service: Service) => string;
  readonly external: ExternalServices;
  /** Id of the service whose requirements are being checked. */
  readonly checking: number | null;
  readonly onChoose: (service: Service) => void;
}

interface ServiceLinkProps {
  service: Service;
  context: ServiceLinkContext;
  className: string;
  /** Stable name that identifies this kind of link in the DOM. */
  slot: string;
  children: ReactNode;
}

const isPlain = (event: MouseEvent) => !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;

/** Link to a service: a click starts the request, a middle click opens its address; external ones open a new tab. */
export function ServiceLink({ service, context, className, slot, children }: ServiceLinkProps) {
  const Link = useLink();
  const { messages, hrefOf, external, checking, onChoose } = context;
  const { url } = service;
  if (url) {
    return (
      <a
        className={className}
        data-slot={slot}
        href={external.hrefOf(url) ?? undefined}
        target="_blank"
        rel="noopener noreferrer"
        onClick={(event) => {
          if (!isPlain(event) || !external.isTicketed(url)) return;
          event.preventDefault();
          external.open(service);
        }}
      >
        {children}
        <VisuallyHidden> ({messages.external})</VisuallyHidden>
      </a>
    );
  }
  const isChecking = checking === service.id;
  return (
    <Link
      className={className}
      data-slot={slot}
      href={hrefOf(service)}
      aria-busy={isChecking || undefined}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        if (!isChecking) onChoose(service);
      }}
    >
      {children}
    </Link>
  );
}
