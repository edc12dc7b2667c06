import { ruleTexts } from '@tramita/client/languages/es';
import { labelIn } from '@tramita/client/rules';
import type { scimConnectionsMessages } from '../../features/scim-connections.ts';
import { formatInteger } from '../../format/format-number.ts';
import type { TextsOf } from '../../messages.ts';

/** Spanish texts of `scimConnectionsMessages`. */
export const scimConnectionsTexts: TextsOf<typeof scimConnectionsMessages> = {
  connections: 'Conexiones SCIM',
  count: (total: number) => (total === 1 ? '1 conexión SCIM' : `${formatInteger(total, 'es')} conexiones SCIM`),
  name: 'Nombre',
  lastCall: 'Última llamada',
  lastCallOf: (call: string, status: number, moment: string) => `${call}, respuesta ${status}, el ${moment}`,
  noCall: 'Ninguna llamada',
  people: 'Personas',
  groups: 'Grupos',
  actions: 'Acciones',
  edit: (name: string) => `Abrir ${name}`,
  loading: 'Cargando...',
  nothing: 'Ninguna conexión SCIM',
  nothingHere:
    'Una conexión SCIM es una cuenta de servicio con el alcance "Sincronizar personas por SCIM". Cree la cuenta e informe el token en el proveedor de identidad.',
  forbidden: 'Usuario sin permiso de acceso',
  listFailed: 'No se pudieron cargar las conexiones SCIM',
  retry: 'Intentar de nuevo',
  close: 'Cerrar',
  createsRecords: 'Crear los cargos y las filiales que faltan',
  createsRecordsHint: 'Sin esta opción, se rechaza a una persona con un cargo o una filial desconocida.',
  saveFailed: 'No se pudo guardar',
  saved: 'Conexión actualizada',

  directoryGroups: 'Grupos del directorio',
  groupsFailed: 'No se pudieron cargar los grupos del directorio',
  noGroups: 'El directorio todavía no envió grupos',
  memberCount: (total: number) => (total === 1 ? '1 miembro' : `${formatInteger(total, 'es')} miembros`),
  use: 'Uso',
  usageOf: (name: string) => `Uso de ${name}`,
  nameOfUse: (use: string) => labelIn(ruleTexts.directoryGroupUses, use),
  group: 'Grupo',
  groupOf: (name: string) => `Grupo vinculado a ${name}`,
  role: 'Perfil',
  roleOf: (name: string) => `Perfil de los miembros de ${name}`,
  choose: 'Elija',
  optionsFailed: 'No se pudieron cargar las opciones',
  save: 'Guardar',
  saveOf: (name: string) => `Guardar el uso de ${name}`,
  savedUseOf: (name: string) => `Uso de ${name} actualizado`,

  removedPeople: 'Personas eliminadas',
  removedHint: 'El directorio eliminó a estas personas. Su nombre de usuario sigue ocupado hasta que se libere.',
  removedFailed: 'No se pudieron cargar las personas eliminadas',
  noRemoved: 'Ninguna persona eliminada',
  removedAt: (userName: string, moment: string) => `${userName}, eliminada el ${moment}`,
  release: 'Liberar nombre de usuario',
  releaseOf: (name: string) => `Liberar el nombre de usuario de ${name}`,
  releaseQuestion: (userName: string) => `¿Liberar el nombre de usuario ${userName}?`,
  releaseDetail:
    'El directorio podrá crear otra persona con este nombre. La persona eliminada recibe otro nombre de usuario.',
  released: 'Nombre de usuario liberado',
};
