import { useDelayed } from './use-delayed.ts'

/** Words for a wait. They appear only after `delay` milliseconds, so that quick answers do not flash. */
export function Waiting({ label, delay = 300 }: { label: string; delay?: number }) {
  const isLate = useDelayed(delay)
  return <output className="block py-12 text-center text-ink-2">{isLate ? label : ''}</output>
}
