import { areaOfDocumentType } from '@plainletter/adviser/area-of-document-type'
import type { Area } from '@plainletter/contracts/cheat-sheet'
import { COUNTRY_CODES } from '@plainletter/contracts/countries'
import { SITUATION_CHARACTERS } from '@plainletter/contracts/tactics'
import { lazy, Suspense, useState } from 'react'

import { useCountryHere } from '../country-here.ts'
import { shellMessages } from '../messages/shell.ts'
import { tacticMessages as words } from '../messages/tactics.ts'
import { nameCountry } from '../page-language.ts'
import { useCreditsLeft } from '../session.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-box.tsx'
import { AreaCard } from './area-card.tsx'
import type { Asked } from './queries.ts'

// Loaded when it is first opened.
const SheetDialog = lazy(async () => ({
  default: (await import('./sheet-dialog.tsx')).SheetDialog,
}))

/** In the order of the specification; `general` is for sheets that a letter leads to. */
const AREAS = [
  'debt',
  'criminal',
  'housing',
  'employment',
  'family',
  'immigration',
  'consumer',
] as const satisfies readonly Area[]

/** Lawful tactics by area and country: facts for everybody, and the sheet for a credit. */
export function TacticalKnowledgePage() {
  const country = useCountryHere()
  const [chosen, setChosen] = useState<Partial<Asked>>({})
  const asked: Asked = { area: 'debt', country, situation: '', ...chosen }
  const [isOpen, setIsOpen] = useState(false)
  const change = (part: Partial<Asked>) => setChosen((before) => ({ ...before, ...part }))
  function open(area: Area) {
    change({ area })
    setIsOpen(true)
  }
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 sm:py-12">
      <title>{shellMessages.pageTitle(words.title)}</title>
      <h1>{words.title}</h1>
      <p className="measure pt-2 text-lg text-ink-2">{words.lead}</p>
      <div className="grid max-w-3xl items-end gap-x-10 gap-y-5 pt-6 sm:grid-cols-2">
        <Field label={words.country}>
          {(control) => (
            <Select
              {...control}
              value={asked.country}
              options={COUNTRY_CODES.map((value) => ({ value, label: nameCountry(value) }))}
              onChoose={(country) => change({ country })}
            />
          )}
        </Field>
        <Credits />
      </div>
      <Situation asked={asked} onChange={change} onGenerate={open} />
      <section aria-labelledby="areas-title" className="pt-12">
        <h2 id="areas-title">{words.areasTitle}</h2>
        <ul className="grid items-start gap-x-10 gap-y-9 pt-5 sm:grid-cols-2 lg:grid-cols-3">
          {AREAS.map((area) => (
            <AreaCard
              key={area}
              place={{ area, country: asked.country }}
              onChoose={() => open(area)}
            />
          ))}
        </ul>
      </section>
      {isOpen && (
        <Suspense>
          <SheetDialog asked={asked} onChange={change} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

function Credits() {
  const left = useCreditsLeft()
  return (
    <p>
      {left !== undefined && <strong className="block">{words.credits(left)}</strong>}
      {words.sheetCost}. <span className="text-ink-2">{words.previewFree}</span>
    </p>
  )
}

interface SituationProps {
  asked: Asked
  onChange: (part: Partial<Asked>) => void
  onGenerate: (area: Area) => void
}

/** The words come first here; the area is read from them, and can be changed before anything is spent. */
function Situation({ asked: { situation }, onChange, onGenerate }: SituationProps) {
  const isBlank = situation.trim() === ''
  return (
    <section aria-labelledby="situation-title" className="max-w-3xl pt-10">
      <h2 id="situation-title">{words.situationTitle}</h2>
      <div className="flex flex-col items-start gap-4 pt-4 *:w-full">
        <Field label={words.situation} hint={words.situationHint}>
          {(control) => (
            <TextArea
              {...control}
              className="min-h-24"
              value={situation}
              placeholder={words.situationPlaceholder}
              maxLength={SITUATION_CHARACTERS}
              onChange={(event) => onChange({ situation: event.target.value })}
            />
          )}
        </Field>
        <Button
          className="w-full sm:w-auto"
          disabledReason={isBlank ? words.situationFirst : undefined}
          onClick={() => onGenerate(areaOfDocumentType(situation))}
        >
          {words.generateGuide}
        </Button>
      </div>
    </section>
  )
}
