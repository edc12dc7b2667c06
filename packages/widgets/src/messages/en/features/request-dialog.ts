import type { requestDialogMessages } from '../../features/request-dialog.ts';
import type { TextsOf } from '../../messages.ts';

// requesters are notified of decisions and of the end of a request, but not of other completed steps
const notifiedWhen = (isApproval: boolean) =>
  isApproval ? 'assim que houver decisão' : 'quando a solicitação for concluída';

/** English texts of `requestDialogMessages`. */
export const requestDialogTexts: TextsOf<typeof requestDialogMessages> = {
  title: (service: string) => `Solicitação de ${service}`,
  newRequest: 'Nova solicitação',
  unknownService: 'Este serviço não existe ou saiu do catálogo.',
  cancel: 'Cancelar',
  cancelSending: 'Cancelar o envio',
  send: 'Enviar',
  sending: 'As alterações podem não ser salvas',
  sendingRequest: 'A solicitação está sendo enviada',
  onBehalf: 'Em nome de',
  onBehalfNote: 'Perfil de suporte',
  onBehalfPlaceholder: 'Para mim',
  onBehalfChecking: 'Verificando requisitos',
  checkFailed: 'Não foi possível validar as dependências de hierarquia.',
  onBehalfFailed: 'Não foi possível buscar as pessoas',
  attachments: 'Anexos',
  attachmentsRequired: 'obrigatório',
  attachmentsOptional: 'opcional',
  attachmentsCount: (count: number) => (count === 1 ? '1 arquivo' : `${count} arquivos`),
  attachmentRequired: 'É necessário pelo menos um anexo para enviar esta solicitação.',
  sendingFiles: (percent: number) => `Enviando anexos, ${percent}%`,
  noFields: 'Este serviço não precisa de mais informações. É só enviar.',
  loadFailed: 'Não foi possível buscar as informações.',
  startFailed: 'Não foi possível solicitar o serviço.',
  invalidDetail: 'Nada foi enviado. Corrija os campos destacados.',
  offlineDetail: 'Você está sem conexão. A solicitação ainda não foi enviada e o rascunho está neste navegador.',
  startFailedDetail: 'O que você preencheu está guardado. Tente enviar novamente.',
  loading: 'Carregando o formulário',

  sent: 'Solicitação enviada com sucesso',
  sentAbout: (service: string, idk: number) => `${service}, IDK ${idk}`,
  sentAboutFor: (service: string, idk: number, person: string) => `${service}, IDK ${idk}, em nome de ${person}`,
  next: 'O que acontece agora',
  notified: (isApproval: boolean) => `Você recebe uma notificação ${notifiedWhen(isApproval)}.`,
  notifiedPerson: (person: string, isApproval: boolean) =>
    `${person} recebe uma notificação ${notifiedWhen(isApproval)}.`,
  now: 'Agora',
  until: (day: string) => `até ${day}`,
  summary: 'Resumo da solicitação',
  department: 'Departamento responsável',
  sector: 'Setor responsável',
  copyAddress: 'Copiar link da solicitação',
  addressCopied: 'Link copiado',
  addressNotCopied: 'Não foi possível copiar o link',
  follow: 'Acompanhar a solicitação',
  backToServices: 'Voltar aos serviços',
};
