/** Addresses of the editors of processes in the page. */
export interface WorkflowAddresses {
  /** Returns the address of the modeler for a process. @default '/adm/workflow/{id}' */
  hrefFor?: (id: number) => string;
}

/** Returns the address, or its default. */
export const modelerHref = ({ hrefFor }: WorkflowAddresses) => hrefFor ?? ((id: number) => `/adm/workflow/${id}`);
