import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../platform/database/columns.ts';
import { exported, ofTheReader, withheld } from '../../platform/personal-data/columns.ts';
import { personalTable } from '../../platform/personal-data/declared-tables.ts';

const ends = { en: 'Ends', es: 'Termina' };
const languages = { en: { en: 'English', es: 'Inglés' }, es: { en: 'Spanish', es: 'Español' } };
const secret = {
  en: 'Codes, links and session values are secrets. We keep only scrambled traces of them, which would help nobody but a thief.',
  es: 'Los códigos, enlaces y valores de sesión son secretos. Solo guardamos huellas cifradas, que únicamente servirían a un ladrón.',
};
const passkeySecret = {
  en: 'The public half of a passkey works only together with your device, which has the other half.',
  es: 'La mitad pública de una llave de acceso solo funciona junto con su dispositivo, que tiene la otra mitad.',
};

export const users = pgTable(
  'users',
  {
    id: exported(uuid('id').primaryKey(), { en: 'Number of your account', es: 'Número de su cuenta' }),
    firstName: exported(text('first_name').notNull(), { en: 'First name', es: 'Nombre' }),
    lastName: exported(text('last_name').notNull(), { en: 'Last name', es: 'Apellido' }),
    /** In lower case, which is how addresses are compared. */
    email: exported(text('email').notNull().unique('users_email'), { en: 'E-mail address', es: 'Correo electrónico' }),
    phone: exported(text('phone'), { en: 'Phone', es: 'Teléfono' }),
    role: exported(
      text('role', { enum: ['member', 'staff'] })
        .notNull()
        .default('member'),
      { en: 'You are here as', es: 'Está aquí como' },
      {
        member: { en: 'A member', es: 'Miembro' },
        staff: { en: 'Part of our team', es: 'Parte de nuestro equipo' },
      },
    ),
    /** The language we write to them in. */
    language: exported(
      text('language', { enum: ['en', 'es'] })
        .notNull()
        .default('en'),
      { en: 'We write to you in', es: 'Le escribimos en' },
      languages,
    ),
    createdAt: exported(instant('created_at').notNull(), { en: 'Member since', es: 'Miembro desde' }),
    /** Set while somebody may still change their mind about leaving. */
    deletesAt: exported(instant('deletes_at'), { en: 'Account ends', es: 'La cuenta termina' }),
  },
  (table) => [
    index('users_leaving').on(table.deletesAt).where(sql`${table.deletesAt} is not null`),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    check('users_role', sql`${table.role} in ('member', 'staff')`),
    check('users_language', sql`${table.language} in ('en', 'es')`),
  ],
);

personalTable(users, {
  title: { en: 'About you', es: 'Sobre usted' },
  of: ({ id }) => eq(users.id, id),
  leaving: 'deleted',
});

/** For what goes with the account. */
export const ownerId = () =>
  ofTheReader(
    uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  );

/** What somebody wants to be written about. No row means everything. */
export const preferences = pgTable('preferences', {
  userId: ownerId().primaryKey(),
  reminders: exported(boolean('reminders').notNull().default(true), {
    en: 'Dates and papers of a plan',
    es: 'Fechas y papeles de un plan',
  }),
  family: exported(boolean('family').notNull().default(true), {
    en: 'What your family does and asks',
    es: 'Lo que su familia hace y pregunta',
  }),
  memorials: exported(boolean('memorials').notNull().default(true), {
    en: 'New entries on a memorial',
    es: 'Nuevas entradas en un memorial',
  }),
  support: exported(boolean('support').notNull().default(true), {
    en: 'A word from grief support',
    es: 'Una palabra del apoyo en el duelo',
  }),
  quietUntil: exported(instant('quiet_until'), { en: 'Quiet until', es: 'En silencio hasta' }),
  /** Begun or declined; it is offered once. */
  isTourAnswered: exported(boolean('is_tour_answered').notNull().default(false), {
    en: 'The tour was offered',
    es: 'Se le ofreció el recorrido',
  }),
});

personalTable(preferences, {
  title: { en: 'What you want to hear about', es: 'De qué quiere recibir avisos' },
  of: ({ id }) => eq(preferences.userId, id),
  leaving: 'deleted',
});

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    tokenHash: withheld(bytes('token_hash').notNull().unique('sessions_token_hash'), secret),
    /** Browser and system, as in 'Safari on iPhone'; never the whole user agent. */
    device: exported(text('device').notNull().default(''), { en: 'Device', es: 'Dispositivo' }),
    createdAt: exported(instant('created_at').notNull(), { en: 'Signed in', es: 'Inicio de sesión' }),
    lastSeenAt: exported(instant('last_seen_at').notNull(), { en: 'Last seen', es: 'Última visita' }),
    /** When a code or a passkey was last shown in this session. */
    provenAt: exported(instant('proven_at'), {
      en: 'Last shown that it was you',
      es: 'Última vez que mostró que era usted',
    }),
    endedAt: exported(instant('ended_at'), { en: 'Ended', es: 'Terminada' }),
  },
  (table) => [index('sessions_of_user').on(table.userId)],
);

