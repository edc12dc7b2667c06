import type { npsFormMessages } from '../../features/nps-form.ts';
import type { TextsOf } from '../../messages.ts';

/** Spanish texts of `npsFormMessages`. */
export const npsFormTexts: TextsOf<typeof npsFormMessages> = {
  question: '¿Qué le pareció la atención?',
  like: 'Me gustó',
  dislike: 'No me gustó',
  comment: 'Comentario',
  commentOptional: '(opcional)',
  send: 'Enviar calificación',
  loading: 'Cargando la atención',
  retry: 'Intentar nuevamente',
  answerRequired: 'Por favor, indique qué le pareció la atención.',
  loadFailed: 'No se pudo cargar la atención para calificarla.',
  loadFailedDetail:
    'Solo quien pidió la atención puede calificarla. Revise el enlace o intente nuevamente en unos instantes.',
  requesterOnly: 'Solo quien pidió la atención puede calificarla',
  requesterOnlyDetail: 'Ingrese con la cuenta de quien hizo la solicitud o revise el enlace.',
  unavailable: 'Esta atención no recibe calificación',
  unavailableDetail: 'Solo se pueden calificar atenciones completadas y con encuesta de satisfacción.',
  sendFailed: 'No se pudo enviar la calificación en este momento. Intente nuevamente.',
  alreadyRated: 'Esta atención ya fue calificada.',
  oneRating: 'Cada atención se puede calificar una sola vez.',
  thanks: 'Gracias por su calificación',
  about: (idk: number, finishedOn: string | null) =>
    finishedOn ? `IDK ${idk}, completada el ${finishedOn}` : `IDK ${idk}`,
};
