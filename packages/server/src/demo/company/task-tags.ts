/** Tags of tasks. */
export const demoTags = [
  { id: 1, name: 'Urgente', color: '#e5484d', description: 'Passar na frente da fila' },
  { id: 2, name: 'Auditoria', color: '#8e4ec6', description: 'Acompanhada pela auditoria interna' },
  { id: 3, name: 'Falta nota', color: '#f76b15', description: 'Aguardando a nota fiscal do solicitante' },
  { id: 4, name: 'Diretoria', color: '#0090ff', description: 'Pedido da diretoria' },
  { id: 5, name: 'Viagem', color: '#12a594', description: 'Relacionada a viagem a trabalho' },
  { id: 6, name: 'Fiscal', color: '#978365', description: 'Depende de conferência de impostos' },
] as const;
