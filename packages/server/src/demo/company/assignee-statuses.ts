/** User statuses of the employee register. */
export const assigneeStatuses = [
  { id: 1, description: 'Ativo', restrictsMenu: false },
  { id: 2, description: 'Afastado', restrictsMenu: true },
  { id: 3, description: 'Férias', restrictsMenu: false },
  { id: 4, description: 'Aviso prévio', restrictsMenu: false },
  { id: 5, description: 'Aprendiz', restrictsMenu: false },
] as const;

export type AssigneeStatus = (typeof assigneeStatuses)[number]['description'];
