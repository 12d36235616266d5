interface ProgressProps {
  label: string
  /** Part done, 0 to 1. Absent means that the end is not known. */
  value?: number
}

/** A bar with its meaning in words above it. */
export function Progress({ label, value }: ProgressProps) {
  return (
    <label className="flex flex-col gap-1 text-sm text-ink-2">
      <span>{label}</span>
      <progress
        max={1}
        {...(value !== undefined && { value })}
        className="progress h-2 w-full overflow-hidden rounded-full"
      />
    </label>
  )
}
