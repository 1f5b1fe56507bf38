import { useState } from 'react';
import { z } from 'zod';
import { Card } from '../../ui/base/card';
import { CheckboxField } from '../../ui/forms/checkbox-field';
import { ComboboxField } from '../../ui/forms/combobox-field';
import { CompletionMeter } from '../../ui/forms/completion-meter';
import { DateField } from '../../ui/forms/date-field';
import { Form } from '../../ui/forms/form';
import { RadioCards } from '../../ui/forms/radio-cards';
import { SelectField } from '../../ui/forms/select-field';
import { SubmitButton } from '../../ui/forms/submit-button';
import { SwitchField } from '../../ui/forms/switch-field';
import { TextArea } from '../../ui/forms/text-area';
import { TextField } from '../../ui/forms/text-field';
import { Notice } from '../../ui/status/notice';
import { GallerySection } from './gallery-section';
import { relations, towns } from './sample-options';

const Options = z.object({
  name: z.string().trim().min(1),
  email: z.email(),
  relation: z.enum(['daughter', 'son', 'spouse', 'friend']),
  town: z.string().min(1),
  day: z.iso.date().or(z.literal('')),
  setting: z.enum(['inside', 'outside']),
  note: z.string().max(400),
  shouldFail: z.boolean(),
  agreed: z.literal(true),
});

const failure = 'What you wrote is safe, but it could not be sent. Try again in a minute.';
const taken = { email: 'This address is already in use. Sign in with it, or use another one.' };

const settings = [
  { value: 'inside', label: 'Inside', description: 'A hall or chapel.' },
  { value: 'outside', label: 'Outside', description: 'A garden or the shore.' },
];

export function GalleryForm({ id, title }: { id: string; title: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<'sent' | 'failed' | null>(null);

  function send({ shouldFail }: z.infer<typeof Options>) {
    setIsBusy(true);
    setOutcome(null);
    setTimeout(() => {
      setIsBusy(false);
      setOutcome(shouldFail ? 'failed' : 'sent');
    }, 1_000);
  }

  return (
    <GallerySection id={id} title={title} lead="Checked with the schema its receiver uses; nothing typed is ever lost.">
      <Card className="max-w-2xl">
        <Form
          aria-label="Wishes"
          schema={Options}
          defaultValues={{ name: '', email: '', town: '', day: '', note: '', shouldFail: false }}
          busy={isBusy}
          problem={outcome === 'failed' ? failure : null}
          fieldProblems={outcome === 'failed' ? taken : null}
          onSubmit={send}
        >
          <CompletionMeter />
          <TextField name="name" label="Your name" autoComplete="name" />
          <TextField name="email" label="Your email" type="email" autoComplete="email" />
          <SelectField name="relation" label="Your relation" options={relations} placeholder="Choose one" />
          <ComboboxField name="town" label="Nearest town" options={towns} />
          <DateField name="day" label="A day you have in mind" hint="Leave it open if you do not know yet." />
          <RadioCards name="setting" label="Setting" columns={2} cards={settings} />
          <TextArea name="note" label="Anything else" />
          <SwitchField name="shouldFail" label="Pretend that sending fails" />
          <CheckboxField name="agreed" label="You may answer me by email" />
          {outcome === 'sent' && (
            <Notice tone="ok" role="status">
              Sent. A copy is on its way to you.
            </Notice>
          )}
          <div>
            <SubmitButton>Send wishes</SubmitButton>
          </div>
        </Form>
      </Card>
    </GallerySection>
  );
}
