// Our own picture of the bay: hills, a bridge far off, and the sun coming up over the water.
import { useId } from 'react';
import './hero-bay.css';

export function HeroBay({ className }: { className?: string }) {
  const id = useId();
  const [glow, water] = [`${id}-glow`, `${id}-water`];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 440"
      preserveAspectRatio="xMaxYMax slice"
      fill="none"
      className={className}
    >
      <defs>
        <radialGradient id={glow}>
          <stop offset="0.2" stopOpacity="0.95" className="bay-glow-inner" />
          <stop offset="0.55" stopOpacity="0.55" className="bay-glow-outer" />
          <stop offset="1" stopOpacity="0" className="bay-glow-outer" />
        </radialGradient>
        <linearGradient id={water} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" className="bay-water-top" />
          <stop offset="1" className="bay-water-bottom" />
        </linearGradient>
      </defs>
      <circle cx="1010" cy="196" r="196" fill={`url(#${glow})`} />
      <circle cx="1010" cy="190" r="46" className="bay-sun" />
      <path
        className="bay-far"
        d="M0 216c120-42 248-14 384-36 118-19 214-50 340-20 110 26 186 70 322 50 128-19 214-74 312-46 36 10 60 18 82 26v120H0z"
      />
      <path
        className="bay-middle"
        d="M0 254c150-36 296-8 452-30 140-20 262-28 392 6 108 28 226 34 352 12 92-16 170-30 244-38v96H0z"
      />
      <g className="bay-bridge" strokeWidth="2" strokeLinecap="round">
        <path d="M1040 293h400" />
        <path d="M1146 300v-66M1290 300v-66" strokeWidth="3.5" />
        <path
          d="M1058 292c40-8 70-26 88-56 20 36 46 52 72 52s52-16 72-52c20 36 60 52 150 56M1170 264v28M1194 282v10M1242 282v10M1266 264v28M1314 264v28M1346 280v12M1122 264v28M1096 280v12"
          strokeWidth="1.25"
        />
      </g>
      <path fill={`url(#${water})`} d="M0 298h1440v142H0z" />
      <path className="bay-shine" strokeWidth="3.5" strokeLinecap="round" d="M882 316h258M932 330h168M966 343h96" />
      <path className="bay-near" d="M0 330c230-48 452-4 700 24 262 30 470 18 740-26v112H0z" />
      <path className="bay-shore" d="M0 382c220-36 440-14 690 4 270 20 500 6 750-16v70H0z" />
    </svg>
  );
}
