// The words of a printed statement, in both languages. Names from the catalogue are printed as they are.
import type { LineKind, PackageTier } from '@evenlight/contract/catalogue';
import type { Language } from '@evenlight/contract/languages';
import type { FaithTradition, ServiceType } from '@evenlight/contract/traditions';

type Words = {
  title: string;
  asOf: (day: string) => string;
  plan: string;
  person: string;
  tradition: string;
  startsFrom: (own: string, other: string) => string;
  package: string;
  serviceDate: string;
  notChosen: string;
  venue: string;
  sample: string;
  examplePrices: string;
  kinds: Record<LineKind, string>;
  subtotal: Record<LineKind, string>;
  addon: (name: string) => string;
  declined: string;
  /** In place of a price. */
  choiceLeft: string;
  price: string;
  packageSum: string;
  addonSum: string;
  estimate: string;
  adjustment: (what: string) => string;
  adjustmentAsked: (what: string) => string;
  total: string;
  rights: string;
  estimateNote: string;
  lettersMissing: string;
  call: (phone: string) => string;
  page: (page: number, pages: number) => string;
  traditions: Record<FaithTradition, string>;
  tiers: Record<PackageTier, string>;
  serviceTypes: Record<ServiceType, string>;
};

export const statementWords: Record<Language, Words> = {
  en: {
    title: 'Itemized statement',
    asOf: (day) => `Prices as of ${day}. This is an estimate, not a bill.`,
    plan: 'Plan',
    person: 'For',
    tradition: 'Tradition',
    startsFrom: (own, other) => `${own}, starting from the ${other} outline`,
    package: 'Package',
    serviceDate: 'Service date',
    notChosen: 'Not chosen yet',
    venue: 'Venue',
    sample: 'sample listing',
    examplePrices: 'Example prices: ask us before you rely on them.',
    kinds: { service: 'Services', merchandise: 'Merchandise', 'cash-advance': 'Cash advances (paid to others)' },
    subtotal: {
      service: 'Services together',
      merchandise: 'Merchandise together',
      'cash-advance': 'Cash advances together',
    },
    addon: (name) => `${name} (add-on)`,
    declined: 'Declined:',
    choiceLeft: 'Not chosen',
    price: 'Price',
    packageSum: 'Package',
    addonSum: 'Add-ons',
    estimate: 'Plan estimate',
    adjustment: (what) => `Adjustment: ${what}`,
    adjustmentAsked: (what) => `Asked for, not confirmed yet and not in the total: ${what}`,
    total: 'Total',
    rights: 'Your rights',
    estimateNote: 'About this estimate',
    lettersMissing:
      'Some letters of a name could not be printed here. The statement on our website shows the name in full.',
    call: (phone) => `Questions? Call us at ${phone}.`,
    page: (page, pages) => `Page ${page} of ${pages}`,
    traditions: {
      hindu: 'Hindu',
      muslim: 'Muslim',
      jewish: 'Jewish',
      christian: 'Christian',
      buddhist: 'Buddhist',
      sikh: 'Sikh',
      secular: 'Secular',
      other: 'Another tradition',
    },
    tiers: { basic: 'Basic', premium: 'Premium', legacy: 'Legacy' },
    serviceTypes: { burial: 'burial', cremation: 'cremation', memorial: 'memorial' },
  },
  es: {
    title: 'Declaración detallada',
    asOf: (day) => `Precios al ${day}. Es una estimación, no una factura.`,
    plan: 'Plan',
    person: 'Para',
    tradition: 'Tradición',
    startsFrom: (own, other) => `${own}, a partir del esquema de la tradición ${other.toLowerCase()}`,
    package: 'Paquete',
    serviceDate: 'Fecha del servicio',
    notChosen: 'Aún sin elegir',
    venue: 'Lugar',
    sample: 'ficha de ejemplo',
    examplePrices: 'Precios de ejemplo: consúltenos antes de contar con ellos.',
    kinds: { service: 'Servicios', merchandise: 'Artículos', 'cash-advance': 'Pagos a terceros' },
    subtotal: {
      service: 'Suma de los servicios',
      merchandise: 'Suma de los artículos',
      'cash-advance': 'Suma de los pagos a terceros',
    },
    addon: (name) => `${name} (servicio adicional)`,
    declined: 'Rechazado:',
    choiceLeft: 'No elegido',
    price: 'Precio',
    packageSum: 'Paquete',
    addonSum: 'Servicios adicionales',
    estimate: 'Estimación del plan',
    adjustment: (what) => `Ajuste: ${what}`,
    adjustmentAsked: (what) => `Solicitado, aún sin confirmar y no incluido en el total: ${what}`,
    total: 'Total',
    rights: 'Sus derechos',
    estimateNote: 'Sobre esta estimación',
    lettersMissing:
      'Algunas letras de un nombre no se pudieron imprimir aquí. La declaración en nuestro sitio web muestra el nombre completo.',
    call: (phone) => `¿Preguntas? Llámenos al ${phone}.`,
    page: (page, pages) => `Página ${page} de ${pages}`,
    traditions: {
      hindu: 'Hindú',
      muslim: 'Musulmana',
      jewish: 'Judía',
      christian: 'Cristiana',
      buddhist: 'Budista',
      sikh: 'Sij',
      secular: 'Laica',
      other: 'Otra tradición',
    },
    tiers: { basic: 'Básico', premium: 'Premium', legacy: 'Legado' },
    serviceTypes: { burial: 'entierro', cremation: 'cremación', memorial: 'ceremonia conmemorativa' },
  },
};
