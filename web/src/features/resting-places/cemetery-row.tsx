// Which cemetery: one of our directory, one where the family owns a place, or none known yet.
import type { RestingPlace } from '@evenlight/contract/resting-places';
import { Trans, useLingui } from '@lingui/react/macro';
import { TextLink } from '../../ui/base/text-link';
import { properName } from '../../ui/base/their-words';
import { SelectField } from '../../ui/forms/select-field';
import { useVendorSearch } from '../vendors/queries';
import { AskHere } from './ask-here';
import { Choice, SaveProblem } from './choice';
import { FactsHere } from './facts-here';
import { Fold } from './fold';
import { useSaveRest } from './queries';
import { useCemeteryInWords } from './rest-in-words';
import { cemeteryNames, ownershipPaperNames } from './rest-words';
import { WordsForm } from './words-form';

type Props = { rest: RestingPlace; isForAshes: boolean };

export function CemeteryRow({ rest, isForAshes }: Props) {
  const { t } = useLingui();
  const { cemetery, cemeteryName } = rest.words;
  const title = t`Which cemetery`;
  const said = useCemeteryInWords(rest);
  const isName = cemetery === 'listed' || cemeteryName !== '';
  return (
    <Fold
      title={title}
      said={said === null ? t`Not yet known` : <span {...(isName ? properName : {})}>{said}</span>}
      isOpenAtFirst={said === null}
    >
      <Choice
        rest={rest}
        field="cemetery"
        label={title}
        names={cemeteryNames}
        choices={['listed', 'owned', 'unknown']}
      />
      {cemetery === 'listed' && <Listed rest={rest} />}
      {cemetery === 'owned' && <Owned rest={rest} isForAshes={isForAshes} />}
      {cemetery === 'unknown' && (
        <p className="mt-4 text-ink-2">
          <Trans>Ask relatives whether somebody bought a place long ago, and look for a deed among the papers.</Trans>
        </p>
      )}
      {cemetery !== 'owned' && <FactsHere keys={[isForAshes ? 'cemetery.niche' : 'cemetery.plot']} />}
    </Fold>
  );
}

function Owned({ rest, isForAshes }: Props) {
  const { t } = useLingui();
  return (
    <>
      <WordsForm
        rest={rest}
        label={t`The place you own`}
        lines={[
          { name: 'cemeteryName', label: t`Name of the cemetery` },
          { name: 'cemeteryTown', label: t`Town` },
          { name: 'plot', label: isForAshes ? t`Number of the niche or plot` : t`Section and plot` },
          {
            name: 'rightHolder',
            label: t`Who holds the right of burial`,
            hint: t`The name on the deed. They, or their heirs, sign for the opening.`,
          },
        ]}
      />
      <div className="mt-5">
        <Choice
          rest={rest}
          field="ownershipPaper"
          label={t`The deed`}
          names={ownershipPaperNames}
          choices={['at-hand', 'looking', 'unknown']}
          isLabelShown
        />
        {rest.words.ownershipPaper === 'looking' && (
          <p className="mt-3 text-ink-2 text-ui">
            <Trans>The cemetery’s office keeps a record of who owns which place. Call it if the deed is lost.</Trans>
          </p>
        )}
      </div>
    </>
  );
}

function Listed({ rest }: { rest: RestingPlace }) {
  const { t } = useLingui();
  const { data } = useVendorSearch({ category: 'cemetery' }, null);
  const { mutate, isPending, variables, error } = useSaveRest(rest.planId);
  const { listed, words } = rest;
  const vendors = data?.vendors ?? [];
  // Those that know the family's tradition come first.
  const fits = ({ faithTraditions }: (typeof vendors)[number]) => faithTraditions.includes(rest.faithTradition);
  const offered = [...vendors.filter(fits), ...vendors.filter((vendor) => !fits(vendor))];
  const isElsewhere = listed && !offered.some(({ id }) => id === listed.id);
  const chosen = offered.find(({ id }) => id === words.cemeteryId);
  const options = [
    ...(isElsewhere ? [{ value: listed.id, label: listed.name, isName: true }] : []),
    ...offered.map(({ id, name, location }) => ({ value: id, label: `${name}, ${location}`, isName: true })),
  ];
  return (
    <div className="mt-4 grid gap-3">
      <SelectField
        name="cemeteryId"
        label={t`Cemetery`}
        placeholder={t`Choose one`}
        options={options}
        value={(isPending ? variables.words.cemeteryId : words.cemeteryId) ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const found = offered.find(({ id }) => id === value);
          if (found) mutate({ words: { cemeteryId: found.id } });
        }}
      />
      <SaveProblem error={error} />
      {chosen?.isSample && (
        <p className="text-ink-2 text-sm">
          <Trans>A sample, invented for trying things out.</Trans>
        </p>
      )}
      {listed && !listed.isStillListed && (
        <p className="text-ink-2 text-ui">
          <Trans>This cemetery is no longer in our directory. Call it yourself, or choose another one.</Trans>
        </p>
      )}
      {listed && <AskHere rest={rest} listed={listed} />}
      <p>
        <TextLink to="/vendor-marketplace?category=cemetery">
          <Trans>Look at the cemeteries in the directory</Trans>
        </TextLink>
      </p>
      <WordsForm
        rest={rest}
        label={t`The place there`}
        lines={[{ name: 'plot', label: t`Section and plot, once known` }]}
      />
    </div>
  );
}