personalTable(sessions, {
  title: { en: 'Where you were signed in', es: 'Dónde inició sesión' },
  of: ({ id }) => eq(sessions.userId, id),
  leaving: 'deleted',
});

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    credentialId: withheld(text('credential_id').notNull().unique('passkeys_credential'), passkeySecret),
    publicKey: withheld(bytes('public_key').notNull(), passkeySecret),
    /** How often it was used, by its own count; one that falls back may be a copy. */
    counter: withheld(bigint('counter', { mode: 'number' }).notNull(), passkeySecret),
    transports: exported(text('transports').array().notNull().default([]), { en: 'Reached by', es: 'Se usa por' }),
    name: exported(text('name').notNull(), { en: 'Name', es: 'Nombre' }),
    createdAt: exported(instant('created_at').notNull(), { en: 'Added', es: 'Añadida' }),
    lastUsedAt: exported(instant('last_used_at'), { en: 'Last used', es: 'Último uso' }),
  },
  (table) => [index('passkeys_of_user').on(table.userId)],
);

personalTable(passkeys, {
  title: { en: 'Passkeys', es: 'Llaves de acceso' },
  of: ({ id }) => eq(passkeys.userId, id),
  leaving: 'deleted',
});

/** What a browser was asked to sign. Taken away when it comes back, so it counts once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: withheld(text('challenge').primaryKey(), secret),
    /** Set when a passkey is being made; null when one is asked for. */
    userId: ofTheReader(uuid('user_id').references(() => users.id, { onDelete: 'cascade' })),
    expiresAt: exported(instant('expires_at').notNull(), ends),
  },
  (table) => [index('passkey_challenges_by_end').on(table.expiresAt)],
);

personalTable(passkeyChallenges, {
  title: { en: 'Passkeys being added', es: 'Llaves de acceso en camino' },
  of: ({ id }) => eq(passkeyChallenges.userId, id),
  leaving: 'deleted',
});

/** A code on its way to an address. Kept until it is used, killed or too old; only hashes of it are kept at all. */
export const mailedCodes = pgTable(
  'mailed_codes',
  {
    id: uuid('id').primaryKey(),
    purpose: exported(
      text('purpose', { enum: ['sign-in', 'sign-up', 'proof', 'new-email'] }).notNull(),
      { en: 'For', es: 'Para' },
      {
        'sign-in': { en: 'Signing in', es: 'Iniciar sesión' },
        'sign-up': { en: 'Creating the account', es: 'Crear la cuenta' },
        proof: { en: 'Showing that it is you', es: 'Mostrar que es usted' },
        'new-email': { en: 'A new address', es: 'Una dirección nueva' },
      },
    ),
    email: exported(text('email').notNull(), { en: 'Sent to', es: 'Enviado a' }),
    /** The browser that asked; nobody else can use the code. */
    browserHash: withheld(bytes('browser_hash').notNull(), secret),
    codeHash: withheld(bytes('code_hash').notNull(), secret),
    linkHash: withheld(bytes('link_hash').notNull().unique('mailed_codes_link_hash'), secret),
    /** Who asked, where somebody was signed in. */
    userId: ofTheReader(uuid('user_id').references(() => users.id, { onDelete: 'cascade' })),
    /** What the sign-up form said, sealed; there is no account yet to put it in. */
    sealedForm: withheld(bytes('sealed_form'), {
      en: 'A sign-up form that waits for its code is sealed. Once the code is typed it is part of your account, and in this file.',
      es: 'Un formulario de registro que espera su código está sellado. Al escribir el código pasa a su cuenta, y a este archivo.',
    }),
    language: exported(
      text('language', { enum: ['en', 'es'] }).notNull(),
      { en: 'Written in', es: 'Escrito en' },
      languages,
    ),
    /** Where the link of the mail leads back to. */
    returnPath: exported(text('return_path'), { en: 'Leads back to', es: 'Lleva de vuelta a' }),
    tries: exported(integer('tries').notNull().default(0), { en: 'Tries', es: 'Intentos' }),
    createdAt: exported(instant('created_at').notNull(), { en: 'Sent', es: 'Enviado' }),
    expiresAt: exported(instant('expires_at').notNull(), ends),
    /** Used, or killed by a newer one. */
    spentAt: exported(instant('spent_at'), { en: 'Used or replaced', es: 'Usado o reemplazado' }),
  },
  (table) => [
    index('mailed_codes_of_browser').on(table.browserHash),
    index('mailed_codes_by_end').on(table.expiresAt),
    check('mailed_codes_purpose', sql`${table.purpose} in ('sign-in', 'sign-up', 'proof', 'new-email')`),
    check('mailed_codes_form', sql`(${table.sealedForm} is not null) = (${table.purpose} = 'sign-up')`),
    check('mailed_codes_owner', sql`(${table.userId} is not null) = (${table.purpose} in ('proof', 'new-email'))`),
  ],
);

personalTable(mailedCodes, {
  title: { en: 'Codes we mailed to you lately', es: 'Códigos que le enviamos hace poco' },
  // Somebody who was not signed in is known by the address alone.
  of: ({ id, email }) => or(eq(mailedCodes.userId, id), and(isNull(mailedCodes.userId), eq(mailedCodes.email, email))),
  leaving: 'deleted',
});
