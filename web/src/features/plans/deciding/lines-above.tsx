import { type Standing, standings } from '@evenlight/contract/deciding';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

const allButTheLast = standings.filter((standing) => standing !== 'public-administrator');

const questions: Record<(typeof allButTheLast)[number], MessageDescriptor> = {
  agent: msg`Is there a health care agent?`,
  spouse: msg`Is there a spouse or registered domestic partner?`,
  children: msg`Are there adult children?`,
  parents: msg`Is a parent living?`,
  siblings: msg`Are there adult brothers or sisters?`,
  kin: msg`Are there other close relatives?`,
  'person-conservator': msg`Is there a conservator of the person?`,
  'estate-conservator': msg`Is there a conservator of the estate?`,
};

/** The lines of the order before the one that decides: nobody is written down for them. */
export function linesAbove(standing: Standing) {
  return allButTheLast.slice(0, standings.indexOf(standing));
}

/** Nobody written down is not the same as nobody there. */
export function LinesAbove({ standing }: { standing: Standing }) {
  const { i18n } = useLingui();
  const above = linesAbove(standing);
  if (above.length === 0) return null;
  return (
    <div className="mt-3 text-ui">
      <p>
        <Trans>These come first, and nobody is written down for them yet:</Trans>
      </p>
      <ul className="mt-1 list-disc ps-5">
        {above.map((line) => (
          <li key={line}>{i18n._(questions[line])}</li>
        ))}
      </ul>
    </div>
  );
}
