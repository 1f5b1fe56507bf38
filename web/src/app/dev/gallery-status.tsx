import { ImagePlus } from 'lucide-react';
import { Button } from '../../ui/base/button';
import { TextLink } from '../../ui/base/text-link';
import { EmptyState } from '../../ui/status/empty-state';
import { ErrorState } from '../../ui/status/error-state';
import { FullScreenLoading } from '../../ui/status/full-screen-loading';
import { Notice } from '../../ui/status/notice';
import { Progress } from '../../ui/status/progress';
import { Skeleton, SkeletonList } from '../../ui/status/skeleton';
import { Stepper } from '../../ui/status/stepper';
import { GallerySection, Sample } from './gallery-section';

export function GalleryStatus({ id, title }: { id: string; title: string }) {
  return (
    <GallerySection id={id} title={title}>
      <Sample title="Stepper">
        <div className="grid gap-8">
          <Stepper step={2} total={5} />
          <Stepper step={5} total={5} name="Review" />
        </div>
      </Sample>
      <Sample title="Progress">
        <div className="grid max-w-xl gap-5">
          <Progress label="Nothing yet" percent={0} />
          <Progress label="Two thirds" percent={66} />
          <Progress label="In gold" percent={40} tone="gold" />
          <Progress label="Nobody knows how long" />
        </div>
      </Sample>
      <Sample title="Notices">
        <div className="grid max-w-3xl gap-3">
          <Notice>Every choice can be changed later, and nothing is charged today.</Notice>
          <Notice tone="ok" title="Saved">
            Your answers are kept on this device and in your account.
          </Notice>
          <Notice tone="warn" title="Two days left">
            The hall holds your hour until Thursday at noon.
          </Notice>
          <Notice tone="bad" title="The photograph could not be stored">
            Everything else is saved. Try a file under 20 MB, or <TextLink to="#status">ask us for help</TextLink>.
          </Notice>
        </div>
      </Sample>
      <Sample title="Loading">
        <div className="grid items-start gap-8 md:grid-cols-2">
          <SkeletonList rows={2} />
          <div className="grid gap-3">
            <Skeleton className="h-40 rounded-card" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        </div>
        <div className="mt-8 rounded-card border border-line">
          <FullScreenLoading />
        </div>
      </Sample>
      <Sample title="Empty">
        <EmptyState
          icon={ImagePlus}
          level="h3"
          title="No photographs yet"
          action={<Button variant="secondary">Add photographs</Button>}
        >
          Add the first one, or invite others to send theirs. You decide what is shown.
        </EmptyState>
      </Sample>
      <Sample title="Error">
        <ErrorState
          level="h3"
          title="The list could not be loaded"
          safe="Everything you have chosen is saved."
          next="Try again in a moment. If it stays like this, call us at any hour."
          retry={{ refetch: () => undefined }}
          action={<Button variant="ghost">Call us</Button>}
        />
      </Sample>
    </GallerySection>
  );
}
