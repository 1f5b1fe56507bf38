import { quietMeta } from '../../platform/page-meta';
import type { Route } from './+types/visitor-room-screen';
import { RoomNotOpen } from './room-not-open';
import { roomTitle } from './rooms';

export function meta({ matches }: Route.MetaArgs) {
  return quietMeta(matches, roomTitle(matches.at(-1)?.id));
}

export default function VisitorRoomScreen() {
  return <RoomNotOpen />;
}
