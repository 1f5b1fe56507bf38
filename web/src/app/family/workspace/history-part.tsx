import { HistoryTab } from '../../../features/families/history/history-tab';
import { changesInWords } from '../../plans/history/change-phrases';

/** Versions name traditions and packages, whose words the workspace borrows from other features. */
export function HistoryPart() {
  return <HistoryTab inWords={changesInWords} />;
}
