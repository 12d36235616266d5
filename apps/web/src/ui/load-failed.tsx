import { Button } from './button.tsx'

interface LoadFailedProps {
  says: string
  retryLabel: string
  onRetry: () => unknown
}

/** What could not be loaded, and a way to ask for it again. */
export function LoadFailed({ says, retryLabel, onRetry }: LoadFailedProps) {
  return (
    <div className="flex flex-col items-start gap-3">
      <p role="alert">{says}</p>
      <Button variant="quiet" onClick={() => void onRetry()}>
        {retryLabel}
      </Button>
    </div>
  )
}
