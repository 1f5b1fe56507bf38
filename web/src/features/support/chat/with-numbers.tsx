import { piecesOf } from '../../../platform/numbers-in-text';
import { LinkedText } from '../../../ui/base/linked-text';

/** Numbers of the lines that we know can be touched. */
export function WithNumbers({ text }: { text: string }) {
  return <LinkedText pieces={piecesOf(text)} />;
}
