import { Badge } from '../../ui/base/badge';
import { CheckboxField } from '../../ui/forms/checkbox-field';
import { ComboboxField } from '../../ui/forms/combobox-field';
import { DateField } from '../../ui/forms/date-field';
import { RadioCards } from '../../ui/forms/radio-cards';
import { SelectField } from '../../ui/forms/select-field';
import { SwitchField } from '../../ui/forms/switch-field';
import { TextArea } from '../../ui/forms/text-area';
import { TextField } from '../../ui/forms/text-field';
import { GallerySection, Sample } from './gallery-section';
import { relations, towns } from './sample-options';

export function GalleryFields({ id, title }: { id: string; title: string }) {
  return (
    <GallerySection id={id} title={title} lead="Each on its own, outside of any form.">
      <Sample title="Words">
        <div className="grid max-w-3xl items-start gap-6 sm:grid-cols-2">
          <TextField name="plain" label="Full name" autoComplete="name" />
          <TextField name="hinted" label="Email" hint="We write only when you ask us to." type="email" isRequired />
          <TextField name="faulty" label="Telephone" type="tel" problem="Invalid input" defaultValue="415 555" />
          <TextField name="off" label="Not to be changed" defaultValue="Saturday, November 21" disabled />
          <TextArea name="note" label="Anything they should know" hint="It grows as you write." />
          <TextArea name="note-faulty" label="A few words" isRequired problem="Required" />
        </div>
      </Sample>
      <Sample title="Choices">
        <div className="grid max-w-3xl items-start gap-6 sm:grid-cols-2">
          <SelectField name="relation" label="You are the" options={relations} placeholder="Choose one" isRequired />
          <SelectField name="relation-faulty" label="They were your" options={relations} problem="Required" />
          <ComboboxField
            name="town"
            label="Town"
            hint="Type a few letters."
            options={towns}
            placeholder="Search towns"
          />
          <ComboboxField name="town-chosen" label="Second town" options={towns} defaultValue="oakland" />
          <DateField name="day" label="Day" min="2026-01-01" />
          <DateField name="day-faulty" label="Another day" problem="Required" isRequired />
        </div>
      </Sample>
      <Sample title="Checkboxes and switches">
        <div className="grid max-w-3xl items-start gap-6 sm:grid-cols-2">
          <div className="grid gap-4">
            <CheckboxField name="letters" label="Send me a summary by mail" hint="Once, after the last step." />
            <CheckboxField name="letters-on" label="Already chosen" defaultChecked />
            <CheckboxField name="agree" label="I have read the terms" isRequired problem="Required" />
            <CheckboxField name="letters-off" label="Cannot be chosen" disabled />
          </div>
          <div className="grid gap-4">
            <SwitchField name="quiet" label="Quiet hours" hint="No messages between nine and eight." />
            <SwitchField name="shared" label="Shared with others" defaultChecked />
            <SwitchField name="locked" label="Cannot be changed" disabled />
          </div>
        </div>
      </Sample>
      <Sample title="Radio cards">
        <RadioCards
          name="kind"
          label="How would you like to begin?"
          hint="You can change this later."
          columns={3}
          defaultValue="guided"
          isRequired
          cards={[
            {
              value: 'guided',
              label: 'Guided',
              description: 'One question at a time.',
              badge: <Badge tone="gold">Most chosen</Badge>,
            },
            { value: 'free', label: 'On my own', description: 'All choices on one page.' },
            { value: 'call', label: 'By telephone', description: 'Not available today.', isDisabled: true },
          ]}
        />
        <RadioCards
          className="mt-8 max-w-md"
          name="kind-faulty"
          label="Where?"
          problem="Required"
          cards={[
            { value: 'inside', label: 'Inside' },
            { value: 'outside', label: 'Outside' },
          ]}
        />
      </Sample>
    </GallerySection>
  );
}
