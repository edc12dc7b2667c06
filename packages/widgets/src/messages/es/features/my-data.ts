import type { myDataMessages } from '../../features/my-data.ts';
import type { TextsOf } from '../../messages.ts';

/** Spanish texts of `myDataMessages`. */
export const myDataTexts: TextsOf<typeof myDataMessages> = {
  title: 'Mis datos',
  about: 'Lo que la empresa tiene registrado sobre usted y de dónde viene cada dato.',
  download: 'Descargar mis datos',
  loading: 'Cargando sus datos',
  loadFailed: 'No se pudieron cargar sus datos',
  forbidden: 'Usuario sin permiso de acceso',
  origin: (name: string) => `Origen: ${name}`,
  noRoles: 'Ningún perfil',
  noGroups: 'Ningún grupo',
  purpose: 'Finalidad y criterios',
  noPurpose: 'La empresa todavía no informó para qué usa estos datos.',
  editPurpose: 'Modificar la finalidad y los criterios',
  purposeHint: 'Todas las personas ven este texto en Mis datos, y va en la exportación de los datos.',
  cancel: 'Cancelar',
  save: 'Guardar',
  purposeSaved: 'Texto guardado',
  purposeFailed: 'No se pudo guardar el texto',
  tooLong: 'El texto supera el límite de tamaño',
};
