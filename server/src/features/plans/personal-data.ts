// What plans keep about a person, and about whoever a plan is for.
import { standingOf } from '@evenlight/contract/estimates';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import {
  exported,
  ofTheReader,
  opened,
  ownNumber,
  type PersonalData,
  personalTable,
  type Section,
} from '../../platform/personal-data/coverage.ts';
import { venueDays, venues } from '../venues/tables.ts';
import { decidingTables } from './deciding/deciding-personal-data.ts';
import { ofOwnPlans, planNumber } from './own-plans.ts';
import { statementWords } from './statement/statement-words.ts';
import {
  clergyConsents,
  planAdjustments,
  planLines,
  planningDrafts,
  planSchedules,
  plans,
  planVersions,
  venueSelections,
} from './tables.ts';

const kinds = {
  service: { en: 'Service', es: 'Servicio' },
  merchandise: { en: 'Merchandise', es: 'Artículo' },
  'cash-advance': { en: 'Paid on to others', es: 'Pagado a terceros' },
};
const tiers = {
  basic: { en: 'Basic', es: 'Básico' },
  premium: { en: 'Premium', es: 'Premium' },
  legacy: { en: 'Legacy', es: 'Legado' },
};
const states = {
  draft: { en: 'Draft', es: 'Borrador' },
  active: { en: 'Active', es: 'Activo' },
  'in-progress': { en: 'In progress', es: 'En curso' },
  completed: { en: 'Completed', es: 'Completado' },
};

type Line = typeof planLines.$inferSelect;

const choices = {
  chosen: { en: 'Chosen', es: 'Elegido' },
  'not-chosen': { en: statementWords.en.choiceLeft, es: statementWords.es.choiceLeft },
};

/** Whether a line that is a choice was chosen; false where there is none to make. */
function choiceIn(line: Line): keyof typeof choices | false {
  if (!line.isChoice) return false;
  return standingOf(line) === 'taken' ? 'chosen' : 'not-chosen';
}

const adjustmentWords = {
  requested: { en: 'Asked for', es: 'Pedido' },
  confirmed: { en: 'Confirmed', es: 'Confirmado' },
  declined: { en: 'Declined', es: 'Rechazado' },
};

const refusals = {
  shabbat: { en: 'Shabbat', es: 'Shabat' },
  'yom-tov': { en: 'A Jewish festival', es: 'Una festividad judía' },
  'near-sundown': { en: 'Near sundown before a day of rest', es: 'Cerca del anochecer antes de un día de descanso' },
  'catholic-mass': { en: 'No funeral Mass that day', es: 'Ese día no hay misa de funeral' },
  'orthodox-sunday': { en: 'A Sunday', es: 'Un domingo' },
  'holy-friday': { en: 'Holy Friday', es: 'Viernes Santo' },
  'tibetan-days': { en: 'Before three and a half days', es: 'Antes de tres días y medio' },
};

const venueTitle = { en: 'Venues you chose', es: 'Lugares que eligió' };

