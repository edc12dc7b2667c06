import type { requestDialogMessages } from '../../features/request-dialog.ts';
import type { TextsOf } from '../../messages.ts';

// requesters are notified of decisions and of the end of a request, but not of other completed steps
const notifiedWhen = (isApproval: boolean) =>
  isApproval ? 'en cuanto haya una decisión' : 'cuando se complete la solicitud';

/** Spanish texts of `requestDialogMessages`. */
export const requestDialogTexts: TextsOf<typeof requestDialogMessages> = {
  title: (service: string) => `Solicitud de ${service}`,
  newRequest: 'Nueva solicitud',
  unknownService: 'Este servicio no existe o salió del catálogo.',
  cancel: 'Cancelar',
  cancelSending: 'Cancelar el envío',
  send: 'Enviar',
  sending: 'Es posible que los cambios no se guarden',
  sendingRequest: 'La solicitud se está enviando',
  onBehalf: 'En nombre de',
  onBehalfNote: 'Perfil de soporte',
  onBehalfPlaceholder: 'Para mí',
  onBehalfChecking: 'Verificando requisitos',
  checkFailed: 'No se pudieron validar las dependencias de jerarquía.',
  onBehalfFailed: 'No se pudo obtener la lista de personas',
  attachments: 'Adjuntos',
  attachmentsRequired: 'obligatorio',
  attachmentsOptional: 'opcional',
  attachmentsCount: (count: number) => (count === 1 ? '1 archivo' : `${count} archivos`),
  attachmentRequired: 'Se necesita al menos un adjunto para enviar esta solicitud.',
  sendingFiles: (percent: number) => `Enviando adjuntos, ${percent}%`,
  noFields: 'Este servicio no necesita más información. Solo envíe la solicitud.',
  loadFailed: 'No se pudo obtener la información.',
  startFailed: 'No se pudo solicitar el servicio.',
  invalidDetail: 'No se envió nada. Corrige los campos destacados.',
  offlineDetail: 'No tiene conexión. La solicitud todavía no se envió y el borrador está en este navegador.',
  startFailedDetail: 'Lo que completó está guardado. Intente enviar nuevamente.',
  loading: 'Cargando el formulario',

  sent: 'Solicitud enviada',
  sentAbout: (service: string, idk: number) => `${service}, IDK ${idk}`,
  sentAboutFor: (service: string, idk: number, person: string) => `${service}, IDK ${idk}, en nombre de ${person}`,
  next: 'Qué pasa ahora',
  notified: (isApproval: boolean) => `Recibes una notificación ${notifiedWhen(isApproval)}.`,
  notifiedPerson: (person: string, isApproval: boolean) =>
    `${person} recibe una notificación ${notifiedWhen(isApproval)}.`,
  now: 'Ahora',
  until: (day: string) => `hasta el ${day}`,
  summary: 'Resumen de la solicitud',
  department: 'Departamento responsable',
  sector: 'Sector responsable',
  copyAddress: 'Copiar enlace de la solicitud',
  addressCopied: 'Enlace copiado',
  addressNotCopied: 'No se pudo copiar el enlace',
  follow: 'Seguir la solicitud',
  backToServices: 'Volver a los servicios',
};
