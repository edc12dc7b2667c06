import { formatInteger } from '../format/format-number.ts';
import type { TextsOf } from '../messages.ts';
import type { privacyMessages } from '../privacy.ts';

/** Spanish texts of `privacyMessages`. */
export const privacyTexts: TextsOf<typeof privacyMessages> = {
  cancel: 'Cancelar',
  loading: 'Cargando...',
  reason: 'Motivo',
  reasonRequired: 'Indique el motivo',

  legalBlock: 'Bloqueo legal',
  legalBlockActive: 'Bloqueo legal activo',
  blockHelp: 'Mientras haya un bloqueo legal, los datos no se anonimizan ni se eliminan.',
  blocked: (name: string, date: string) => `Bloqueado por ${name} el ${date}`,
  block: 'Bloquear',
  blockAdded: 'Bloqueo legal creado',
  blockFailed: 'No se pudo crear el bloqueo legal',
  liftReason: 'Motivo del retiro',
  lift: 'Retirar bloqueo',
  liftDone: 'Bloqueo legal retirado',
  liftFailed: 'No se pudo retirar el bloqueo legal',
  blocksFailed: 'No se pudieron cargar los bloqueos legales',
  blockOutdated: 'Otra persona cambió el bloqueo legal mientras esta ventana estaba abierta',
  blockOutdatedDetail: 'Esta ventana ya muestra el bloqueo como está ahora. El motivo que usted escribió sigue aquí.',
  formerBlocks: 'Bloqueos anteriores',
  lifted: (name: string, date: string) => `Retirado por ${name} el ${date}`,

  anonymise: 'Anonimizar',
  anonymiseQuestion: (name: string) => `¿Anonimizar a ${name}?`,
  anonymiseFinal: 'Esta acción no se puede deshacer.',
  changes: 'Qué cambia',
  changed: (id: number) =>
    `El nombre pasa a ser “Pessoa removida ${id}” en todas partes. Correo, foto, CPF, matrícula, perfiles, vínculos con orígenes, ausencias, borradores y mensajes se borran.`,
  stays: 'Qué queda',
  stayed:
    'Códigos, números, fechas, decisiones, evaluaciones y recuentos quedan iguales. Valores de formularios, comentarios y adjuntos quedan como se escribieron.',
  typeUserName: (userName: string) => `Para confirmar, escriba el usuario: ${userName}`,
  anonymised: 'Persona anonimizada',
  anonymiseFailed: 'No se pudo anonimizar a la persona',
  anonymisedOn: (date: string) => `Los datos de esta persona fueron eliminados el ${date} y no se pueden cambiar.`,

  retentionOf: (process: string) => `Conservación de los datos de ${process}`,
  retentionHelp:
    'Después del plazo, contado desde el fin de la solicitud, se eliminan valores, adjuntos, comentarios y textos del historial. Número, etapas, fechas, decisiones y evaluación quedan.',
  keepFor: 'Plazo',
  noLimit: 'Sin plazo',
  months: (limit: string) => `${limit} meses`,
  legalReason: 'Motivo legal',
  save: 'Guardar',
  saved: 'Conservación de los datos guardada',
  saveFailed: 'No se pudo guardar la conservación de los datos',
  retentionFailed: 'No se pudo cargar la conservación de los datos',
  simulate: 'Simular',
  simulateFailed: 'No se pudo simular la conservación de los datos',
  simulated: (requests: number, blocked: number) =>
    `${requests === 1 ? 'El contenido de 1 solicitud se eliminaría' : `El contenido de ${formatInteger(requests, 'es')} solicitudes se eliminaría`} hoy.${
      blocked === 0 ? '' : ` ${formatInteger(blocked, 'es')} con bloqueo legal.`
    }`,
  waiting: (requests: number) => `${formatInteger(requests, 'es')} solicitudes esperan confirmación`,
  waitingHelp: 'La primera eliminación alcanza más de 1.000 solicitudes y solo empieza después de confirmarla.',
  confirm: 'Confirmar eliminación',
  confirmed: 'Eliminación confirmada',
  confirmFailed: 'No se pudo confirmar la eliminación',
};
