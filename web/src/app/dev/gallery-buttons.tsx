import { ArrowRight, Phone, Plus } from 'lucide-react';
import { Button } from '../../ui/base/button';
import { ButtonLink } from '../../ui/base/button-link';
import { useButtonState } from '../../ui/base/button-state';
import { GallerySection, Row, Sample } from './gallery-section';

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;
const states = ['idle', 'loading', 'success', 'error'] as const;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function GalleryButtons({ id, title }: { id: string; title: string }) {
  const saving = useButtonState(() => wait(1_200));
  const failing = useButtonState(
    () => wait(1_200).then(() => Promise.reject(new Error('A pretended failure'))),
    () => undefined,
  );
  return (
    <GallerySection id={id} title={title} lead="One primary action per view. At least 48 px high, small ones 44 px.">
      <Sample title="Variants">
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
          <Button disabled>disabled</Button>
        </Row>
      </Sample>
      <Sample title="Small, and with icons">
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size="small">
              {variant}
            </Button>
          ))}
          <Button variant="secondary">
            <Plus aria-hidden="true" className="size-5" />
            Add
          </Button>
          <Button>
            Next
            <ArrowRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </Button>
        </Row>
      </Sample>
      <Sample title="States">
        <div className="grid gap-3">
          {variants.map((variant) => (
            <Row key={variant}>
              {states.map((state) => (
                <Button key={state} variant={variant} state={state}>
                  {state}
                </Button>
              ))}
            </Row>
          ))}
        </div>
      </Sample>
      <Sample title="Following an action">
        <Row>
          <Button state={saving.state} onClick={saving.run}>
            Save slowly
          </Button>
          <Button variant="secondary" state={failing.state} onClick={failing.run}>
            Fail slowly
          </Button>
        </Row>
      </Sample>
      <Sample title="Links dressed as buttons">
        <Row>
          <ButtonLink to="#buttons">Inside the house</ButtonLink>
          <ButtonLink href="tel:+14155550100" variant="secondary">
            <Phone aria-hidden="true" className="size-5" />
            (415) 555-0100
          </ButtonLink>
          <ButtonLink href="https://example.org" variant="ghost" size="small">
            Another site
          </ButtonLink>
        </Row>
      </Sample>
    </GallerySection>
  );
}
