const ROW = 10
const STEP = 10
const RADIUS = 3.6

/** A hundred dots, some of them filled: a picture of "91 of 100". Its label says the same. */
export function DotGrid({ filled, label }: { filled: number; label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 100 100" className="w-full max-w-48">
      {Array.from({ length: ROW * ROW }, (_, at) => (
        <circle
          key={at}
          cx={(at % ROW) * STEP + STEP / 2}
          cy={Math.floor(at / ROW) * STEP + STEP / 2}
          r={RADIUS}
          fill={at < filled ? 'var(--primary)' : 'none'}
          stroke={at < filled ? 'var(--primary)' : 'var(--control)'}
          strokeWidth="1"
        />
      ))}
    </svg>
  )
}
