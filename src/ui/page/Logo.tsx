/** The product's mark and name. */
export function Logo() {
  return (
    <span className="logo">
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="var(--brand)" />
        <path
          d="M8 22V14M14 22V9M20 22v-6"
          stroke="var(--on-brand)"
          strokeWidth="3.4"
          strokeLinecap="round"
        />
        <circle cx="24.5" cy="9" r="2.6" fill="var(--spark)" />
      </svg>
      Canvass
    </span>
  );
}
