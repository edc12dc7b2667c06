import type { SignInTexts } from '../portal-texts.ts';

/** Spanish texts until a user is signed in. */
export const signInTexts: SignInTexts = {
  arriving: 'Iniciando sesión con su cuenta',
  leaving: 'Cerrando la sesión de su cuenta',
  leftHeading: 'Cerró la sesión de su cuenta',
  leftLine: 'La sesión se cerró en otra pestaña.',
  enterAgain: 'Iniciar sesión de nuevo',
  asideHeading: 'Inicie sesión para continuar',
  asideLine: 'La sesión se inicia en una ventana nueva.',
  asideClosed: 'La ventana se cerró antes de iniciar sesión.',
  asideBlocked:
    'El navegador bloqueó la ventana de inicio de sesión. Permita ventanas emergentes de este sitio e intente de nuevo.',
  enter: 'Iniciar sesión',
  failedHeading: '¡Error al acceder a la aplicación!',
  unauthorized: 'Usuario sin permiso, consulte al equipo de seguridad.',
  unregistered: 'Su acceso todavía no ha sido habilitado. Hable con el administrador del portal.',
  other: 'Recargue la página e intente de nuevo.',
  reload: 'Recargar',
  contactSupport: (moment: string) => `Si continúa, hable con soporte e informe ${moment}.`,
};
