// What nobody who grieves should have to hear, from a program least of all.
import { plainly } from './listening/hear.ts';

const platitudes = [
  /better place/,
  /time (will )?heals?/,
  /(everything|it all) happens for a reason/,
  /\bat least\b(?! (one|two|some|once|a few) )/,
  /(i|we) (know|understand) (exactly )?(how|what) you('re| are)? (feel|going)/,
  /\bi feel\b/,
  /(he|she|they)('d| would) (want|not want|have wanted) you to/,
  /god (needed|wanted|has a plan|only gives)/,
  /you(’|')?ll get over/,
  /\bmove on\b|get closure/,
  /stay strong|be strong\b/,
  /un lugar mejor|mejor lugar/,
  /el tiempo (lo )?(cura|sana)/,
  /todo (pasa|sucede) por (algo|una razon)/,
  /\bal menos\b|\bpor lo menos\b/,
  /(se|entiendo|comprendo) (exactamente )?(como|lo que) (se )?(siente|esta sintiendo)/,
  /\b(le )?hay que (ser fuerte|echarle ganas)|\bsea fuerte\b/,
  /dios (lo|la) (queria|necesitaba)|es la voluntad de dios/,
];

export function isPlatitude(text: string): boolean {
  const plain = plainly(text).replaceAll(/[’‘]/g, "'");
  return platitudes.some((pattern) => pattern.test(plain));
}
