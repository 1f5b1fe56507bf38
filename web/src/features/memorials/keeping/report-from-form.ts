// A report as a browser without scripts posts it.
import { EntryId, type MemorialId } from '@evenlight/contract/ids';
import { ReportReason, reportMemorial } from '@evenlight/contract/memorials/keeping';
import { answerTo, type FormOutcome, typedIn } from '../../../platform/form-answer';
import type { PageContext } from '../../../platform/page-context';

export const REPORT_INTENT = 'report';
export const REPORTED = 'reported';

type Of = { memorialId: MemorialId; address: string | null };

export function reportFromForm(
  api: PageContext['api'],
  { memorialId, address }: Of,
  form: FormData,
): Promise<FormOutcome> {
  const typed = typedIn(form);
  const { words = '', email = '', website = '' } = typed;
  const body = {
    words,
    email,
    website,
    address,
    entryId: EntryId.safeParse(typed.entryId).data ?? null,
    reason: ReportReason.safeParse(typed.reason).data ?? 'other',
  };
  return answerTo(REPORT_INTENT, typed, async () => {
    await api(reportMemorial, { params: { memorialId }, body });
    return REPORTED;
  });
}
