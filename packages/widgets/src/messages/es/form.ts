import type { dynamicFormMessages } from '../form.ts';
import { formatInteger } from '../format/format-number.ts';
import type { TextsOf } from '../messages.ts';

/** Spanish texts of `dynamicFormMessages`. */
export const dynamicFormTexts: TextsOf<typeof dynamicFormMessages> = {
  invalidForm: 'Datos incorrectos - Revise los campos destacados en rojo en el formulario.',
  invalidFormShort: 'Complete correctamente todos los campos del formulario para continuar',
  invalidFormTitle: 'Revise el formulario',
  invalidFormClose: 'Entendido',
  wrongFields: (count: number) =>
    count === 1 ? '1 campo por corregir' : `${formatInteger(count, 'es')} campos por corregir`,
  noWrongFields: 'Ningún campo por corregir',
  filledFields: (filled: number, total: number) =>
    total === 1 ? `${filled} de ${total} completado` : `${filled} de ${total} completados`,
  sectionDone: 'completa',
  sectionNow: 'en curso',
  sectionFail: 'con error',
  sectionAhead: 'por completar',
  unnamedSection: 'Datos',

  draftChanged: 'El formulario cambió desde su borrador',
  draftKept: (labels: string) => `Conservados: ${labels}.`,
  draftDropped: 'Estos campos salieron del formulario. Copie de aquí lo que todavía necesite:',
  draftGaps: 'El borrador no guarda contraseñas ni archivos',
  draftGapsAgain: (labels: string) => `Vuelva a completar: ${labels}.`,
  draftRead: 'Entendido',
  draftSavedAt: (time: string) => `Borrador guardado a las ${time}`,
  draftSavedOn: (date: string, time: string) => `Borrador guardado el ${date} a las ${time}`,

  moneyPlaceholder: '0,00',
  passwordConfirmation: (label: string) => `${label} (confirmación)`,
  showPassword: 'Mostrar contraseña',

  chipsPlaceholder: 'Escriba y presione Enter',
  chipAdded: (item: string) => `${item} agregado`,
  chipRemoved: (item: string) => `${item} quitado`,

  searchPlaceholder: 'Buscar',
  searchFailed: 'No fue posible cargar las opciones. Escriba nuevamente para reintentar.',

  acceptanceRunning: 'Registrando la aceptación',
  acceptanceDone: (value: string) => `Aceptación registrada: ${value}`,
  acceptanceNone: 'Aceptación no registrada',
  geolocationMissing: 'Geolocalización no informada',
  ipFailed: 'No fue posible obtener la IP',
  acceptanceFailed: 'No fue posible registrar la aceptación. Verifique los permisos del navegador.',

  filePrompt: 'Arrastre, pegue o',
  filePick: 'elija un archivo',
  fileLimits: (extensions: string, size: string) => `${extensions} · hasta ${size} por archivo`,
  fileReading: 'Leyendo el archivo',
  fileChosen: (name: string) => `Archivo ${name} elegido`,
  fileRemove: (name: string) => `Quitar ${name}`,
  fileNone: 'Ningún archivo',
};
