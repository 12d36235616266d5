import type { Stage } from '@plainletter/contracts/document'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { documentMessages as words } from '../messages/documents.ts'
import { Button } from '../ui/button.tsx'
import { Progress as ProgressBar } from '../ui/progress.tsx'
import type { Progress } from './use-analysis.ts'

const ORDER = ['received', 'reading', 'checking_dates', 'checking_law', 'writing'] as const

/** How far the work is, in words. A screen reader hears each stage once. */
export function ProgressStages({ progress }: { progress: Progress }) {
  const current = progress.kind === 'working' ? progress.stage : undefined
  const sent = progress.kind === 'sending' ? progress.part : undefined
  const title = useRef<HTMLHeadingElement>(null)
  // Syncs the browser's focus and scroll: the pressed button is gone, the work is shown here.
  useEffect(() => title.current?.focus(), [])
  return (
    <section aria-labelledby="progress-title" className="flex flex-col gap-6">
      <h2 id="progress-title" ref={title} tabIndex={-1} className="outline-none">
        {words.stagesTitle}
      </h2>
      <div className="sheet flex flex-col gap-4 p-5 font-sans sm:p-8">
        {current === undefined ? (
          <ProgressBar
            label={sent === undefined ? words.preparing : words.uploading}
            {...(sent !== undefined && { value: sent })}
          />
        ) : (
          <StageList current={current} />
        )}
        <output className="sr-only">{current ? nameStage(current) : words.uploading}</output>
        <p className="text-sm text-ink-2">{current ? words.safeToLeave : words.keepOpen}</p>
      </div>
      <Button className="self-start" pendingLabel={words.submitting}>
        {words.submit}
      </Button>
    </section>
  )
}

/** The five stages, the done ones ticked, the current one named with its page. */
export function StageList({ current }: { current: Stage }) {
  const at = ORDER.indexOf(current.name)
  return (
    <ol>
      {ORDER.map((name, place) => (
        <li
          key={name}
          aria-current={place === at ? 'step' : undefined}
          className={clsx(
            'flex min-h-11 items-center gap-3 border-b border-line last:border-b-0',
            place === at && 'font-semibold',
            place > at && 'text-ink-3',
          )}
        >
          <Marker state={findState(place, at)} />
          {place === at ? nameStage(current) : words.stages[name]}
        </li>
      ))}
    </ol>
  )
}

type MarkerState = 'done' | 'now' | 'later'

function findState(place: number, at: number): MarkerState {
  if (place === at) return 'now'
  return place < at ? 'done' : 'later'
}

function Marker({ state }: { state: MarkerState }) {
  if (state === 'done') return <Check aria-hidden className="size-5 shrink-0 text-good" />
  return (
    <span aria-hidden className="flex size-5 shrink-0 items-center justify-center">
      <span
        className={clsx(
          'size-3 rounded-full border',
          state === 'now' ? 'animate-pulse border-primary bg-primary' : 'border-control',
        )}
      />
    </span>
  )
}

function nameStage(stage: Stage): string {
  if (stage.name === 'writing' && stage.part !== undefined && stage.parts !== undefined)
    return words.stages.writingPart(stage.part, stage.parts)
  if (stage.name !== 'reading') return words.stages[stage.name]
  return stage.pages > 1 ? words.stages.readingPage(stage.page, stage.pages) : words.stages.reading
}
