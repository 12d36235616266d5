import { Waiting } from './waiting.tsx'

/** A wait for a whole screen. As tall as one, so that the foot of the page does not jump away when the rest has come. */
export function ScreenWaiting({ label }: { label: string }) {
  return (
    <div className="min-h-dvh">
      <Waiting label={label} />
    </div>
  )
}
