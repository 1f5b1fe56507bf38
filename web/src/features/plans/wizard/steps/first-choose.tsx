import { Signpost } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../ui/base/button-link';
import { EmptyState } from '../../../../ui/status/empty-state';
import { pathOfStep, type Step } from '../steps';

type Props = { title: ReactNode; step: Step; children: ReactNode };

/** A step that was opened before its time, and the way to the one it waits for. */
export function FirstChoose({ title, step, children }: Props) {
  return (
    <EmptyState
      icon={Signpost}
      level="h2"
      title={title}
      action={
        <ButtonLink to={pathOfStep(step)} variant="secondary">
          {children}
        </ButtonLink>
      }
    />
  );
}
