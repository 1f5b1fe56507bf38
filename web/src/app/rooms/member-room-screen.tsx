import { quietMeta } from '../../platform/page-meta';
import { requireMember } from '../../platform/require-member';
import type { Route } from './+types/member-room-screen';
import { RoomNotOpen } from './room-not-open';
import { roomTitle } from './rooms';

export async function loader(asked: Route.LoaderArgs) {
  await requireMember(asked);
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return quietMeta(matches, roomTitle(matches.at(-1)?.id));
}

export default function MemberRoomScreen() {
  return <RoomNotOpen />;
}
