import { type ReportReason, reportReasons } from '@evenlight/contract/memorials/keeping';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const reasonNames: Record<ReportReason, MessageDescriptor> = {
  false: msg`Something here is not true`,
  harmful: msg`It hurts somebody`,
  private: msg`It should not be public`,
  spam: msg`It is advertising`,
  other: msg`Something else`,
};

export function reasonOptions(i18n: I18n) {
  return reportReasons.map((value) => ({ value, label: i18n._(reasonNames[value]) }));
}
