import type { Deciding } from '@evenlight/contract/deciding';
import { Trans } from '@lingui/react/macro';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { AddPerson } from './add-person';
import { GuideSection } from './guide-section';
import { PersonLine } from './person-line';

export function People({ deciding }: { deciding: Deciding }) {
  const box = useKeptFocus<HTMLDivElement>();
  const { planId, people } = deciding;
  return (
    <div ref={box} className="min-w-0 print:hidden">
      <GuideSection id="people" number={3} title={<Trans>Who was asked, and what they said</Trans>}>
        <p>
          <Trans>
            Write down everybody in the line that decides. You may add others too, so that nobody is forgotten.
          </Trans>
        </p>
        {people.length > 0 && (
          <ul className="mt-5 border-line border-t">
            {people.map((person) => (
              <PersonLine key={person.id} planId={planId} person={person} />
            ))}
          </ul>
        )}
        <AddPerson deciding={deciding} />
      </GuideSection>
    </div>
  );
}
