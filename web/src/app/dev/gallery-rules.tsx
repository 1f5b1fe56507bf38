// Every kind of rule that a field can have, from the contract's own builders.
import {
  brokenRule,
  emailAddress,
  lineOfText,
  matchField,
  password,
  passwordAdvice,
  phoneNumber,
  requireWith,
} from '@evenlight/contract/field-rules';
import { z } from '@evenlight/contract/zod';
import { useState } from 'react';
import { Card } from '../../ui/base/card';
import { CompletionMeter } from '../../ui/forms/completion-meter';
import { Form } from '../../ui/forms/form';
import { SubmitButton } from '../../ui/forms/submit-button';
import { TextField } from '../../ui/forms/text-field';
import { GallerySection } from './gallery-section';

const Everything = z.object({
  firstName: lineOfText(20),
  email: emailAddress(),
  phone: phoneNumber().or(z.literal('')),
  secret: password(),
  secretAgain: z.string(),
  motto: z.string().min(10).or(z.literal('')),
  zip: z
    .string()
    .regex(/^\d{5}$/)
    .or(z.literal('')),
  code: z
    .string()
    .refine(
      (text) => text === '' || /^\d{6}$/.test(text),
      brokenRule({ rule: 'custom', sentence: 'Type the six digits from the e-mail' }),
    ),
  contactName: z.string().trim(),
  contactPhone: z.string().trim(),
});
const Rules = requireWith(matchField(Everything, 'secretAgain', 'secret'), 'contactPhone', 'contactName');

const advice = { mixCases: 'small and capital letters', includeNumbers: 'numbers' };

function passwordWarning(text: string) {
  const wanted = passwordAdvice(text).map((kind) => advice[kind]);
  return wanted.length > 0 ? `Stronger with ${wanted.join(' and ')}.` : undefined;
}

export function GalleryRules({ id, title }: { id: string; title: string }) {
  const [sentCount, setSentCount] = useState(0);
  const [isRefused, setIsRefused] = useState(false);

  function send(values: z.infer<typeof Rules>) {
    setSentCount((count) => count + 1);
    setIsRefused(values.firstName === 'Nobody');
  }

  return (
    <GallerySection
      id={id}
      title={title}
      lead="Each rule says in one sentence what it needs, by the field it is about."
    >
      <Card className="max-w-2xl">
        <Form
          aria-label="Rules"
          schema={Rules}
          defaultValues={Object.fromEntries(Object.keys(Everything.shape).map((name) => [name, '']))}
          fieldProblems={isRefused ? refusedByReceiver : null}
          onSubmit={send}
        >
          <CompletionMeter />
          <TextField name="firstName" label="First name" hint="Up to 20 characters. Nobody is refused afterwards." />
          <TextField name="email" label="Email address" type="email" />
          <TextField name="phone" label="Phone number" type="tel" />
          <TextField name="secret" label="Password" type="password" warn={passwordWarning} autoComplete="off" />
          <TextField name="secretAgain" label="Password again" type="password" autoComplete="off" />
          <TextField name="motto" label="Motto" hint="At least ten characters, or none." />
          <TextField name="zip" label="Zip code" hint="Five digits." />
          <TextField name="code" label="Code" hint="Six digits." />
          <TextField name="contactName" label="Contact name" />
          <TextField name="contactPhone" label="Contact phone" hint="Only needed together with a name." />
          <p role="status">Sent {sentCount} times</p>
          <div>
            <SubmitButton>Send rules</SubmitButton>
          </div>
        </Form>
      </Card>
    </GallerySection>
  );
}

const refusedByReceiver = { email: 'This address was refused by the receiver.', account: 'This account is full.' };
