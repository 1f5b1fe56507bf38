import { Plural, Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextLink } from '../base/text-link';
import { VisuallyHidden } from '../base/visually-hidden';
import { Notice } from '../status/notice';
import { useFormFacts } from './form-context';
import { useFindings } from './use-field';
import type { Refusal } from './use-refusals';

type Props = { problem: string | null | undefined; refusals: Refusal[] };

/** Why the form was not sent, with a way to each field that has to do with it. Takes the focus when it appears. */
export function FormSummary({ problem, refusals }: Props) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals.length > 0) box.current?.focus();
  }, [refusals]);
  useEffect(() => {
    // On a phone the button that was pressed may be a screen below.
    if (problem) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);

  const isOpen = useIsOpen();
  const areAllMended = !problem && !refusals.some(({ name }) => isOpen(name));

  if (refusals.length === 0) {
    return (
      <div ref={alert} role="alert" className="scroll-mt-24 empty:hidden">
        {problem && (
          <Notice tone="bad" className="mb-3">
            {problem}
          </Notice>
        )}
      </div>
    );
  }

  return (
    <section ref={box} tabIndex={-1} aria-labelledby={id} className="mb-3 scroll-mt-24 rounded-md">
      <Notice
        tone={areAllMended ? 'ok' : 'bad'}
        title={
          <span id={id}>
            {areAllMended ? (
              <Trans>All of this looks good now</Trans>
            ) : (
              <Plural value={refusals.length} one="One thing to look at again" other="# things to look at again" />
            )}
          </span>
        }
      >
        {problem && <p className="mt-1">{problem}</p>}
        <ul className="mt-1">
          {refusals.map((refusal) => (
            <RefusalLine key={refusal.name} {...refusal} />
          ))}
        </ul>
      </Notice>
    </section>
  );
}

/** Whether there is still something to mend in a field; what belongs to no field cannot be seen to be mended. */
function useIsOpen() {
  const { fields } = useFormFacts();
  const findingsOf = useFindings();
  return (name: string) => {
    const { byReceiver, bySchema } = findingsOf(name);
    return !fields.has(name) || Boolean(byReceiver ?? bySchema);
  };
}

function RefusalLine({ name, sentence }: Refusal) {
  const { setFocus } = useFormContext();
  const field = useFormFacts().fields.get(name);
  const isOpen = useIsOpen();
  if (!field) return <li className="py-1.5">{sentence}</li>;
  return (
    // A mended line stays where it is: the field somebody is writing in must not jump.
    <li className="flex items-baseline gap-2">
      <TextLink
        href={`#${field.id}`}
        className="inline-block py-1.5"
        onClick={(event) => {
          event.preventDefault();
          setFocus(name);
        }}
      >
        {sentence}
      </TextLink>
      {!isOpen(name) && (
        <span className="text-ok">
          <Check aria-hidden="true" className="inline size-4" />
          <VisuallyHidden>
            <Trans>Looks good!</Trans>
          </VisuallyHidden>
        </span>
      )}
    </li>
  );
}
