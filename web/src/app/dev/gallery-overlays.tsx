import { Archive, Copy, Ellipsis, Link2, Trash2 } from 'lucide-react';
import { Button } from '../../ui/base/button';
import { buttonLooks } from '../../ui/base/button-looks';
import { TextField } from '../../ui/forms/text-field';
import { DetailsMenu, detailsMenuItemLooks } from '../../ui/overlays/details-menu';
import { Dialog } from '../../ui/overlays/dialog';
import { Hint } from '../../ui/overlays/hint';
import { Menu, type MenuEntry } from '../../ui/overlays/menu';
import { OverlayClose } from '../../ui/overlays/overlay-parts';
import { Sheet } from '../../ui/overlays/sheet';
import { Tabs } from '../../ui/overlays/tabs';
import { GallerySection, Row, Sample } from './gallery-section';

const entries: MenuEntry[] = [
  { key: 'copy', label: 'Copy', icon: Copy, onSelect: () => undefined },
  { key: 'link', label: 'Go to buttons', icon: Link2, to: '#buttons' },
  { key: 'archive', label: 'Put away', icon: Archive, onSelect: () => undefined, isDisabled: true },
  { key: 'line', isSeparator: true },
  { key: 'remove', label: 'Remove', icon: Trash2, tone: 'danger', onSelect: () => undefined },
];

export function GalleryOverlays({ id, title }: { id: string; title: string }) {
  return (
    <GallerySection id={id} title={title}>
      <Sample title="Tabs">
        <Tabs
          label="About this page"
          tabs={[
            {
              value: 'about',
              label: 'About',
              content: <p className="max-w-[62ch]">The first panel, open from the start.</p>,
            },
            {
              value: 'guestbook',
              label: 'Guestbook (24)',
              content: <p className="max-w-[62ch]">Words that others left.</p>,
            },
            { value: 'events', label: 'Events (2)', content: <p className="max-w-[62ch]">What is still to come.</p> },
          ]}
        />
      </Sample>
      <Sample title="Menus">
        <Row>
          <Menu
            trigger={
              <Button variant="secondary">
                <Ellipsis aria-hidden="true" className="size-5" />
                More actions
              </Button>
            }
            entries={entries}
          />
          <DetailsMenu
            align="start"
            summary="Works without scripts"
            summaryClassName={buttonLooks('secondary').replace('overflow-hidden', '')}
          >
            <a href="#colours" className={detailsMenuItemLooks}>
              Colours
            </a>
            <a href="#overlays" aria-current="page" className={detailsMenuItemLooks}>
              Overlays
            </a>
          </DetailsMenu>
        </Row>
      </Sample>
      <Sample title="Dialog and sheet">
        <Row>
          <Dialog
            trigger={<Button variant="secondary">Open dialog</Button>}
            title="Remove this photograph?"
            description="Others will no longer see it. You can put it back for thirty days."
            actions={
              <>
                <OverlayClose button={<Button variant="secondary">Keep it</Button>} />
                <OverlayClose button={<Button variant="danger">Remove it</Button>} />
              </>
            }
          />
          <Dialog
            trigger={<Button variant="secondary">Open dialog with a field</Button>}
            title="Invite someone"
            actions={<OverlayClose button={<Button>Send invitation</Button>} />}
          >
            <TextField name="invitee" label="Their email" type="email" autoComplete="off" />
          </Dialog>
          <Sheet
            trigger={<Button variant="secondary">Open sheet</Button>}
            title="Your estimate"
            description="Figures are estimates; final pricing may vary."
            actions={<OverlayClose button={<Button>Done</Button>} />}
          >
            <dl className="grid grid-cols-[1fr_auto] gap-y-3">
              <dt className="text-ink-2">Package</dt>
              <dd>$8,500</dd>
              <dt className="text-ink-2">Place</dt>
              <dd>not chosen</dd>
              <dt className="border-line border-t pt-3">Estimate</dt>
              <dd className="border-line border-t pt-3 font-serif text-2xl">$8,500</dd>
            </dl>
          </Sheet>
        </Row>
      </Sample>
      <Sample title="Tooltips">
        <Row>
          <Hint text="More words about this control">Point at me</Hint>
          <Hint text="What this figure is made of">Two figures</Hint>
        </Row>
      </Sample>
    </GallerySection>
  );
}
