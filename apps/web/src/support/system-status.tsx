import { useQuery } from '@tanstack/react-query'

import { supportMessages as words } from '../messages/support.ts'
import { findLocale } from '../page-language.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { TitledSection } from '../ui/titled-section.tsx'
import type { Tone } from '../ui/tone.ts'
import { healthQuery, type Health } from './health-query.ts'

const TONES = { works: 'good', fails: 'urgent', unknown: 'warn' } as const satisfies Record<
  Health['service'],
  Tone
>

/** Asked when the page opens, and again on a press: never a word that can be false. */
export function SystemStatus() {
  const health = useQuery(healthQuery)
  return (
    <TitledSection id="status" title={words.statusTitle}>
      <div aria-live="polite">
        {health.data ? <Parts health={health.data} /> : <p>{words.statusChecking}</p>}
      </div>
      <p className="flex flex-wrap items-center gap-4 pt-3 text-sm text-ink-2">
        {health.data && words.statusAt(formatTime(health.dataUpdatedAt))}
        <Button
          variant="quiet"
          pendingLabel={health.isFetching && words.statusChecking}
          onClick={() => void health.refetch()}
        >
          {words.statusAgain}
        </Button>
      </p>
    </TitledSection>
  )
}

function Parts({ health }: { health: Health }) {
  const parts = [
    [words.statusParts.site, 'works'],
    [words.statusParts.service, health.service],
    [words.statusParts.database, health.database],
  ] as const
  return (
    <dl>
      {parts.map(([name, state]) => (
        <div
          key={name}
          className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-2.5"
        >
          <dt>{name}</dt>
          <dd>
            <Badge tone={TONES[state]}>{words.statusStates[state]}</Badge>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const formatTime = (instant: number): string =>
  new Intl.DateTimeFormat(findLocale(), { hour: '2-digit', minute: '2-digit' }).format(instant)
