import { Trans } from '@lingui/react/macro';
import { useMatches, useSearchParams } from 'react-router';
import { quietMeta } from '../../platform/page-meta';
import { safeReturnPath } from '@evenlight/contract/return-path';
import { TextLink } from '../../ui/base/text-link';
import type { Route } from './+types/visitor-room-screen';
import { RoomNotOpen } from './room-not-open';
import { roomTitle } from './rooms';

export function meta({ matches }: Route.MetaArgs) {
  return quietMeta(matches, roomTitle(matches.at(-1)?.id));
}

export default function VisitorRoomScreen() {
  const isLogin = useMatches().at(-1)?.id === 'login';
  return <RoomNotOpen>{isLogin && <ContinueWithoutAccount />}</RoomNotOpen>;
}

/** Planning needs no account, so nobody is held at the door on the way there. */
function ContinueWithoutAccount() {
  const [query] = useSearchParams();
  const back = safeReturnPath(query.get('return'));
  if (!/^\/planning-wizard(?:[?#]|$)/.test(back)) return null;
  return (
    <p className="mt-5">
      <TextLink to={back} className="inline-flex min-h-11 items-center text-lg">
        <Trans>Continue without an account</Trans>
      </TextLink>
    </p>
  );
}
