/** How much of a whole, as a strip. It says nothing by itself: the number stands beside it in words. */
export function Bar({ part, className }: { part: number; className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className={`h-2 w-full forced-colors:border ${className ?? ''}`}
    >
      <rect width="100" height="8" fill="var(--line)" />
      <rect width={Math.max(0, Math.min(1, part)) * 100} height="8" fill="var(--primary)" />
    </svg>
  )
}
