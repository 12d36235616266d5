import { useEffect, useRef } from 'react'

import { findRequestId, isConnectionLost } from '../errors.ts'
import { documentMessages as words } from '../messages/documents.ts'
import { Callout } from '../ui/callout.tsx'
import { nameFailure } from './use-analysis.ts'

/** What went wrong with a run, what became of the credit, and a code for support. The form below keeps all inputs. */
export function AnalysisFailure({ error }: { error: Error }) {
  const { title, description } = nameFailure(error)
  const requestId = findRequestId(error)
  const charge = isConnectionLost(error) ? words.lostHint : words.notCharged
  const box = useRef<HTMLDivElement>(null)
  // Syncs the browser's focus and scroll: the news is above the form.
  useEffect(() => box.current?.focus(), [error])
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Callout tone="urgent" title={title} isLive>
        <p>{description.includes(charge) ? description : `${description} ${charge}`}</p>
        {requestId !== undefined && (
          <p className="text-sm text-ink-2">{words.reference(requestId)}</p>
        )}
      </Callout>
    </div>
  )
}
