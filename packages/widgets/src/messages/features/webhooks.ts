import type { Delivery } from '@tramita/client/contract';
import { labelIn, webhookEventLabels } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';
import { formatInteger } from '../format/format-number.ts';
import { wrongRangeText } from '../wrong-range.ts';

const states: Readonly<Record<Delivery['state'], string>> = {
  WAITING: 'Aguardando',
  DELIVERED: 'Entregue',
  FAILED: 'Com falha',
};

/** Texts of the administration of webhooks. */
export const webhooksMessages = defineMessages('webhooks', {
  webhooks: 'Webhooks',
  count: (total: number) => (total === 1 ? '1 webhook' : `${formatInteger(total, 'pt-BR')} webhooks`),
  name: 'Nome',
  url: 'Endereço',
  urlHint: 'Recebe cada evento por POST, com uma assinatura do Standard Webhooks.',
  events: 'Eventos',
  event: (event: string) => labelIn(webhookEventLabels, event),
  eventCount: (total: number) => (total === 1 ? '1 evento' : `${total} eventos`),
  processes: 'Processos',
  allProcesses: 'Todos os processos',
  state: 'Estado',
  active: 'Ativo',
  inactive: 'Desativado',
  actions: 'Ações',
  edit: (name: string) => `Editar ${name}`,
  deliveriesOf: (name: string) => `Entregas de ${name}`,
  add: 'Novo webhook',
  loading: 'Carregando...',
  nothing: 'Nenhum webhook',
  nothingHere: 'Webhooks avisam outros sistemas sobre o que acontece. Clique em "Novo webhook" para criar o primeiro.',
  forbidden: 'Usuário sem permissão de acesso',
  listFailed: 'Não foi possível carregar os webhooks',
  retry: 'Tentar novamente',

  create: 'Novo webhook',
  change: 'Editar webhook',
  nameMissing: 'Informe o nome do webhook',
  urlMissing: 'Informe o endereço',
  eventsMissing: 'Escolha pelo menos um evento',
  activeHint: 'Desativado, o webhook não recebe eventos.',
  cancel: 'Cancelar',
  save: 'Salvar',
  created: 'Webhook cadastrado',
  updated: 'Webhook atualizado',
  createFailed: 'Não foi possível cadastrar o webhook',
  updateFailed: 'Não foi possível atualizar o webhook',
  secret: 'Segredo do webhook',
  copyNow: 'Copie agora: o segredo não será mostrado novamente',
  rotate: 'Emitir próximo segredo',
  rotateQuestion: 'Emitir o próximo segredo?',
  rotateDetail: 'Durante 24 horas as entregas são assinadas com os dois segredos.',
  issue: 'Emitir',
  rotateFailed: 'Não foi possível emitir o segredo',
  delete: 'Excluir',
  deleteQuestion: (name: string) => `Excluir o webhook ${name}?`,
  deleteDetail: 'As entregas que esperam não são mais feitas.',
  deleted: 'Webhook excluído',
  deleteFailed: 'Não foi possível excluir o webhook',

  deliveries: 'Entregas',
  noDeliveries: 'Nenhuma entrega nos últimos 30 dias',
  deliveriesFailed: 'Não foi possível carregar as entregas',
  deliveryState: (state: Delivery['state']) => states[state],
  attempt: (moment: string, status: number | null, ms: number) =>
    `${moment} · ${status === null ? 'sem resposta' : `status ${status}`} · ${formatInteger(ms, 'pt-BR')} ms`,
  test: 'Enviar teste',
  tested: 'Evento de teste na fila',
  resend: 'Reenviar',
  resendOf: (event: string) => `Reenviar ${event}`,
  resent: 'Entrega na fila',
  resendFailed: 'Reenviar as que falharam',
  from: 'De',
  to: 'Até',
  wrongRange: wrongRangeText,
  resentCount: (total: number) =>
    total === 0 ? 'Nenhuma entrega falhou no período' : total === 1 ? '1 entrega na fila' : `${total} entregas na fila`,
  sendFailed: 'Não foi possível reenviar',
  refresh: 'Atualizar',
  close: 'Fechar',
});
