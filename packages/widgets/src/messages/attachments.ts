import { defineMessages } from './define-messages.ts';

/** The texts of attachments: picking, sending, downloading. */
export const attachmentMessages = defineMessages('attachments', {
  title: 'Anexos',
  attach: 'Anexar arquivo',
  dropStart: 'Arraste, cole ou',
  choose: 'escolha',
  limits: (extensions: string, size: string) => `${extensions} até ${size} cada`,
  none: 'Nenhum anexo',
  sending: (percent: number) => `enviando, ${percent}%`,
  sent: 'Enviado',
  uploaded: 'Arquivo enviado com sucesso',
  download: (name: string) => `Baixar ${name}`,
  remove: (name: string) => `Excluir ${name}`,
  cancelUpload: (name: string) => `Cancelar o envio de ${name}`,
  dismiss: (name: string) => `Dispensar o aviso sobre ${name}`,
  removeQuestion: (name: string) => `Excluir o anexo ${name}?`,
  removeConfirm: 'Excluir',
  removeFailed: 'Ocorreu um erro inesperado',
  downloadUnauthorized: 'Acesso não autorizado.',
  downloadFailed: 'Não foi possível solicitar o arquivo, tente novamente.',
});
