export default function AboutScreen() {
  return <h1>About</h1>;
}
