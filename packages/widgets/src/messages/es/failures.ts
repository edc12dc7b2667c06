import type { failureMessages } from '../failures.ts';
import type { TextsOf } from '../messages.ts';

/** Spanish texts of `failureMessages`. */
export const failureTexts: TextsOf<typeof failureMessages> = {
  http500: 'Ocurrió un error interno',
  http404: 'La URL utilizada no existe',
  http400: 'No fue posible cargar la lista porque falta información',
  http403: 'Usuario sin permiso de acceso',
  httpOther: 'Ocurrió un error inesperado',
  clearFilters: 'Limpie los filtros e inténtelo nuevamente.',
  offline: 'Está sin conexión. Verifique la red e inténtelo nuevamente.',
  noToken: 'No fue posible confirmar su acceso. Inténtelo nuevamente en unos instantes.',
  signedOut: 'Su sesión terminó. Ingrese nuevamente e inténtelo otra vez.',
  noAnswer: 'El servidor no respondió. Inténtelo nuevamente en unos instantes.',
  code: (id: string) => `Si persiste, informe al soporte el código ${id}.`,
};
