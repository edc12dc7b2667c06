import type { DirectoryGroupUse } from '@tramita/client/contract';
import { defineMessages } from '../define-messages.ts';
import { formatInteger } from '../format/format-number.ts';

const uses: Readonly<Record<DirectoryGroupUse, string>> = {
  NONE: 'Sem uso',
  ATTENDANCE: 'Atendimento',
  REQUEST: 'Solicitação',
  PROFILE: 'Perfil',
};

const isKnown = (use: string): use is DirectoryGroupUse => Object.hasOwn(uses, use);

/** Texts of the administration of SCIM connections. */
export const scimConnectionsMessages = defineMessages('scimConnections', {
  connections: 'Conexões SCIM',
  count: (total: number) => (total === 1 ? '1 conexão SCIM' : `${formatInteger(total, 'pt-BR')} conexões SCIM`),
  name: 'Nome',
  lastCall: 'Última chamada',
  lastCallOf: (call: string, status: number, moment: string) => `${call}, resposta ${status}, em ${moment}`,
  noCall: 'Nenhuma chamada',
  people: 'Pessoas',
  groups: 'Grupos',
  actions: 'Ações',
  edit: (name: string) => `Abrir ${name}`,
  loading: 'Carregando...',
  nothing: 'Nenhuma conexão SCIM',
  nothingHere:
    'Uma conexão SCIM é uma conta de serviço com o escopo "Sincronizar pessoas por SCIM". Crie a conta e informe o token no provedor de identidade.',
  forbidden: 'Usuário sem permissão de acesso',
  listFailed: 'Não foi possível carregar as conexões SCIM',
  retry: 'Tentar novamente',
  close: 'Fechar',
  createsRecords: 'Criar cargos e filiais que faltam',
  createsRecordsHint: 'Sem esta opção, uma pessoa com um cargo ou uma filial desconhecida é recusada.',
  saveFailed: 'Não foi possível salvar',
  saved: 'Conexão atualizada',

  directoryGroups: 'Grupos do diretório',
  groupsFailed: 'Não foi possível carregar os grupos do diretório',
  noGroups: 'O diretório ainda não enviou grupos',
  memberCount: (total: number) => (total === 1 ? '1 membro' : `${formatInteger(total, 'pt-BR')} membros`),
  use: 'Uso',
  usageOf: (name: string) => `Uso de ${name}`,
  nameOfUse: (use: string) => (isKnown(use) ? uses[use] : use),
  group: 'Grupo',
  groupOf: (name: string) => `Grupo ligado a ${name}`,
  role: 'Perfil',
  roleOf: (name: string) => `Perfil dos membros de ${name}`,
  choose: 'Escolha',
  optionsFailed: 'Não foi possível carregar as opções',
  save: 'Salvar',
  saveOf: (name: string) => `Salvar o uso de ${name}`,
  savedUseOf: (name: string) => `Uso de ${name} atualizado`,

  removedPeople: 'Pessoas removidas',
  removedHint: 'O diretório removeu estas pessoas. O nome de usuário delas continua ocupado até ser liberado.',
  removedFailed: 'Não foi possível carregar as pessoas removidas',
  noRemoved: 'Nenhuma pessoa removida',
  removedAt: (userName: string, moment: string) => `${userName}, removida em ${moment}`,
  release: 'Liberar nome de usuário',
  releaseOf: (name: string) => `Liberar nome de usuário de ${name}`,
  releaseQuestion: (userName: string) => `Liberar o nome de usuário ${userName}?`,
  releaseDetail: 'O diretório poderá criar outra pessoa com este nome. A pessoa removida recebe outro nome de usuário.',
  released: 'Nome de usuário liberado',
});
