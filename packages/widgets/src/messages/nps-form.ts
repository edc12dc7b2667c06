import { defineMessages } from './define-messages.ts';

/** The texts of the rating form. */
export const npsFormMessages = defineMessages('npsForm', {
  question: 'O que você achou do atendimento?',
  like: 'Gostei',
  dislike: 'Não Gostei',
  comment: 'Comentário',
  commentOptional: '(opcional)',
  send: 'Enviar avaliação',
  loading: 'Carregando o atendimento',
  retry: 'Tentar novamente',
  answerRequired: 'Por favor, preencha o que você achou do atendimento.',
  loadFailed: 'Não foi possível carregar o atendimento para avaliação.',
  loadFailedDetail: 'Confira o link ou tente novamente em instantes.',
  sendFailed: 'Não foi possível enviar a avaliação no momento. Tente novamente.',
  alreadyRated: 'Este atendimento já foi avaliado.',
  oneRating: 'Cada atendimento só pode ser avaliado uma vez.',
  thanks: 'Agradecemos a sua avaliação',
  about: (idk: number, finishedOn: string | null) =>
    finishedOn ? `IDK ${idk}, concluída em ${finishedOn}` : `IDK ${idk}`,
});
