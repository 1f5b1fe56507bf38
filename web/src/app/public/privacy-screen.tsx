export default function PrivacyScreen() {
  return <h1>Privacy</h1>;
}
