export default function MemberRoomScreen() {
  return <h1>Not open yet</h1>;
}
