// A rough figure from 1 to 10 for our own review of what a model wrote. It measures form, not feeling: whether a reply
// takes up the person's words, asks openly, is short and does not instruct. Nobody who mourns ever sees it.
import { plainly } from './listening/hear.ts';

const feelings =
  /\b(sad|sadness|grief|grieving|guilt|anger|angry|numb|lonely|loneliness|afraid|fear|tired|miss|missing|heavy|hard|pain|love|relief|triste|tristeza|duelo|culpa|enojo|vacio|soledad|miedo|cansancio|extrana|pesa|pesado|dificil|dolor|amor|alivio)\b/;
const instructions = /\b(you (should|must|need to|have to)|try to|debe|deberia|tiene que|intente)\b/;

export function empathyScore(asked: string, reply: string): number {
  const plain = plainly(reply);
  const own = new Set(plainly(asked).match(/\p{L}{5,}/gu));
  const takenUp = new Set(plain.match(/\p{L}{5,}/gu)?.filter((word) => own.has(word))).size;
  const questions = plain.split('?').length - 1;
  const score =
    3 +
    Math.min(takenUp, 3) +
    (questions === 1 ? 1 : 0) +
    (feelings.test(plain) ? 1 : 0) +
    (/\b(you|your|usted|su|sus|le)\b/.test(plain) ? 1 : 0) +
    (reply.length <= 450 ? 1 : 0) -
    (questions > 1 ? 1 : 0) -
    (instructions.test(plain) ? 2 : 0);
  return Math.max(1, Math.min(10, score));
}
