import type { npsFormMessages } from '../../features/nps-form.ts';
import type { TextsOf } from '../../messages.ts';

/** English texts of `npsFormMessages`. */
export const npsFormTexts: TextsOf<typeof npsFormMessages> = {
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
  loadFailedDetail: 'Só quem pediu o atendimento pode avaliá-lo. Confira o link ou tente novamente em instantes.',
  requesterOnly: 'Só quem pediu o atendimento pode avaliá-lo',
  requesterOnlyDetail: 'Entre com a conta de quem fez a solicitação ou confira o link.',
  unavailable: 'Este atendimento não recebe avaliação',
  unavailableDetail: 'Só atendimentos concluídos e com pesquisa de satisfação podem ser avaliados.',
  sendFailed: 'Não foi possível enviar a avaliação no momento. Tente novamente.',
  alreadyRated: 'Este atendimento já foi avaliado.',
  oneRating: 'Cada atendimento só pode ser avaliado uma vez.',
  thanks: 'Agradecemos a sua avaliação',
  about: (idk: number, finishedOn: string | null) =>
    finishedOn ? `IDK ${idk}, concluída em ${finishedOn}` : `IDK ${idk}`,
};
