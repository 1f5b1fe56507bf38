import { Button } from '../../ui/base/button';
import {
  changesSavedToast,
  connectionErrorToast,
  formSubmittedToast,
  paymentSuccessfulToast,
  validationErrorToast,
} from '../../ui/overlays/toast-presets';
import { toasts } from '../../ui/overlays/toast-store';
import { GallerySection, Row, Sample } from './gallery-section';

function failToConnect() {
  toasts.show(connectionErrorToast(() => toasts.show(formSubmittedToast())));
}

function showProgress() {
  const id = toasts.show({ title: 'Uploading photographs', percent: 10 });
  setTimeout(() => toasts.update(id, { percent: 60 }), 1_000);
  setTimeout(() => toasts.update(id, { percent: 100, title: 'Photographs uploaded' }), 2_000);
}

const samples = [
  { label: 'Changes saved', press: () => toasts.show(changesSavedToast()) },
  {
    label: 'Changes saved, with undo',
    press: () => toasts.show(changesSavedToast(() => toasts.show({ title: 'Undone' }))),
  },
  { label: 'Form submitted', press: () => toasts.show(formSubmittedToast()) },
  { label: 'Payment successful', press: () => toasts.show(paymentSuccessfulToast('#toasts')) },
  { label: 'Connection error', press: failToConnect },
  {
    label: 'Validation error',
    press: () => toasts.show(validationErrorToast(['Your name is required', 'The date is in the past'])),
  },
  { label: 'Progress', press: showProgress },
];

export function GalleryToasts({ id, title }: { id: string; title: string }) {
  return (
    <GallerySection
      id={id}
      title={title}
      lead="One at a time. An important one is never displaced; a toast never carries the only copy of a message."
    >
      <Sample title="All presets">
        <Row>
          {samples.map(({ label, press }) => (
            <Button key={label} variant="secondary" onClick={press}>
              {label}
            </Button>
          ))}
        </Row>
      </Sample>
    </GallerySection>
  );
}
