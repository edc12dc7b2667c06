import { useMemo } from 'react';
import { usePortalAddress } from '../../provider/inside.ts';

/** Addresses of the editors of processes in the page. */
export interface WorkflowAddresses {
  /** Returns the address of the modeler for a process. @default '/adm/workflow/{id}' */
  hrefFor?: (id: number) => string;
}

/** Returns the address, or its default. */
export function useModelerHref({ hrefFor }: WorkflowAddresses): (id: number) => string {
  const addressOf = usePortalAddress();
  return useMemo(() => hrefFor ?? ((id) => addressOf(`/adm/workflow/${id}`)), [hrefFor, addressOf]);
}
