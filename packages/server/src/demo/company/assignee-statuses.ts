/** User statuses of the employee register. */
export const assigneeStatuses = [
  { id: 1, description: 'Ativo' },
  { id: 2, description: 'Afastado' },
  { id: 3, description: 'Férias' },
  { id: 4, description: 'Aviso prévio' },
  { id: 5, description: 'Aprendiz' },
] as const;

export type AssigneeStatus = (typeof assigneeStatuses)[number]['description'];
