// How the work was, in the family's words. What was begun is kept until it is published.
import { type Inquiry, ReviewFields } from '@evenlight/contract/vendors/inquiries';
import { RATING_MAX } from '@evenlight/contract/vendors/reviews';
import { Trans, useLingui } from '@lingui/react/macro';
import { z } from 'zod';
import { KeptForm } from '../../../../parts/kept-form/kept-form';
import { useUser } from '../../../../platform/user';
import { useIsHydrated } from '../../../../ui/base/is-hydrated';
import { SubmitButton } from '../../../../ui/forms/submit-button';
import { TextArea } from '../../../../ui/forms/text-area';
import { TextField } from '../../../../ui/forms/text-field';
import { useStep } from '../queries';
import { StarsField } from './stars-field';

const ReviewText = ReviewFields.extend({
  rating: z
    .string()
    .nullish()
    .transform((stars) => (stars ? Number(stars) : undefined))
    .pipe(ReviewFields.shape.rating),
});

/** A draft may be unfinished in any field. */
const ReviewDraft = z.object({ rating: z.string().nullish(), text: z.string(), authorName: z.string() });

type Props = { inquiry: Inquiry };

export function ReviewForm({ inquiry }: Props) {
  const { t } = useLingui();
  const isHydrated = useIsHydrated();
  const { name } = inquiry.vendor;
  return (
    <>
      <h4 className="mb-1 wrap-anywhere text-lg">{t`How was the work of ${name}?`}</h4>
      <p className="mb-4 text-ink-2">
        <Trans>
          What you write stands on their page and helps the next family. They may reply. You need not write anything.
        </Trans>
      </p>
      {/* The server does not know what this browser keeps, so the fields come when the page wakes. */}
      {isHydrated && <ReviewFieldsForm inquiry={inquiry} />}
    </>
  );
}

function ReviewFieldsForm({ inquiry }: Props) {
  const { t } = useLingui();
  const { user } = useUser();
  const mutation = useStep(inquiry);
  const { name } = inquiry.vendor;
  return (
    <KeptForm
      aria-label={t`Review of ${name}`}
      name={`review-${inquiry.id}`}
      place="browser"
      schema={ReviewText}
      typed={ReviewDraft}
      defaultValues={{ rating: '', text: '', authorName: user?.firstName ?? '' }}
      mutation={mutation}
      inputOf={(words) => ({ kind: 'review' as const, words })}
    >
      <StarsField name="rating" label={t`Rating`} max={RATING_MAX} />
      <TextArea
        name="text"
        label={t({ message: 'Review', context: 'of a vendor' })}
        hint={t`In your own words. A few are enough.`}
        rows={4}
      />
      <TextField
        name="authorName"
        label={t`Name`}
        hint={t`It stands under the review, and everybody can read it. A first name is enough.`}
        autoComplete="off"
        isUnpraised
      />
      <div>
        <SubmitButton size="small">
          <Trans>Publish the review</Trans>
        </SubmitButton>
      </div>
    </KeptForm>
  );
}
