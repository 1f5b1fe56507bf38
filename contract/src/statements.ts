// The itemised statement: every line with its price, before anything is paid.
import { lineKinds, PackageTier } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { estimateOf, type PricedLine } from './estimates.ts';
import { PlanId, VenueId } from './ids.ts';
import type { Language } from './languages.ts';
import { Adjustment, PlanLine } from './plans.ts';
import { FaithTradition, PackagedTradition, ServiceType } from './traditions.ts';
import { Day } from './venues.ts';
import { z } from './zod.ts';

export const Statement = z.object({
  /** Null while nothing is saved. */
  planTitle: z.string().nullable(),
  personName: z.string().nullable(),
  faithTradition: FaithTradition,
  packageTradition: PackagedTradition,
  packageName: z.string(),
  packageTier: PackageTier,
  serviceType: ServiceType,
  lines: z.array(PlanLine),
  venue: z.object({ name: z.string(), address: z.string(), cents: z.int(), isSample: z.boolean() }).nullable(),
  serviceDate: Day.nullable(),
  packageCents: z.int(),
  addonCents: z.int(),
  estimateCents: z.int(),
  venueCents: z.int(),
  adjustmentCents: z.int(),
  /** Declined ones are left out; those that are only asked for do not count yet. */
  adjustments: z.array(Adjustment.pick({ description: true, cents: true, state: true })),
  totalCents: z.int(),
  /** When the family was told these prices. */
  asOf: z.iso.datetime(),
});
export type Statement = z.infer<typeof Statement>;

/** The lines as the law groups them, each group with what it comes to. What was declined stays in it and costs nothing. */
export function groupLines<Line extends PricedLine>(lines: readonly Line[]) {
  return lineKinds
    .map((kind) => ({ kind, lines: lines.filter((line) => line.kind === kind) }))
    .filter(({ lines }) => lines.length > 0)
    .map((group) => ({ ...group, cents: estimateOf(group.lines).estimateCents }));
}

/** Ids after each other, with commas between them. */
const IdsText = z.string().max(8_000);
const idsIn = (text: string) => text.split(',').filter(Boolean);

export const StatementChoices = z.object({
  faithTradition: FaithTradition,
  packageTradition: PackagedTradition.optional(),
  packageTier: PackageTier,
  /** Ids of add-ons. */
  addons: IdsText.default('').transform(idsIn),
  /** Ids of declined lines; left out, the package stands as it is offered. */
  declined: IdsText.transform(idsIn).optional(),
  venueId: VenueId.optional(),
  serviceDate: Day.optional(),
});

const problems = ['venue.not_found'] as const;

export const getStatement = endpoint({
  method: 'GET',
  path: '/statement',
  summary: 'The itemised statement of choices that need not be saved.',
  access: 'anyone',
  query: StatementChoices,
  returns: Statement,
  problems,
});

export const getStatementPdf = endpoint({
  method: 'GET',
  path: '/statement.pdf',
  summary: 'The same statement to print or pass on.',
  access: 'anyone',
  query: StatementChoices,
  produces: 'application/pdf',
  problems,
  // Setting a page costs more than reading one.
  limits: [{ per: 'network', times: 20, seconds: 600 }],
});

const OfPlan = z.object({ planId: PlanId });

export const getPlanStatement = endpoint({
  method: 'GET',
  path: '/funeral-plans/:planId/statement',
  summary: 'The itemised statement of one of my plans.',
  access: 'member',
  params: OfPlan,
  returns: Statement,
  problems: ['session.required', 'plan.not_found'],
});

export const getPlanStatementPdf = endpoint({
  method: 'GET',
  path: '/funeral-plans/:planId/statement.pdf',
  summary: 'The same statement to print or pass on.',
  access: 'member',
  params: OfPlan,
  produces: 'application/pdf',
  problems: ['session.required', 'plan.not_found'],
  limits: [{ per: 'person', times: 20, seconds: 600 }],
});

/**
 * The four disclosures of the federal Funeral Rule, in plain words, and what an estimate leaves out. They stand on the
 * page and on the paper alike.
 */
export const disclosures: Record<Language, { rights: readonly [string, string, string, string]; notIncluded: string }> =
  {
    en: {
      rights: [
        'You may choose only the goods and services you want. If the law or a cemetery or crematory asks for something you did not choose, we explain the reason in writing.',
        'Embalming is not required by law except in certain special cases. If you do not want it, you usually have the right to choose an arrangement that does not require you to pay for it, such as direct cremation or immediate burial. It may be necessary, however, if you choose certain arrangements, such as a funeral with a viewing.',
        'For a direct cremation you may use an alternative container. These are made of materials such as fiberboard or cardboard, with or without an outside covering.',
        'The fee for basic services of the funeral director and staff is the only one you cannot decline. It is already part of our package prices. What the law requires besides, such as the county permit, says so.',
      ],
      notIncluded:
        'Estimate. Not included unless listed: cemetery property, opening and closing, vault or liner, crematory charges above the package, county permit and certified-copy fees, clergy honorarium. You may buy items separately; ask the licensed funeral home for its General Price List.',
    },
    es: {
      rights: [
        'Usted puede elegir solo los bienes y servicios que desee. Si la ley, un cementerio o un crematorio exige algo que usted no eligió, le explicamos el motivo por escrito.',
        'La ley no exige el embalsamamiento, salvo en ciertos casos especiales. Si no lo desea, por lo general tiene derecho a elegir un arreglo que no le obligue a pagarlo, como la cremación directa o el entierro inmediato. Puede ser necesario, sin embargo, si elige ciertos arreglos, como un funeral con velación del cuerpo.',
        'Para una cremación directa puede usar un recipiente alternativo. Se hacen de materiales como tablero de fibra o cartón, con o sin cubierta exterior.',
        'La tarifa por los servicios básicos del director funerario y su personal es la única que no se puede rechazar. Ya está incluida en el precio de nuestros paquetes. Lo que además exige la ley, como el permiso del condado, lo dice.',
      ],
      notIncluded:
        'Estimación. No se incluye, salvo que figure en la lista: terreno en el cementerio, apertura y cierre, bóveda o revestimiento, cargos del crematorio por encima del paquete, permiso del condado y copias certificadas, honorarios del clero. Puede comprar artículos por separado; pida a la funeraria con licencia su Lista General de Precios.',
    },
  };
