export default function ServicesScreen() {
  return <h1>Services</h1>;
}
