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

/** The addresses with their defaults. */
export const addressesOf = (given: AreaAddresses): Required<AreaAddresses> => ({
  departmentsHref: given.departmentsHref ?? '/governance/departments',
  departmentHref: given.departmentHref ?? ((id) => `/governance/departments/${id}`),
  departmentProcessesHref: given.departmentProcessesHref ?? ((id) => `/governance/departments/${id}/workflows`),
  sectorProcessesHref: given.sectorProcessesHref ?? ((id) => `/governance/sectors/${id}/workflows`),
  sectorHref: given.sectorHref ?? ((departmentId, id) => `/governance/departments/${departmentId}/sector/${id}`),
});
