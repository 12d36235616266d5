import { findRequestId, isConnectionLost } from '../errors.ts'
import { documentMessages as words } from '../messages/documents.ts'
import { Callout } from '../ui/callout.tsx'
import { nameFailure } from './use-analysis.ts'

/** What went wrong with a run, what became of the credit, and a code for support. The form below keeps all inputs. */
export function AnalysisFailure({ error }: { error: Error }) {
  const { title, description } = nameFailure(error)
  const requestId = findRequestId(error)
  const charge = isConnectionLost(error) ? words.lostHint : words.notCharged
  return (
    <Callout tone="urgent" title={title} isLive>
      <p>{description.includes(charge) ? description : `${description} ${charge}`}</p>
      {requestId !== undefined && (
        <p className="text-sm text-ink-2">{words.reference(requestId)}</p>
      )}
    </Callout>
  )
}
