import { defineMessages } from './define-messages.ts';

/** The texts of the request dialog and of what follows it. */
export const requestDialogMessages = defineMessages('requestDialog', {
  title: (service: string) => `Solicitação de ${service}`,
  cancel: 'Cancelar',
  send: 'Enviar',
  sending: 'As alterações podem não ser salvas',
  onBehalf: 'Em nome de',
  onBehalfNote: 'Perfil de suporte',
  onBehalfPlaceholder: 'Eu mesmo',
  onBehalfFailed: 'Não foi possível buscar as pessoas',
  attachments: 'Anexos',
  attachmentsRequired: 'obrigatório',
  attachmentsOptional: 'opcional',
  attachmentsCount: (count: number) => (count === 1 ? '1 arquivo' : `${count} arquivos`),
  attachmentRequired: 'É necessário pelo menos um anexo para enviar esta solicitação.',
  sendingFiles: (percent: number) => `Enviando anexos, ${percent}%`,
  noFields: 'Este serviço não pede mais informações. É só enviar.',
  loadFailed: 'Não foi possível buscar as informações.',
  startFailed: 'Não foi possível solicitar o serviço.',
  startFailedDetail: 'O que você preencheu está guardado. Tente enviar de novo.',
  draftSaved: (time: string) => `Rascunho salvo às ${time}`,
  loading: 'Carregando o formulário',

  sent: 'Solicitação enviada com sucesso',
  sentAbout: (service: string, idk: number) => `${service}, IDK ${idk}`,
  sentAboutFor: (service: string, idk: number, person: string) => `${service}, IDK ${idk}, em nome de ${person}`,
  next: 'O que acontece agora',
  follow: 'Acompanhar a solicitação',
  backToServices: 'Voltar aos serviços',
});
