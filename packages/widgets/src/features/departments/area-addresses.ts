import { usePortalAddress } from '../../provider/inside.ts';

/** Addresses of departments and sectors in the page. */
export interface AreaAddresses {
  /** Address of the list of departments. @default '/governance/departments' */
  departmentsHref?: string;
  /** Address of a department. @default '/governance/departments/{id}' */
  departmentHref?: (id: number) => string;
  /** Address of a sector. @default '/governance/departments/{departmentId}/sector/{id}' */
  sectorHref?: (departmentId: number, id: number) => string;
  /** Address of the processes of a department. @default '/governance/departments/{id}/workflows' */
  departmentProcessesHref?: (id: number) => string;
  /** Address of the processes of a sector. @default '/governance/sectors/{id}/workflows' */
  sectorProcessesHref?: (id: number) => string;
}

/** Returns the addresses with their defaults. */
export function useAddresses(given: AreaAddresses): Required<AreaAddresses> {
  const addressOf = usePortalAddress();
  const departments = '/governance/departments';
  return {
    departmentsHref: given.departmentsHref ?? addressOf(departments),
    departmentHref: given.departmentHref ?? ((id) => addressOf(`${departments}/${id}`)),
    departmentProcessesHref: given.departmentProcessesHref ?? ((id) => addressOf(`${departments}/${id}/workflows`)),
    sectorProcessesHref: given.sectorProcessesHref ?? ((id) => addressOf(`/governance/sectors/${id}/workflows`)),
    sectorHref: given.sectorHref ?? ((departmentId, id) => addressOf(`${departments}/${departmentId}/sector/${id}`)),
  };
}
