// What a family takes along to a meeting: on paper only, the screen says the same in its own way.
import { type Decider, type Deciding, standings, type WhoDecides } from '@evenlight/contract/deciding';
import { Trans, useLingui } from '@lingui/react/macro';
import { dayInWords } from '../../../platform/dates';
import { Fact } from '../../../ui/base/fact';
import { useIsHydrated } from '../../../ui/base/is-hydrated';
import { answerWords, directionWords, standingWords, stateWords } from './deciding-words';
import { LinesAbove } from './lines-above';
import { StandsWords } from './stands-words';
import { TallyLine } from './where-things-stand';

type Props = { deciding: Deciding; outcome: WhoDecides };

export function DecidingRecord({ deciding, outcome }: Props) {
  const { t, i18n } = useLingui();
  // The day of printing is the browser's to know.
  const isAwake = useIsHydrated();
  const { personName, directions, people } = deciding;
  return (
    <section aria-labelledby="record-title" className="hidden print:block">
      <h2 id="record-title" className="text-xl">
        <Trans>Record of who was asked</Trans>
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-x-8 gap-y-3 border-line border-y py-4">
        {personName && (
          <Fact label={t`For`}>
            <bdi translate="no">{personName}</bdi>
          </Fact>
        )}
        <Fact label={t`Written directions`}>{i18n._(directionWords[directions])}</Fact>
        {'standing' in outcome && <Fact label={t`Decides now`}>{i18n._(standingWords[outcome.standing].group)}</Fact>}
        <Fact label={t`Where things stand`}>{i18n._(stateWords[outcome.state])}</Fact>
        {isAwake && <Fact label={t`Printed on`}>{dayInWords(new Date(), i18n)}</Fact>}
      </dl>
      {people.length > 0 && <PeopleTable people={people} />}
      {'standing' in outcome && <TallyLine tally={outcome.tally} />}
      {outcome.state !== 'divided' && (
        <p className="mt-3">
          <StandsWords outcome={outcome} />
        </p>
      )}
      {'standing' in outcome && <LinesAbove standing={outcome.standing} />}
      <p className="mt-3">
        <Trans>
          California’s order (Health and Safety Code 7100): the person’s own written directions; then the first of these
          with somebody in it.
        </Trans>
      </p>
      <ol className="mt-2 list-decimal columns-2 gap-x-8 ps-6">
        {standings.map((standing) => (
          <li key={standing}>{i18n._(standingWords[standing].group)}</li>
        ))}
      </ol>
    </section>
  );
}

function PeopleTable({ people }: { people: readonly Decider[] }) {
  const { t, i18n } = useLingui();
  const cell = 'border-line border-b py-2 pe-4 text-start align-top';
  return (
    <table className="mt-4 w-full border-collapse text-ui">
      <thead>
        <tr>
          {[t`Name`, t`Who they are`, t`Their answer`, t`Written down on`, t`Note`].map((header) => (
            <th key={header} scope="col" className={`${cell} font-semibold`}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map(({ id, name, standing, answer, answeredAt, note }) => (
          <tr key={id}>
            <td className={`${cell} wrap-anywhere font-semibold`}>
              <bdi translate="no">{name}</bdi>
            </td>
            <td className={cell}>{i18n._(standingWords[standing].one)}</td>
            <td className={cell}>{i18n._(answerWords[answer])}</td>
            <td className={cell}>{answer !== 'not-asked' && dayInWords(answeredAt, i18n)}</td>
            <td className={`${cell} wrap-anywhere whitespace-pre-line`}>{note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
