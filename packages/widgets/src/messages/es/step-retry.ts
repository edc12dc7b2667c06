import type { TextsOf } from '../messages.ts';
import type { stepRetryMessages } from '../step-retry.ts';

/** Spanish texts of `stepRetryMessages`. */
export const stepRetryTexts: TextsOf<typeof stepRetryMessages> = {
  executeAgain: 'Ejecutar nuevamente',
  redirectHere: 'Redirigir a esta etapa',
  ofStep: (action: string, title: string) => `${action}: ${title}`,
  executeQuestion: (title: string) => `¿Desea ejecutar nuevamente la etapa ${title}?`,
  redirectQuestion: (title: string) => `¿Desea redirigir el flujo a la etapa ${title}?`,
  executeMeaning: 'La etapa que falló se ejecutará una vez más.',
  redirectMeaning:
    'Las tareas abiertas se cancelarán y las etapas a partir de esta se harán nuevamente. Lo que se completó continúa en la solicitud.',
  motive: 'Motivo (opcional)',
  motiveHint: 'Queda en el historial de la solicitud.',
  motiveTooLong: (max: number) => `Use hasta ${max} caracteres`,
  yes: 'Sí',
  no: 'No',
  failed: 'Ocurrió un error inesperado',
  failedDetail: 'La solicitud no avanzó.',
  nowAt: (title: string) => `La solicitud está en la etapa ${title}.`,
  failedAgain: (title: string) => `La etapa ${title} falló nuevamente.`,
  finished: 'La solicitud se concluyó.',
};
