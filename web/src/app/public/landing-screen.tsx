import { Trans } from '@lingui/react/macro';

export default function LandingScreen() {
  return (
    <main>
      <h1 className="text-5xl font-serif text-pine">
        <Trans>A gentle way to plan a farewell, together.</Trans>
      </h1>
    </main>
  );
}
