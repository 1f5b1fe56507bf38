// Every component in every state, for looking at and for testing. Exists in development only.
import { data } from 'react-router';
import { explainFault } from '../../platform/field-phrases';
import { pageContext } from '../../platform/page-context';
import { SectionHeading } from '../../ui/base/section-heading';
import { SkipLink } from '../../ui/base/skip-link';
import { TextLink } from '../../ui/base/text-link';
import { UiRoot } from '../../ui/base/ui-root';
import { Wrap } from '../../ui/base/wrap';
import type { Route } from './+types/gallery-screen';
import { GalleryBasics } from './gallery-basics';
import { GalleryButtons } from './gallery-buttons';
import { GalleryColours } from './gallery-colours';
import { GalleryData } from './gallery-data';
import { GalleryFields } from './gallery-fields';
import { GalleryForm } from './gallery-form';
import { GalleryOverlays } from './gallery-overlays';
import { GalleryRightToLeft } from './gallery-right-to-left';
import { GalleryRules } from './gallery-rules';
import { GalleryStatus } from './gallery-status';
import { GalleryToasts } from './gallery-toasts';
import { ThemeSwitch } from './theme-switch';

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(pageContext).isDevelopment) throw data(null, { status: 404 });
  return null;
}

export function meta() {
  return [{ title: 'Design gallery' }];
}

const sections = [
  { id: 'colours', title: 'Colours and type', Content: GalleryColours },
  { id: 'buttons', title: 'Buttons', Content: GalleryButtons },
  { id: 'basics', title: 'Cards, badges and headings', Content: GalleryBasics },
  { id: 'fields', title: 'Fields', Content: GalleryFields },
  { id: 'form', title: 'A whole form', Content: GalleryForm },
  { id: 'rules', title: 'Rules of fields', Content: GalleryRules },
  { id: 'overlays', title: 'Tabs, menus and overlays', Content: GalleryOverlays },
  { id: 'toasts', title: 'Toasts', Content: GalleryToasts },
  { id: 'status', title: 'Status', Content: GalleryStatus },
  { id: 'data', title: 'Data and pictures', Content: GalleryData },
  { id: 'right-to-left', title: 'Right to left', Content: GalleryRightToLeft },
];

export default function GalleryScreen() {
  return (
    // The shell leaves this page to itself, so it brings the frame that a page needs.
    <UiRoot direction="ltr" explainFault={explainFault}>
      <SkipLink />
      <main id="content" lang="en" tabIndex={-1}>
        <Wrap className="py-10">
          <SectionHeading
            level="h1"
            eyebrow="Design"
            title="Design gallery"
            lead="Every component in every state. Quiet, spacious, certain: the next step is found without reading everything."
          />
          <ThemeSwitch />
          <nav aria-label="Sections" className="mt-6 mb-10">
            <ul className="flex flex-wrap gap-x-6 gap-y-2">
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <TextLink href={`#${id}`} className="inline-block py-1.5">
                    {title}
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
          {sections.map(({ id, title, Content }) => (
            <Content key={id} id={id} title={title} />
          ))}
        </Wrap>
      </main>
    </UiRoot>
  );
}
