export default function AccessibilityScreen() {
  return <h1>Accessibility</h1>;
}
