import type { Vendor } from '@evenlight/contract/vendors/vendor';
import { OwnWords } from '../../../parts/own-words';
import { ListedPrice } from '../cards/listed-price';
import type { Row } from './comparison';

type Props = { row: Row; vendor: Vendor; words: string | undefined };

/** What a row says of one vendor. */
export function CellWords({ row: { isPrice, isOurs }, vendor, words }: Props) {
  if (isPrice) return <ListedPrice vendor={vendor} />;
  return <OwnWords of={isOurs ? vendor : {}}>{words}</OwnWords>;
}
