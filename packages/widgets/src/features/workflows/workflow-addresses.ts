/** Where processes are edited in the page. */
export interface WorkflowAddresses {
  /** Address of the modeler for a process. @default '/adm/workflow/{id}' */
  hrefFor?: (id: number) => string;
}

/** The address with its default. */
export const modelerHref = ({ hrefFor }: WorkflowAddresses) => hrefFor ?? ((id: number) => `/adm/workflow/${id}`);
