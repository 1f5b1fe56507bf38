import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { Trans, useLingui } from '@lingui/react/macro';
import { LifeStory } from '../page/life-story';
import { PageHeader } from '../page/page-header';
import { ScriptFonts } from '../scripts';

export type Previewed = Pick<Memorial, 'fullName' | 'birthDate' | 'deathDate' | 'biography' | 'photoUrl' | 'look'>;

/** The page as it will be, in small. */
export function Preview({ shown }: { shown: Previewed }) {
  const { t } = useLingui();
  const { fullName, biography, look } = shown;
  return (
    <div className="lg:sticky lg:top-6">
      <h2 id="preview-title" className="mb-3 font-sans font-semibold text-ui">
        <Trans>Preview</Trans>
      </h2>
      <ScriptFonts text={`${fullName} ${biography}`} />
      <section
        data-look={look}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by the keyboard.
        tabIndex={0}
        aria-labelledby="preview-title"
        className="max-h-160 overflow-y-auto rounded-card border border-line bg-paper text-ink"
      >
        <div className="[&_header>div]:grid-cols-1 [&_header>div]:p-6 [&_header>div]:md:grid-cols-1">
          <PageHeader
            memorial={{ ...shown, fullName: fullName || t`Full name`, isCollaborative: false, role: null }}
            level="h2"
          />
        </div>
        <div className="p-6 pt-2">
          <LifeStory biography={biography} />
        </div>
      </section>
    </div>
  );
}
