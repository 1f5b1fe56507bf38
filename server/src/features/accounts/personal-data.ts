// What accounts keep about a person.
import { and, eq, isNull, or } from 'drizzle-orm';
import {
  exported,
  ofTheReader,
  ownNumber,
  type PersonalData,
  personalTable,
  withheld,
} from '../../platform/personal-data/coverage.ts';
import { mailedCodes, passkeyChallenges, passkeys, preferences, sessions, users } from './tables.ts';

const ends = exported({ en: 'Ends', es: 'Termina' });
const languages = { en: { en: 'English', es: 'Inglés' }, es: { en: 'Spanish', es: 'Español' } };
const secret = withheld({
  en: 'Codes, links and session values are secrets. We keep only scrambled traces of them, which would help nobody but a thief.',
  es: 'Los códigos, enlaces y valores de sesión son secretos. Solo guardamos huellas cifradas, que únicamente servirían a un ladrón.',
});
const passkeySecret = withheld({
  en: 'The public half of a passkey works only together with your device, which has the other half.',
  es: 'La mitad pública de una llave de acceso solo funciona junto con su dispositivo, que tiene la otra mitad.',
});

export const accountPersonalData: PersonalData = {
  owner: 'accounts',
  tables: [
    personalTable(users, {
      title: { en: 'About you', es: 'Sobre usted' },
      of: ({ id }) => eq(users.id, id),
      leaving: 'deleted',
      columns: {
        id: exported({ en: 'Number of your account', es: 'Número de su cuenta' }),
        firstName: exported({ en: 'First name', es: 'Nombre' }),
        lastName: exported({ en: 'Last name', es: 'Apellido' }),
        email: exported({ en: 'E-mail address', es: 'Correo electrónico' }),
        phone: exported({ en: 'Phone', es: 'Teléfono' }),
        role: exported(
          { en: 'You are here as', es: 'Está aquí como' },
          {
            member: { en: 'A member', es: 'Miembro' },
            staff: { en: 'Part of our team', es: 'Parte de nuestro equipo' },
          },
        ),
        language: exported({ en: 'We write to you in', es: 'Le escribimos en' }, languages),
        createdAt: exported({ en: 'Member since', es: 'Miembro desde' }),
        deletesAt: exported({ en: 'Account ends', es: 'La cuenta termina' }),
      },
    }),
    personalTable(preferences, {
      title: { en: 'What you want to hear about', es: 'De qué quiere recibir avisos' },
      of: ({ id }) => eq(preferences.userId, id),
      leaving: 'deleted',
      columns: {
        userId: ofTheReader,
        reminders: exported({ en: 'Dates and papers of a plan', es: 'Fechas y papeles de un plan' }),
        family: exported({ en: 'What your family does and asks', es: 'Lo que su familia hace y pregunta' }),
        memorials: exported({ en: 'New entries on a memorial', es: 'Nuevas entradas en un memorial' }),
        support: exported({ en: 'A word from grief support', es: 'Una palabra del apoyo en el duelo' }),
        quietUntil: exported({ en: 'Quiet until', es: 'En silencio hasta' }),
        isTourAnswered: exported({ en: 'The tour was offered', es: 'Se le ofreció el recorrido' }),
      },
    }),
    personalTable(sessions, {
      title: { en: 'Where you were signed in', es: 'Dónde inició sesión' },
      of: ({ id }) => eq(sessions.userId, id),
      leaving: 'deleted',
      columns: {
        id: ownNumber,
        userId: ofTheReader,
        tokenHash: secret,
        device: exported({ en: 'Device', es: 'Dispositivo' }),
        createdAt: exported({ en: 'Signed in', es: 'Inicio de sesión' }),
        lastSeenAt: exported({ en: 'Last seen', es: 'Última visita' }),
        provenAt: exported({ en: 'Last shown that it was you', es: 'Última vez que mostró que era usted' }),
        endedAt: exported({ en: 'Ended', es: 'Terminada' }),
      },
    }),
    personalTable(passkeys, {
      title: { en: 'Passkeys', es: 'Llaves de acceso' },
      of: ({ id }) => eq(passkeys.userId, id),
      leaving: 'deleted',
      columns: {
        id: ownNumber,
        userId: ofTheReader,
        credentialId: passkeySecret,
        publicKey: passkeySecret,
        counter: passkeySecret,
        transports: exported({ en: 'Reached by', es: 'Se usa por' }),
        name: exported({ en: 'Name', es: 'Nombre' }),
        createdAt: exported({ en: 'Added', es: 'Añadida' }),
        lastUsedAt: exported({ en: 'Last used', es: 'Último uso' }),
      },
    }),
    personalTable(passkeyChallenges, {
      title: { en: 'Passkeys being added', es: 'Llaves de acceso en camino' },
      of: ({ id }) => eq(passkeyChallenges.userId, id),
      leaving: 'deleted',
      columns: { challenge: secret, userId: ofTheReader, expiresAt: ends },
    }),
    personalTable(mailedCodes, {
      title: { en: 'Codes we mailed to you lately', es: 'Códigos que le enviamos hace poco' },
      // Somebody who was not signed in is known by the address alone.
      of: ({ id, email }) =>
        or(eq(mailedCodes.userId, id), and(isNull(mailedCodes.userId), eq(mailedCodes.email, email))),
      leaving: 'deleted',
      columns: {
        id: ownNumber,
        purpose: exported(
          { en: 'For', es: 'Para' },
          {
            'sign-in': { en: 'Signing in', es: 'Iniciar sesión' },
            'sign-up': { en: 'Creating the account', es: 'Crear la cuenta' },
            proof: { en: 'Showing that it is you', es: 'Mostrar que es usted' },
            'new-email': { en: 'A new address', es: 'Una dirección nueva' },
          },
        ),
        email: exported({ en: 'Sent to', es: 'Enviado a' }),
        browserHash: secret,
        codeHash: secret,
        linkHash: secret,
        userId: ofTheReader,
        sealedForm: withheld({
          en: 'A sign-up form that waits for its code is sealed. Once the code is typed it is part of your account, and in this file.',
          es: 'Un formulario de registro que espera su código está sellado. Al escribir el código pasa a su cuenta, y a este archivo.',
        }),
        language: exported({ en: 'Written in', es: 'Escrito en' }, languages),
        returnPath: exported({ en: 'Leads back to', es: 'Lleva de vuelta a' }),
        tries: exported({ en: 'Tries', es: 'Intentos' }),
        createdAt: exported({ en: 'Sent', es: 'Enviado' }),
        expiresAt: ends,
        spentAt: exported({ en: 'Used or replaced', es: 'Usado o reemplazado' }),
      },
    }),
  ],
  auditActions: {
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
  },
};
