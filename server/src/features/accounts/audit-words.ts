// What accounts write into the audit log and the news, in words for the people it is about.
import type { Words } from '../../platform/personal-data/coverage.ts';

export const accountAuditWords: Record<string, Words> = {
  'session.opened': { en: 'Signed in', es: 'Inicio de sesión' },
  'session.ended': { en: 'Signed out', es: 'Cierre de sesión' },
  'sessions.ended': { en: 'Signed out on other devices', es: 'Cierre de sesión en otros dispositivos' },
  'passkey.added': { en: 'Passkey added', es: 'Llave de acceso añadida' },
  'passkey.removed': { en: 'Passkey removed', es: 'Llave de acceso eliminada' },
  'user.updated': { en: 'Profile changed', es: 'Perfil modificado' },
  'user.email_changed': { en: 'E-mail address changed', es: 'Correo electrónico modificado' },
  'staff.added': { en: 'Joined our team', es: 'Entrada en nuestro equipo' },
  'staff.removed': { en: 'Left our team', es: 'Salida de nuestro equipo' },
  'account.deletion_undone': { en: 'Called off the deletion', es: 'Eliminación cancelada' },
  'access.refused': { en: 'Turned away', es: 'Acceso denegado' },
  'session.proven': { en: 'Shown that it is you', es: 'Mostró que es usted' },
  'account.exported': { en: 'Everything about you downloaded', es: 'Descarga de todo lo suyo' },
  'account.deletion_planned': { en: 'Asked to delete the account', es: 'Petición de eliminar la cuenta' },
  'account.erased': { en: 'Account deleted', es: 'Cuenta eliminada' },
};
