import { ExternalLink } from 'lucide-react'

import { tacticMessages as words } from '../messages/tactics.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import type { Asked } from './queries.ts'
import { QuickPreview } from './quick-preview.tsx'

interface AreaCardProps {
  place: Omit<Asked, 'situation'>
  onChoose: () => void
}

/** One area: what it is about, the free preview, the way to the sheet, and the same facts on a page of their own. */
export function AreaCard({ place, onChoose }: AreaCardProps) {
  const { area, country } = place
  const name = words.areaNames[area]
  return (
    <li className="flex flex-col gap-2 border-t-2 border-line pt-4 has-aria-expanded:col-span-full">
      <h3>{name}</h3>
      <p className="text-ink-2">{words.areaSays[area]}</p>
      <div className="flex items-center gap-2 pt-1">
        <Button variant="quiet" aria-label={words.strategicGuideFor(name)} onClick={onChoose}>
          {words.strategicGuide}
        </Button>
        <a
          href={paths.quickTactics(area, country)}
          target="_blank"
          rel="noopener"
          aria-label={words.openQuick(name)}
          title={words.openQuick(name)}
          className="inline-flex size-11 items-center justify-center rounded-control hover:bg-sunken"
        >
          <ExternalLink aria-hidden className="size-5" />
        </a>
      </div>
      {/* Another country has other facts: what was open is closed. */}
      <QuickPreview key={country} area={area} country={country} />
    </li>
  )
}
