// For whoever wrote to others and may be in danger: no card, no question, one line with numbers that can be touched.
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { piecesOf } from './numbers-in-text';

const line = msg`If this is heavy for you right now: 988, call or text, at any hour. In danger: 911.`;

export function quietLine(i18n: I18n) {
  return piecesOf(i18n._(line));
}
