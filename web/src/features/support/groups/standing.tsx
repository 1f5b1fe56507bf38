// Where a person stands with a group, and what they can do about it.
import { pathOf } from '@evenlight/contract/endpoint';
import { getGroupCalendar, type Membership, type SupportGroup } from '@evenlight/contract/support/groups';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { Fragment } from 'react';
import { useLocation } from 'react-router';
import { OwnWords, ToldIn } from '../../../parts/own-words';
import { momentInWords } from '../../../platform/dates';
import { useUser } from '../../../platform/user';
import { ButtonLink } from '../../../ui/base/button-link';
import { TextLink } from '../../../ui/base/text-link';
import { Notice } from '../../../ui/status/notice';
import { AskToJoin } from './ask-to-join';
import { LeaveGroup } from './leave-group';
import { RemindersSwitch } from './reminders-switch';

type Props = { group: SupportGroup };
type Known = Props & { membership: Membership };

export function Standing({ group }: Props) {
  const { user } = useUser();
  const { membership } = group;
  if (!user) return <ForVisitors group={group} />;
  if (membership?.state === 'confirmed') return <Confirmed group={group} membership={membership} />;
  if (membership?.state === 'asked') return <Asked group={group} membership={membership} />;
  if (membership?.state === 'waiting') return <Waiting group={group} />;
  return (
    <>
      {membership?.state === 'declined' && <Declined />}
      <div className="flex flex-wrap gap-3">
        <AskToJoin group={group} />
        <AddToCalendar group={group} />
      </div>
    </>
  );
}

function ForVisitors({ group }: Props) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const { name } = group;
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink
        to={`/login?return=${encodeURIComponent(pathname + search)}`}
        size="small"
        aria-label={t`Sign in to ask: ${name}`}
      >
        <Trans>Sign in to ask</Trans>
      </ButtonLink>
      <AddToCalendar group={group} />
    </div>
  );
}

function Asked({ group, membership }: Known) {
  const { t, i18n } = useLingui();
  const by = membership.answeredBy ? momentInWords(membership.answeredBy, i18n) : '';
  return (
    <>
      <Notice data-keeps-focus tabIndex={-1} title={<Trans>We keep a seat for you.</Trans>}>
        <p>{t`Somebody of our team answers by ${by}.`}</p>
      </Notice>
      <div className="mt-4 flex flex-wrap gap-3">
        <LeaveGroup group={group} state="asked" />
      </div>
    </>
  );
}

function Waiting({ group }: Props) {
  return (
    <>
      <Notice data-keeps-focus tabIndex={-1} title={<Trans>All seats are taken; you are in line.</Trans>}>
        <p>
          <Trans>As soon as one is free, the person who has waited longest gets it. We will write to you.</Trans>
        </p>
      </Notice>
      <div className="mt-4 flex flex-wrap gap-3">
        <LeaveGroup group={group} state="waiting" />
      </div>
    </>
  );
}

function Confirmed({ group, membership }: Known) {
  return (
    <>
      <Notice data-keeps-focus tabIndex={-1} tone="ok" title={<Trans>You are in. Here is where:</Trans>}>
        <p className="wrap-anywhere">
          <OwnWords of={membership}>
            <WithLinks text={membership.whereToMeet ?? ''} />
          </OwnWords>
          <ToldIn of={membership} />
        </p>
      </Notice>
      <RemindersSwitch group={group} wantsReminders={membership.wantsReminders} />
      <div className="mt-4 flex flex-wrap gap-3">
        <AddToCalendar group={group} />
        <LeaveGroup group={group} state="confirmed" />
      </div>
    </>
  );
}

function Declined() {
  return (
    <Notice
      data-keeps-focus
      tabIndex={-1}
      className="mb-4"
      title={<Trans>We could not offer you a seat this time.</Trans>}
    >
      <p>
        <Trans>
          It is about the group, not about you. Other groups may fit, and we help you look. You may also ask again.
        </Trans>
      </p>
    </Notice>
  );
}

function AddToCalendar({ group: { id: groupId, name } }: Props) {
  const { t } = useLingui();
  return (
    <ButtonLink
      variant="secondary"
      size="small"
      href={pathOf(getGroupCalendar, { params: { groupId } })}
      download
      aria-label={t`Add to calendar: ${name}`}
    >
      <CalendarPlus aria-hidden="true" className="size-4.5" />
      <Trans>Add to calendar</Trans>
    </ButtonLink>
  );
}

const ADDRESS = /(https:\/\/[^\s<>"]+[^\s<>".,;:)])/;

/** The address of a call can be touched; everything else stays text. */
function WithLinks({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, index) =>
    ADDRESS.test(part) ? (
      <TextLink key={part} href={part} rel="noreferrer">
        {part}
      </TextLink>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
