const bars = [
  { width: 168, y: 118 },
  { width: 124, y: 146 },
  { width: 82, y: 174 },
  { width: 44, y: 202 },
];

/** A survey, its answers and where they came from, drawn for this page. */
export function HeroPicture() {
  return (
    <svg className="hero-picture" viewBox="0 0 520 420" aria-hidden="true">
      <circle cx="300" cy="210" r="190" fill="var(--brand)" opacity=".1" />
      <circle cx="300" cy="210" r="130" fill="var(--brand)" opacity=".1" />
      <path
        d="M118 330 C190 250 240 380 320 300 S440 250 486 150"
        fill="none"
        stroke="var(--spark)"
        strokeWidth="4"
        strokeDasharray="2 12"
        strokeLinecap="round"
      />
      <g className="hero-card">
        <rect x="60" y="48" width="250" height="200" rx="18" />
        <rect x="84" y="74" width="120" height="10" rx="5" fill="var(--ink)" opacity=".8" />
        <rect x="84" y="92" width="76" height="8" rx="4" fill="var(--ink)" opacity=".25" />
        {bars.map(({ width, y }) => (
          <rect key={y} x="84" y={y} width={width} height="14" rx="4" fill="var(--bar)" />
        ))}
      </g>
      <g className="hero-card">
        <rect x="270" y="206" width="214" height="150" rx="18" />
        <circle cx="302" cy="244" r="9" fill="none" stroke="var(--brand)" strokeWidth="4" />
        <circle cx="302" cy="244" r="3.5" fill="var(--brand)" />
        <rect x="324" y="239" width="120" height="10" rx="5" fill="var(--ink)" opacity=".7" />
        <circle cx="302" cy="280" r="9" fill="none" stroke="var(--line)" strokeWidth="4" />
        <rect x="324" y="275" width="92" height="10" rx="5" fill="var(--ink)" opacity=".3" />
        <circle cx="302" cy="316" r="9" fill="none" stroke="var(--line)" strokeWidth="4" />
        <rect x="324" y="311" width="108" height="10" rx="5" fill="var(--ink)" opacity=".3" />
      </g>
      <g>
        <path
          d="M428 60 c-24 0 -42 18 -42 42 c0 30 42 70 42 70 s42 -40 42 -70 c0 -24 -18 -42 -42 -42Z"
          fill="var(--spark)"
        />
        <circle cx="428" cy="102" r="15" fill="var(--surface)" />
      </g>
    </svg>
  );
}
