import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'

import { tacticMessages as words } from '../messages/tactics.ts'
import { Button } from '../ui/button.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { HelpList } from './help-list.tsx'
import { LawLink } from './law-link.tsx'
import { quickTacticsQuery, type Asked } from './queries.ts'

type Place = Omit<Asked, 'situation'>

/** The free facts of an area, in place. They are asked for only while they are shown. */
export function QuickPreview({ area, country }: Place) {
  const [isShown, setIsShown] = useState(false)
  const id = useId()
  const name = words.areaNames[area]
  return (
    <div>
      <Button
        variant="plain"
        className="-ms-4"
        aria-expanded={isShown}
        aria-controls={id}
        aria-label={isShown ? words.hidePreviewOf(name) : words.showPreviewOf(name)}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? words.hidePreview : words.showPreview}
      </Button>
      <div id={id}>{isShown && <Preview area={area} country={country} />}</div>
    </div>
  )
}

function Preview(place: Place) {
  const tactics = useQuery(quickTacticsQuery(place))
  if (tactics.isPending) return <Waiting label={words.loading} />
  if (!tactics.data)
    return (
      <div className="flex flex-col items-start gap-2 pt-2">
        <p role="alert">{words.previewFailed}</p>
        <Button variant="quiet" onClick={() => void tactics.refetch()}>
          {words.tryAgain}
        </Button>
      </div>
    )
  const { title, keyFacts, basis, notes, help } = tactics.data
  return (
    <div className="pt-2">
      <p className="font-semibold">{title}</p>
      {keyFacts.length === 0 && <p className="pt-1">{words.previewNone}</p>}
      <ul>
        {keyFacts.map((fact, at) => (
          <li key={fact} className="border-b border-line py-3">
            {fact}
            <LawLink basis={basis[at]} />
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-3 pt-3 text-sm text-ink-2">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <HelpList help={help} />
      </div>
    </div>
  )
}
