import type { EndpointId } from '../contract/index.ts';

/** Part of an endpoint's id before the dot; the API reference groups calls by it. */
export type Tag = EndpointId extends `${infer Name}.${string}` ? Name : never;

/** Portuguese description of every tag. */
export const tagDescriptions: { readonly [Name in Tag]: string } = {
  session: 'A pessoa com a sessão aberta e o que o servidor atende.',
  people: 'Pessoas, grupos, filiais e cargos para seleção.',
  catalogue: 'O catálogo de serviços e o início de solicitações.',
  tasks: 'Listas de tarefas, o trabalho em uma tarefa e as ações em massa.',
  savedViews: 'Visões salvas das listas.',
  drafts: 'Rascunhos de tarefas.',
  presence: 'Quem está com uma tarefa aberta.',
  requests: 'Solicitações: andamento, comentários, anexos, histórico e cancelamento.',
  notifications: 'Notificações de quem chama.',
  realtime: 'Acesso ao canal em tempo real.',
  summary: 'Números da página inicial.',
  updates: 'Atualizações da empresa.',
  reports: 'O relatório de tarefas.',
  exports: 'Exportações do relatório.',
  dashboards: 'Painéis de SLA e de avaliações.',
  departments: 'Departamentos.',
  sectors: 'Setores de departamentos.',
  calendars: 'Calendários de trabalho, feriados e a contagem de prazos.',
  absences: 'Ausências e substituições.',
  groups: 'Grupos de atendimento e de solicitação.',
  directory: 'Administração das pessoas: cadastro, acesso, grupos e perfis.',
  serviceAccounts: 'Contas com que outros sistemas chamam a interface, e os seus tokens.',
  imports: 'Importação de arquivos: conferência, erros e aplicação.',
  scimConnections: 'Conexões com diretórios de pessoas e grupos (SCIM 2.0) e o uso dos seus grupos.',
  webhooks: 'Endereços que recebem eventos, e as suas entregas.',
  register: 'Filiais, cargos, situações, categorias e etiquetas.',
  processes: 'Processos: edição, publicação e teste.',
  callbacks: 'Retornos de sistemas externos.',
  sheets: 'Planilhas gravadas por tarefas de serviço.',
  outbox: 'Mensagens que saíram ou esperam para sair.',
  audit: 'A trilha de auditoria das mudanças administrativas.',
  nps: 'Avaliação do atendimento.',
};
