import type { npsFormMessages } from '../../features/nps-form.ts';
import type { TextsOf } from '../../messages.ts';

/** Spanish texts of `npsFormMessages`. */
export const npsFormTexts: TextsOf<typeof npsFormMessages> = {
  question: '¿Qué te pareció la atención?',
  like: 'Me gustó',
  dislike: 'No me gustó',
  comment: 'Comentario',
  commentOptional: '(opcional)',
  send: 'Enviar calificación',
  loading: 'Cargando la atención',
  retry: 'Intentar nuevamente',
  answerRequired: 'Por favor, indica qué te pareció la atención.',
  loadFailed: 'No se pudo cargar la atención para calificarla.',
  loadFailedDetail:
    'Solo quien pidió la atención puede calificarla. Revisa el enlace o intenta nuevamente en unos instantes.',
  requesterOnly: 'Solo quien pidió la atención puede calificarla',
  requesterOnlyDetail: 'Ingresa con la cuenta de quien hizo la solicitud o revisa el enlace.',
  unavailable: 'Esta atención no recibe calificación',
  unavailableDetail: 'Solo se pueden calificar atenciones completadas y con encuesta de satisfacción.',
  sendFailed: 'No se pudo enviar la calificación en este momento. Intenta nuevamente.',
  alreadyRated: 'Esta atención ya fue calificada.',
  oneRating: 'Cada atención se puede calificar una sola vez.',
  thanks: 'Gracias por tu calificación',
  about: (idk: number, finishedOn: string | null) =>
    finishedOn ? `IDK ${idk}, completada el ${finishedOn}` : `IDK ${idk}`,
};
