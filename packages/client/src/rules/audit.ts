import type { AuditAction, AuditObjectKind, AuditOrigin } from '../contract/administration/audit.ts';
import type { TextsLike } from './languages/texts-like.ts';

export const auditOriginLabels: Record<AuditOrigin, string> = {
  SCREEN: 'Tela',
  FILE: 'Arquivo',
  SCIM: 'SCIM',
  INTEGRATION: 'Integração',
  COMMAND_LINE: 'Linha de comando',
  SYSTEM: 'Sistema',
};

export const auditActionLabels: Record<AuditAction, string> = {
  CREATED: 'Criação',
  CHANGED: 'Alteração',
  DELETED: 'Exclusão',
  ACTIVATED: 'Ativação',
  DEACTIVATED: 'Desativação',
  PUBLISHED: 'Publicação',
  EXPORTED: 'Exportação',
  DOWNLOADED: 'Download',
  IMPORTED: 'Importação',
  TESTED: 'Teste',
  ENDED: 'Encerramento',
  ISSUED: 'Emissão',
  RELEASED: 'Desvinculação',
  REMOVED: 'Remoção',
  ANONYMISED: 'Anonimização',
  BLOCKED: 'Bloqueio legal',
  UNBLOCKED: 'Retirada de bloqueio legal',
  RESTORED: 'Restauração',
  REFUSED: 'Tentativa recusada',
};

export const auditKindLabels: Record<AuditObjectKind, string> = {
  person: 'Pessoa',
  group: 'Grupo',
  'initializer-group': 'Grupo de solicitação',
  department: 'Departamento',
  sector: 'Setor',
  branch: 'Filial',
  'job-title': 'Cargo',
  status: 'Status',
  category: 'Categoria',
  tag: 'Etiqueta',
  process: 'Processo',
  update: 'Atualização',
  request: 'Solicitação',
  report: 'Relatório',
  sheet: 'Planilha',
  'task-list': 'Lista de tarefas',
  absence: 'Ausência',
  calendar: 'Calendário',
  import: 'Importação',
  'service-account': 'Conta de serviço',
  setting: 'Configuração',
  'directory-group': 'Grupo do diretório',
  webhook: 'Webhook',
  token: 'Token',
  database: 'Banco de dados',
  call: 'Chamada',
  audit: 'Trilha de auditoria',
};

export const auditAttributeLabels = {
  name: 'Nome',
  title: 'Título',
  description: 'Descrição',
  active: 'Ativo',
  members: 'Membros',
  branches: 'Filiais',
  jobtitles: 'Cargos',
  responsible: 'Responsável',
  responsibles: 'Responsáveis',
  departmentId: 'Departamento',
  department: 'Departamento',
  sector: 'Setor',
  category: 'Categoria',
  initializerGroup: 'Grupo de solicitação',
  version: 'Versão',
  steps: 'Etapas',
  fields: 'Campos',
  url: 'Endereço',
  hasNps: 'Avaliação',
  assigneeStatuses: 'Status que podem solicitar',
  spreadsheetUrl: 'Planilha',
  scenarios: 'Cenários',
  status: 'Status',
  method: 'Método',
  endpoint: 'Endereço',
  format: 'Formato',
  rows: 'Linhas',
  keptSince: 'Guardada desde',
  lastHash: 'Último selo',
  person: 'Pessoa',
  sealRenewedFrom: 'Selo renovado desde a linha',
  validForSeconds: 'Validade em segundos',
  attachments: 'Anexos',
  publishAt: 'Publicar em',
  expiresAt: 'Expirar em',
  groups: 'Grupos',
  departments: 'Departamentos',
  userName: 'Usuário',
  firstName: 'Primeiro nome',
  lastName: 'Sobrenome',
  completeName: 'Nome completo',
  nickName: 'Apelido',
  email: 'E-mail',
  roles: 'Perfis',
  branch: 'Filial',
  jobTitle: 'Cargo',
  superior: 'Superior',
  custom1: 'Matrícula',
  custom2: 'CPF',
  custom3: 'Texto do cargo',
  custom4: 'Texto da filial',
  custom5: 'Texto do setor',
  showOnlyPersonalMenu: 'Só o menu pessoal',
  sources: 'Origens',
  isDefault: 'Padrão',
  timeZone: 'Fuso horário',
  week: 'Períodos de trabalho',
  nationalDays: 'Feriados nacionais',
  state: 'UF',
  city: 'Município',
  optionalDays: 'Pontos facultativos',
  ownDays: 'Dias próprios',
  scopes: 'Escopos',
  addresses: 'Endereços permitidos',
  clientId: 'Cliente do emissor',
  startsOn: 'Início',
  endsOn: 'Fim',
  reason: 'Motivo',
  includesGroups: 'Filas dos grupos',
  substitutes: 'Substitutos',
  events: 'Eventos',
  processes: 'Processos',
  reports: 'Pessoas que se reportam',
  forwardTasks: 'Encaminhar ao superior as tarefas de quem sai',
  retention: 'Guarda dos dados',
  requests: 'Solicitações',
  externalId: 'Identificador externo',
  use: 'Uso',
  group: 'Grupo',
  role: 'Perfil',
  membersSource: 'Origem dos membros',
  createsRecords: 'Criar cargos e filiais que faltam',
  code: 'Código',
  slaCounting: 'Contagem do prazo',
  calendar: 'Calendário',
  created: 'Novos',
  changed: 'Alterados',
  unchanged: 'Sem mudança',
  reactivated: 'Reativados',
  deactivated: 'Desativados',
  refused: 'Recusados',
} as const;

/** Words for the values of changed attributes. */
export const auditValueTexts = { yes: 'Sim', no: 'Não' } as const;

/** Displayed names of stored values, by value. */
type Labels = Readonly<Record<string, string>>;

const labelOf = (labels: Labels, value: string): string =>
  Object.hasOwn(labels, value) ? (labels[value] as string) : value;

/** Returns the name of a way in; the value itself if a newer server sent it. */
export const auditOriginLabel = (origin: string, labels: Labels = auditOriginLabels): string => labelOf(labels, origin);
/** Returns the name of an action; the value itself if a newer server sent it. */
export const auditActionLabel = (action: string, labels: Labels = auditActionLabels): string => labelOf(labels, action);
/** Returns the name of a kind of object; the value itself if a newer server sent it. */
export const auditKindLabel = (kind: string, labels: Labels = auditKindLabels): string => labelOf(labels, kind);
/** Returns the name of a changed attribute; the attribute itself if it has none. */
export const auditAttributeLabel = (attribute: string, labels: Labels = auditAttributeLabels): string =>
  labelOf(labels, attribute);

/** Returns a value of a changed attribute as a text: names of the referenced objects, one per line; empty for no value. */
export function auditValueText(value: unknown, texts: TextsLike<typeof auditValueTexts> = auditValueTexts): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (Array.isArray(value)) return value.map((item) => auditValueText(item, texts)).join('\n');
  if (typeof value !== 'object') return String(value);
  const { name, description, title } = value as Readonly<Record<string, unknown>>;
  const shown = name ?? description ?? title;
  return typeof shown === 'string' ? shown : JSON.stringify(value);
}
