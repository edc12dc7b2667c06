import { defineMessages } from './define-messages.ts';
import { formatInteger } from './format/format-number.ts';

/** Texts about the removal of data: anonymisation, legal blocks and retention. */
export const privacyMessages = defineMessages('privacy', {
  cancel: 'Cancelar',
  loading: 'Carregando...',
  reason: 'Motivo',
  reasonRequired: 'Informe o motivo',

  legalBlock: 'Bloqueio legal',
  legalBlockActive: 'Bloqueio legal ativo',
  blockHelp: 'Enquanto houver um bloqueio legal, os dados não são anonimizados nem removidos.',
  blocked: (name: string, date: string) => `Bloqueado por ${name} em ${date}`,
  block: 'Bloquear',
  blockAdded: 'Bloqueio legal criado',
  blockFailed: 'Não foi possível criar o bloqueio legal',
  liftReason: 'Motivo da retirada',
  lift: 'Retirar bloqueio',
  liftDone: 'Bloqueio legal retirado',
  liftFailed: 'Não foi possível retirar o bloqueio legal',
  blocksFailed: 'Não foi possível carregar os bloqueios legais',
  blockOutdated: 'Outra pessoa mudou o bloqueio legal enquanto esta janela estava aberta',
  blockOutdatedDetail: 'A janela já mostra o bloqueio como ele está agora. O motivo que você digitou continua aqui.',
  formerBlocks: 'Bloqueios anteriores',
  lifted: (name: string, date: string) => `Retirado por ${name} em ${date}`,

  anonymise: 'Anonimizar',
  anonymiseQuestion: (name: string) => `Anonimizar ${name}?`,
  anonymiseFinal: 'Esta ação não pode ser desfeita.',
  changes: 'O que muda',
  changed: (id: number) =>
    `O nome passa a ser “Pessoa removida ${id}” em todos os lugares. E-mail, foto, CPF, matrícula, perfis, vínculos com origens, ausências, rascunhos e mensagens são apagados.`,
  stays: 'O que fica',
  stayed:
    'Códigos, números, datas, decisões, avaliações e contagens ficam iguais. Valores de formulários, comentários e anexos ficam como foram escritos.',
  typeUserName: (userName: string) => `Para confirmar, digite o usuário: ${userName}`,
  anonymised: 'Pessoa anonimizada',
  anonymiseFailed: 'Não foi possível anonimizar a pessoa',
  anonymisedOn: (date: string) => `Os dados desta pessoa foram removidos em ${date} e não podem ser alterados.`,

  retentionOf: (process: string) => `Guarda dos dados de ${process}`,
  retentionHelp:
    'Depois do prazo, contado do fim da solicitação, valores, anexos, comentários e textos do histórico são removidos. Número, etapas, datas, decisões e avaliação ficam.',
  keepFor: 'Prazo',
  noLimit: 'Sem prazo',
  months: (limit: string) => `${limit} meses`,
  legalReason: 'Motivo legal',
  save: 'Salvar',
  saved: 'Guarda dos dados salva',
  saveFailed: 'Não foi possível salvar a guarda dos dados',
  retentionFailed: 'Não foi possível carregar a guarda dos dados',
  simulate: 'Simular',
  simulateFailed: 'Não foi possível simular a guarda dos dados',
  simulated: (requests: number, blocked: number) =>
    `${requests === 1 ? 'O conteúdo de 1 solicitação seria removido' : `O conteúdo de ${formatInteger(requests, 'pt-BR')} solicitações seria removido`} hoje.${
      blocked === 0 ? '' : ` ${formatInteger(blocked, 'pt-BR')} com bloqueio legal.`
    }`,
  waiting: (requests: number) => `${formatInteger(requests, 'pt-BR')} solicitações esperam por confirmação`,
  waitingHelp: 'A primeira remoção alcança mais de 1.000 solicitações e só começa depois de confirmada.',
  confirm: 'Confirmar remoção',
  confirmed: 'Remoção confirmada',
  confirmFailed: 'Não foi possível confirmar a remoção',
});
