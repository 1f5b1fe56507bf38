// By which words homes name the lines of their lists, in English and Spanish. The first that fits counts: a direct cremation 'with
// alternative container' is a direct cremation.
import { fold } from '../folding.ts';
import type { PriceLine } from './lines.ts';

const words: [PriceLine, RegExp][] = [
  ['forwarding', /\bforward(?:ing)?\b|\benvio de (?:los )?restos\b/],
  ['receiving', /\breceiv(?:ing|e)\b|\b(?:recepcion|recibo|recibir) (?:de )?(?:los )?restos\b/],
  ['direct-cremation', /\b(?:direct|simple|basic) cremations?\b|\bcremacion (?:directa|simple|basica)\b/],
  [
    'immediate-burial',
    /\b(?:immediate|direct) burials?\b|\b(?:entierro|sepultura|sepelio|inhumacion) (?:inmediat[oa]|direct[oa])\b/,
  ],
  ['embalming', /\bembalm(?:ing)?\b|\bembalsam/],
  ['refrigeration', /\brefrigerat|\bsheltering\b|\brefrigeracion\b|\bconservacion en frio\b/],
  [
    'basic-services',
    /\bbasic services?\b|\bprofessional services?\b|\bservicios? (?:basicos?|profesional(?:es)?)\b|\bnon-?declinable\b/,
  ],
  [
    'alternative-container',
    /\balternative containers?\b|\bcardboard\b|\b(?:contenedor|recipiente|envase) alternativo\b|\bcaja de carton\b/,
  ],
  ['outer-container', /\bouter\b|\bvaults?\b|\bgrave liners?\b|\bboveda\b|\b(?:recipiente|contenedor) exterior\b/],
  [
    'preparation',
    /\bpreparation\b|\bdressing\b|\bcosmet|\bcasketing\b|\b(?:preparacion|arreglo) del cuerpo\b|\bpreparacion\b|\bvestir\b/,
  ],
  [
    'memorial-service',
    /\bmemorial (?:service|ceremony)\b|\bservicio (?:conmemorativo|memorial)\b|\bceremonia conmemorativa\b/,
  ],
  ['graveside', /\bgraveside\b|\bcommittal\b|\bjunto a la (?:tumba|sepultura)\b|\b(?:en el|al) cementerio\b/],
  ['viewing', /\bviewings?\b|\bvisitations?\b|\bwake\b|\bvelacion\b|\bvelorio\b|\bvelatorio\b/],
  ['hearse', /\bhearse\b|\bfuneral coach\b|\bcarroza\b|\bcoche funebre\b/],
  [
    'family-car',
    /\blimousines?\b|\blimo\b|\bfamily cars?\b|\blimusinas?\b|\b(?:auto|coche|carro) (?:familiar|de la familia)\b/,
  ],
  ['transfer', /\btransfer\b|\bremoval\b|\bfirst call\b|\btraslado\b|\brecogida\b/],
  ['casket', /\bcaskets?\b|\bcoffins?\b|\bataud(?:es)?\b|\bferetros?\b/],
  [
    'ceremony',
    /\bceremon(?:y|ies)\b|\bfuneral services?\b|\bchapel\b|\bceremonia\b|\bcapilla\b|\bmisa\b|\bservicio funebre\b/,
  ],
];

export function lineNamed(label: string): PriceLine | null {
  const plain = fold(label);
  return words.find(([, named]) => named.test(plain))?.[0] ?? null;
}
