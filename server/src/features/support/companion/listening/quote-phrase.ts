// A few of the person's own words, to give back when nothing else was understood. Better none than the wrong ones.
import { isPlatitude } from '../platitudes.ts';
import { plainly } from './hear.ts';

const WORDS_MIN = 3;
const WORDS_MAX = 9;
// Whatever could hurt when it is read back, or sound as if the program held a profession.
const neverQuoted =
  /kill|\bdie|dying|dead|death|suicid|\bgun|pill|knife|blood|hang|\bhurt|overdos|cut\b|burn|hit me|beat|kms|counsel|therap|clinic|consejer|terap|fuck|shit|bitch|http|www|matar|morir|muert|pistola|pastilla|cuchillo|sangre|golpe|puta|mierda|\bfound\b|\bblue\b|scream|drunk|fault|\brot\b|drown|asham|encontre|azul|\bgrit|borrach|culpa|ahog/;

export function quotePhrase(text: string): string | null {
  const clauses = text
    .split(/[.!?…;:\n]+/)
    .map((clause) => clause.replaceAll(/\s+/g, ' ').trim())
    .filter(isQuotable);
  return clauses.at(-1) ?? null;
}

function isQuotable(clause: string): boolean {
  const words = clause.split(' ').length;
  return (
    words >= WORDS_MIN &&
    words <= WORDS_MAX &&
    clause.length <= 70 &&
    /^[\p{L}\p{M}'’, -]+$/u.test(clause) &&
    clause !== clause.toUpperCase() &&
    !neverQuoted.test(plainly(clause)) &&
    !isPlatitude(clause)
  );
}
