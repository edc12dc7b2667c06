import { formatInteger } from '@tramita/widgets/ui';
import type { PortalTexts } from '../portal-texts.ts';
import { signInTexts } from './sign-in.ts';

/** Spanish texts of the portal. */
export const portalTexts: PortalTexts = {
  signIn: signInTexts,
  pages: {
    services: 'Servicios',
    summary: 'Resumen',
    toDo: 'Por hacer',
    inProgress: 'En curso',
    finished: 'Completadas',
    canceled: 'Canceladas',
    assignedToMe: 'Asignadas a mí',
    assignedInProgress: 'Asignadas a mí, en curso',
    assignedFinished: 'Asignadas a mí, completadas',
    assignedCanceled: 'Asignadas a mí, canceladas',
    report: 'Informe',
    request: 'Solicitud',
    dashboard: 'Panel',
    processes: 'Procesos',
    departments: 'Área y sector responsable',
    groups: 'Grupos',
    calendars: 'Calendarios',
    outbox: 'Bandeja de salida',
    sheets: 'Planillas guardadas',
    updates: 'Novedades',
    rating: 'Evaluación de la atención',
  },
  sections: {
    myTasks: 'Mis solicitudes',
    attendance: 'Atención',
    report: 'Informe',
    administration: 'Administración',
  },
  shell: {
    skip: 'Ir al contenido',
    mainMenu: 'Menú principal',
    collapseMenu: 'Contraer menú',
    expandMenu: 'Expandir menú',
    closeMenu: 'Cerrar menú',
    openMenu: 'Abrir menú',
    userMenu: 'Menú del usuario',
    signOut: 'Cerrar sesión',
    restricted: (status: string | undefined) =>
      `Su situación en el registro de empleados es ${status ?? 'restringida'}. Algunos accesos están restringidos.`,
    tasks: (count: number) => `, ${count === 1 ? '1 tarea' : `${formatInteger(count, 'es')} tareas`}`,
    unread: (count: number) => `, ${count === 1 ? '1 sin leer' : `${count} sin leer`}`,
    newUpdate: ', hay novedades de esta semana',
    updatesWithNew: 'Novedades, hay novedades de esta semana',
    language: 'Idioma',
    languageFailed: 'No se pudo cargar el idioma',
    languageFailedDetail: 'Verifique la conexión e intente de nuevo.',
  },
  support: {
    open: 'Hablar con soporte',
    panel: 'Soporte',
    heading: '¿Necesita ayuda?',
    text: 'Hable con el equipo de soporte de su empresa.',
    email: 'Correo electrónico',
    phone: 'Teléfono',
  },
  palette: {
    title: 'Ir a',
    open: 'Ir a...',
    input: 'Página, servicio o IDK',
    results: 'Destinos',
    nothing: 'No se encontró ningún ítem',
    count: (count: number) => (count === 1 ? '1 destino' : `${count} destinos`),
    groups: {
      number: 'Solicitud',
      recent: 'Solicitudes recientes',
      views: 'Vistas',
      pages: 'Páginas',
      services: 'Servicios',
    },
    openRequest: (idk: string) => `Abrir IDK ${idk}`,
    requestHint: 'Solicitud',
    pageHint: 'Ir a',
    serviceHint: 'Solicitar',
    list: (section: string, page: string) => `${section}: ${page}`,
    notFound: 'No se pudo encontrar la tarea',
    failed: 'Ocurrió un error inesperado. La solicitud no se abrió; intente de nuevo.',
  },
  notFound: {
    heading: 'Página no encontrada',
    line: 'La dirección puede haber cambiado o el servicio salió del catálogo.',
    back: 'Volver',
    address: (path: string) => `Dirección: ${path}`,
  },
  crash: {
    heading: '¡Algo salió mal al mostrar esta página!',
    line: 'Recargue la página e intente de nuevo.',
    reload: 'Recargar',
  },
  noPermission: {
    title: 'Usuario sin permiso de acceso',
    detail: (page: string) =>
      page === ''
        ? 'Si lo necesita, pídalo a la administración del portal.'
        : `No tiene acceso a ${page}. Si lo necesita, pídalo a la administración del portal.`,
  },
  frame: {
    closed: 'La tarea se cerró',
    openAgain: 'Abrir de nuevo',
  },
};
