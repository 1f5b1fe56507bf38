export default function VisitorRoomScreen() {
  return <h1>Not open yet</h1>;
}
