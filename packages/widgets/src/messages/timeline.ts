import { defineMessages } from './define-messages.ts';

/** Texts of the steps timeline and its dialog. */
export const timelineMessages = defineMessages('timeline', {
  dialogTitle: 'Etapas do Processo',
  steps: 'Etapas',
  progress: (current: number, total: number) => `${current} de ${total}`,
  loading: 'Carregando as etapas',
  loadFailed: 'Não foi possível buscar as informações.',
  retry: 'Tentar novamente',
  department: 'Departamento responsável',
  sector: 'Setor responsável',
  owner: 'Responsável pelo processo',
  skipped: 'Não foi necessária',
  withYou: 'Com você',
  withPeople: (names: string) => `Com ${names}`,
  heldSince: (holder: string, since: string) => `${holder} ${since}`,
  automatic: 'Automática',
  members: (count: number) => (count === 1 ? '1 pessoa' : `${count} pessoas`),
  unassigned: 'Sem responsável',
  version: (version: number) => `Versão ${version} do processo`,
  stepHistory: (count: number) =>
    count === 1 ? 'Histórico da etapa (1 registro)' : `Histórico da etapa (${count} registros)`,
  absent: (name: string, until: string, substitute: string) =>
    `${name} está ausente até ${until}; ${substitute} responde por esta tarefa.`,
  earlierRound: 'antes de a solicitação voltar',
});
