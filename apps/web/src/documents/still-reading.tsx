import type { Stage } from '@plainletter/contracts/document'

import { documentMessages as words } from '../messages/documents.ts'
import { StageList } from './progress-stages.tsx'

/** A letter that is still being read: how far it is, looked up again every moment. */
export function StillReading({ stage }: { stage: Stage | null }) {
  return (
    <section className="mx-auto flex max-w-2xl flex-col gap-6 px-4 py-12 sm:px-6">
      <h1>{words.stagesTitle}</h1>
      <div className="sheet p-5 font-sans sm:p-8">
        <StageList current={stage ?? { name: 'received' }} />
      </div>
      <p className="text-ink-2">{words.safeToLeave}</p>
    </section>
  )
}