export const planPersonalData: PersonalData = {
  owner: 'plans',
  tables: [
    personalTable(plans, {
      title: { en: 'Your plans', es: 'Sus planes' },
      of: ({ id }) => eq(plans.userId, id),
      leaving: 'deleted',
      columns: {
        id: planNumber,
        userId: ofTheReader,
        saveKey: ownNumber,
        number: exported({ en: 'Plan number', es: 'Número del plan' }),
        title: exported({ en: 'Title', es: 'Título' }),
        planIntent: exported(
          { en: 'Situation', es: 'Situación' },
          {
            'at-need': { en: 'Somebody has died', es: 'Alguien ha muerto' },
            'plan-ahead': { en: 'Planning ahead', es: 'Planificación anticipada' },
          },
        ),
        faithTradition: exported({ en: 'Tradition', es: 'Tradición' }),
        branch: exported({ en: 'Branch', es: 'Rama' }),
        packageTradition: exported({ en: 'Tradition of the package', es: 'Tradición del paquete' }),
        packageTier: exported({ en: 'Tier', es: 'Nivel' }, tiers),
        packageName: exported({ en: 'Package', es: 'Paquete' }),
        serviceType: exported({ en: 'Kind of service', es: 'Tipo de servicio' }),
        budgetCents: exported({ en: 'Budget in cents', es: 'Presupuesto en centavos' }),
        personName: exported({ en: 'For', es: 'Para' }),
        relation: exported({ en: 'Who they are to you', es: 'Quién es para usted' }),
        dateOfBirth: exported({ en: 'Born', es: 'Nacimiento' }),
        dateOfDeath: exported({ en: 'Died', es: 'Fallecimiento' }),
        afterSunset: exported({ en: 'After sunset', es: 'Después de la puesta del sol' }),
        serviceDate: exported({ en: 'Day of the service', es: 'Día del servicio' }),
        serviceHasBeen: exported({ en: 'The service has been', es: 'El servicio ya tuvo lugar' }),
        finalCents: exported({ en: 'Final price in cents', es: 'Precio final en centavos' }),
        status: exported({ en: 'State', es: 'Estado' }, states),
        priceSettledAt: exported({ en: 'Price settled', es: 'Precio acordado' }),
        version: exported({ en: 'Version', es: 'Versión' }),
        createdAt: exported({ en: 'Saved', es: 'Guardado' }),
        updatedAt: exported({ en: 'Last changed', es: 'Última modificación' }),
        archivedAt: exported({ en: 'Put away', es: 'Archivado' }),
      },
    }),
    personalTable(planLines, {
      title: { en: 'What your plans are made of', es: 'De qué constan sus planes' },
      of: ofOwnPlans(planLines.planId),
      leaving: 'deleted',
      columns: {
        planId: planNumber,
        position: ownNumber,
        item: ownNumber,
        source: exported(
          { en: 'From', es: 'De' },
          { package: { en: 'The package', es: 'El paquete' }, addon: { en: 'An add-on', es: 'Un extra' } },
        ),
        name: exported({ en: 'Line', es: 'Línea' }),
        kind: exported({ en: 'Kind', es: 'Tipo' }, kinds),
        cents: exported({ en: 'Price in cents', es: 'Precio en centavos' }),
        canDecline: exported({ en: 'May be declined', es: 'Se puede rechazar' }),
        isDeclined: opened({ en: 'Declined', es: 'Rechazada' }, (line: Line) => standingOf(line) === 'declined'),
        isChoice: opened({ en: 'Only if chosen', es: 'Solo si se elige' }, choiceIn, choices),
      },
    }),
    personalTable(planVersions, {
      title: { en: 'How your plans came to be', es: 'Cómo llegaron a ser sus planes' },
      of: ofOwnPlans(planVersions.planId),
      leaving: 'deleted',
      columns: {
        planId: planNumber,
        version: exported({ en: 'Version', es: 'Versión' }),
        authorId: ownNumber,
        at: exported({ en: 'When', es: 'Cuándo' }),
        snapshot: exported({ en: 'The plan as it was then', es: 'El plan tal como era' }),
        description: exported({ en: 'What was said about it', es: 'Lo que se dijo al respecto' }),
        decisionId: ownNumber,
      },
    }),
    personalTable(venueSelections, {
      title: venueTitle,
      of: ofOwnPlans(venueSelections.planId),
      leaving: 'deleted',
      // Told by `collect` below, which knows the venue's name and the day.
      columns: {
        planId: ofTheReader,
        venueId: ofTheReader,
        selectedCents: ofTheReader,
        status: ofTheReader,
        selectedAt: ofTheReader,
      },
    }),
    personalTable(planSchedules, {
      title: { en: 'Dates you booked or asked for', es: 'Fechas que reservó o pidió' },
      of: ofOwnPlans(planSchedules.planId),
      leaving: 'deleted',
      columns: {
        planId: planNumber,
        mode: exported(
          { en: 'State', es: 'Estado' },
          {
            blocked: { en: 'Booked', es: 'Reservada' },
            requested: { en: 'Asked of our team', es: 'Pedida a nuestro equipo' },
          },
        ),
        day: exported({ en: 'Day', es: 'Día' }),
        startMinute: exported({ en: 'Begins, in minutes from midnight', es: 'Comienza, en minutos desde medianoche' }),
        wishedDays: exported({ en: 'Days that would suit', es: 'Días que convendrían' }),
        note: exported({ en: 'Your words', es: 'Sus palabras' }),
        at: exported({ en: 'When', es: 'Cuándo' }),
        answeredAt: exported({ en: 'Answered', es: 'Respondida' }),
      },
    }),
    personalTable(clergyConsents, {
      title: { en: 'Days your clergy agreed to', es: 'Días que su clero aceptó' },
      of: ofOwnPlans(clergyConsents.planId),
      leaving: 'deleted',
      columns: {
        planId: planNumber,
        day: exported({ en: 'Day', es: 'Día' }),
        refusal: exported({ en: 'Why it is not customary', es: 'Por qué no es costumbre' }, refusals),
        clergyName: exported({ en: 'Who agreed', es: 'Quién aceptó' }),
        confirmedBy: ownNumber,
        at: exported({ en: 'Said', es: 'Indicado' }),
      },
    }),
    personalTable(planAdjustments, {
      title: { en: 'Changes of the price you asked for', es: 'Cambios de precio que pidió' },
      of: ofOwnPlans(planAdjustments.planId),
      leaving: 'deleted',
      columns: {
        id: ownNumber,
        planId: planNumber,
        idempotencyKey: ownNumber,
        description: exported({ en: 'What for', es: 'Para qué' }),
        cents: exported({ en: 'Amount in cents', es: 'Importe en centavos' }),
        state: exported({ en: 'State', es: 'Estado' }, adjustmentWords),
        requestedAt: exported({ en: 'Asked', es: 'Pedido' }),
        decidedBy: ownNumber,
        decidedAt: exported({ en: 'Answered', es: 'Respondido' }),
        note: exported({ en: 'What our team said', es: 'Lo que dijo nuestro equipo' }),
      },
    }),
    ...decidingTables,
    personalTable(planningDrafts, {
      title: { en: 'A plan you have begun', es: 'Un plan que empezó' },
      of: ({ id }) => eq(planningDrafts.userId, id),
      leaving: 'deleted',
      columns: {
        userId: ofTheReader,
        draft: exported({ en: 'What you chose so far', es: 'Lo que eligió hasta ahora' }),
        revision: ownNumber,
        savedAt: exported({ en: 'Kept', es: 'Guardado' }),
      },
    }),
  ],
  collect: [async (db, { id }) => [await chosenVenues(db, id)]],
  auditActions: {
    'plan.saved': { en: 'Plan saved', es: 'Plan guardado' },
    'plan.completed': { en: 'The plan was complete', es: 'El plan quedó completo' },
    'plan.status_moved': { en: 'Our team took the plan a step on', es: 'Nuestro equipo hizo avanzar el plan' },
    'plan.changed': { en: 'Plan changed', es: 'Plan modificado' },
    'adjustment.requested': { en: 'A change of the price was asked for', es: 'Se pidió un cambio de precio' },
    'adjustment.decided': { en: 'Our team answered about the price', es: 'Nuestro equipo respondió sobre el precio' },
    'schedule.requested': { en: 'Help with the date was asked for', es: 'Se pidió ayuda con la fecha' },
    'schedule.blocked': { en: 'A date was booked', es: 'Se reservó una fecha' },
    'schedule.cancelled': { en: 'A date was given back', es: 'Se liberó una fecha' },
    'decider.changed': { en: 'The record of who decides changed', es: 'Cambió el registro de quién decide' },
  },
};

/** With the name of the venue, and the day it keeps. */
async function chosenVenues(db: Db, userId: string): Promise<Section> {
  const found = await db
    .select({
      plan: plans.title,
      venue: venues.name,
      price: venueSelections.selectedCents,
      chosenAt: venueSelections.selectedAt,
      day: venueDays.day,
      heldUntil: venueDays.heldUntil,
    })
    .from(venueSelections)
    .innerJoin(plans, eq(plans.id, venueSelections.planId))
    .innerJoin(venues, eq(venues.id, venueSelections.venueId))
    .leftJoin(venueDays, eq(venueDays.planId, plans.id))
    .where(eq(plans.userId, userId))
    .orderBy(asc(venueSelections.selectedAt));
  return {
    key: 'venue_selections',
    title: venueTitle,
    columns: {
      plan: { en: 'Plan', es: 'Plan' },
      venue: { en: 'Venue', es: 'Lugar' },
      price: { en: 'Price in cents', es: 'Precio en centavos' },
      chosenAt: { en: 'Chosen', es: 'Elegido' },
      day: { en: 'Day that is kept', es: 'Día reservado' },
      heldUntil: { en: 'Kept until', es: 'Reservado hasta' },
    },
    rows: found.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, { value }]))),
  };
}
