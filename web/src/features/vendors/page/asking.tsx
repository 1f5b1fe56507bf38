// The dialogs for asking vendors. Most visitors only look around, so they are fetched when somebody asks.
import type { Vendor } from '@evenlight/contract/vendors/vendor';
import { lazy, Suspense } from 'react';

const InquiryDialog = lazy(async () => {
  const { InquiryDialog } = await import('../inquiries/inquiry-dialog');
  return { default: InquiryDialog };
});
const QuotesDialog = lazy(async () => {
  const { QuotesDialog } = await import('../inquiries/quotes-dialog');
  return { default: QuotesDialog };
});

/** Several to ask, and whether the family chose them: nobody else is asked unless it is ticked. */
export type Several = { vendors: readonly Vendor[]; isPicked: boolean };

type Opening = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export function AskOne(props: Opening & { vendor: Vendor }) {
  return (
    <Suspense>
      <InquiryDialog {...props} />
    </Suspense>
  );
}

export function AskSeveral(props: Opening & Several) {
  return (
    <Suspense>
      <QuotesDialog {...props} />
    </Suspense>
  );
}
