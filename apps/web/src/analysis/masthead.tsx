import type { UrgencyLevel } from '@plainletter/contracts/reading'
import { nameRegion } from '@plainletter/contracts/region-names'
import { AlertTriangle, LifeBuoy, ShieldCheck } from 'lucide-react'

import { analysisMessages as words } from '../messages/analysis.ts'
import { nameCountry } from '../page-language.ts'
import { Badge } from '../ui/badge.tsx'
import type { Tone } from '../ui/tone.ts'
import { BasisChips, ProofChips } from './basis-chips.tsx'
import { DirectAnswer } from './direct-answer.tsx'
import { HardToReadPages } from './hard-to-read-pages.tsx'
import { Headline } from './headline.tsx'
import { LeadingDeadline } from './leading-deadline.tsx'
import { NotCovered } from './not-covered.tsx'
import { NotOfficial } from './not-official.tsx'
import { useResult } from './result-context.ts'
import { chooseLayout } from './sections.ts'

const URGENCY_TONES = { high: 'urgent', medium: 'warn', low: 'note' } as const satisfies Record<
  UrgencyLevel,
  Tone
>

/** The first screen: am I in trouble, how long have I got, and what do I do first? */
export function Masthead() {
  const { document } = useResult()
  const { analysis } = document
  const layout = chooseLayout(analysis)
  return (
    <header className="pt-6 sm:pt-10">
      <Badges />
      <Headline />
      {layout === 'enquiry' ? <DirectAnswer /> : <Verdict />}
      <CannotHappenYet />
      <HelpSignal />
      {layout === 'scam' && <NotOfficial />}
      {layout === 'not-covered' && <NotCovered />}
      <LeadingDeadline />
      {layout !== 'scam' && <NotOfficial />}
      <HardToReadPages />
    </header>
  )
}

function Badges() {
  const { analysis } = useResult().document
  const { countryCode, nation, region } = analysis.jurisdiction
  const place = nation === undefined ? nameCountry(countryCode) : words.nations[nation]
  const part = region === undefined ? undefined : nameRegion(region)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-2">
        <span>{part === undefined ? words.lawOf(place) : words.lawOfPart(part, place)}</span>
        <Badge tone={URGENCY_TONES[analysis.urgencyLevel]}>
          {words.priority[analysis.urgencyLevel]}
        </Badge>
      </div>
      <JurisdictionWarnings />
    </>
  )
}

function JurisdictionWarnings() {
  const { jurisdictionWarnings, basis } = useResult().document.analysis
  if (jurisdictionWarnings.length === 0) return null
  return (
    <div className="mt-3 flex gap-2 text-sm">
      <AlertTriangle aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
      <div className="min-w-0">
        <p>{jurisdictionWarnings.join(' ')}</p>
        <ProofChips
          basis={jurisdictionWarnings.flatMap(
            (_, index) => basis[`jurisdictionWarnings.${index}`] ?? [],
          )}
        />
      </div>
    </div>
  )
}

function Verdict() {
  const { analysis } = useResult().document
  return (
    <div className="mt-4">
      <p className="font-serif text-xl leading-snug sm:text-2xl">{analysis.verdict}</p>
      <BasisChips path="verdict" />
    </div>
  )
}

function CannotHappenYet() {
  const line = useResult().document.analysis.cannotHappenYet[0]
  if (line === undefined) return null
  return (
    <div className="mt-4 flex gap-2.5">
      <ShieldCheck aria-hidden className="mt-1 size-5 shrink-0 text-good" />
      <div className="min-w-0">
        <p>{line}</p>
        <BasisChips path="cannotHappenYet.0" />
      </div>
    </div>
  )
}

function HelpSignal() {
  const { analysis } = useResult().document
  if (!analysis.requiresProfessionalHelp) return null
  return (
    <p className="mt-4 flex gap-2.5">
      <LifeBuoy aria-hidden className="mt-1 size-5 shrink-0 text-urgent" />
      <span>
        {words.helpSignal} <a href="#professional-help">{words.helpSignalLink}</a>
      </span>
    </p>
  )
}
