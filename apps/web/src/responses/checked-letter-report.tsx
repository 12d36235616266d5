import type { CitationCheck, CitationVerdict, LetterLaw } from '@plainletter/contracts/draft'
import type { CheckedLetter } from '@plainletter/contracts/response'
import { useEffect, useRef } from 'react'

import { formatPlainDay } from '../dates.ts'
import { ExternalLink } from '../external-link.tsx'
import { responseMessages as words } from '../messages/responses.ts'
import { Badge } from '../ui/badge.tsx'
import { Sheet } from '../ui/sheet.tsx'
import type { Tone } from '../ui/tone.ts'
import { markText } from './mark-text.ts'

const TONES = {
  verified: 'good',
  beside_the_point: 'warn',
  other_nation: 'warn',
  wrong_country: 'warn',
  repealed: 'urgent',
  not_found: 'warn',
} as const satisfies Record<CitationVerdict, Tone>

/** What the check found: each citation with its verdict, the sentences that could harm, and the letter with both marked. */
export function CheckedLetterReport({ checked: { text, check } }: { checked: CheckedLetter }) {
  const box = useRef<HTMLDivElement>(null)
  // Moves the browser's focus to what was asked for.
  useEffect(() => box.current?.focus(), [check])
  const { citations, harmful, whole } = check
  return (
    <div ref={box} tabIndex={-1} data-result className="mt-8 scroll-mt-6 outline-none">
      <h4 className="font-serif text-lg">{words.checked}</h4>
      <h5 className="mt-4 font-semibold">{words.citations}</h5>
      {citations.length === 0 && <p className="mt-1">{words.noCitations}</p>}
      <ol className="mt-1">
        {citations.map((citation, index) => (
          <Citation key={citation.span[0]} citation={citation} number={index + 1} />
        ))}
      </ol>
      <h5 className="mt-6 font-semibold">{words.harmful}</h5>
      {harmful.length === 0 && <p className="mt-1">{words.noHarm}</p>}
      <ul className="mt-1">
        {harmful.map(({ kind, sentence, span }) => (
          <li key={span[0]} className="border-t border-line py-3">
            <p className="font-serif" dir="auto">
              <span className="highlighted px-0.5">{sentence}</span>
            </p>
            <p className="mt-1 font-semibold text-urgent">{words.problems[kind]}</p>
          </li>
        ))}
        {whole.map(({ kind }) => (
          <li key={kind} className="border-t border-line py-3">
            {words.problems[kind]}
          </li>
        ))}
      </ul>
      <MarkedLetter text={text} citations={citations} />
    </div>
  )
}

function Citation({ citation, number }: { citation: CitationCheck; number: number }) {
  const { text, verdict, law, endedOn, replacedBy } = citation
  return (
    <li className="border-t border-line py-3 first:border-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-serif" dir="auto">
          <span className="me-2 font-sans text-ink-2 tabular-nums">{number}.</span>
          {text}
        </span>
        <Badge tone={TONES[verdict]}>{words.verdicts[verdict]}</Badge>
      </p>
      <p className="mt-1 text-ink-2">
        {words.verdictSays[verdict]}
        {endedOn !== null && ` ${words.endedOn(formatPlainDay(endedOn))}`}
      </p>
      {law !== null && <LawLink law={law} />}
      {replacedBy !== null && (
        <>
          <p className="mt-1 text-sm text-ink-2">{words.replacedBy}</p>
          <LawLink law={replacedBy} />
        </>
      )}
    </li>
  )
}

const LawLink = ({ law: { title, provision, url } }: { law: LetterLaw }) => (
  <p className="mt-1 text-sm">
    <ExternalLink url={url}>
      {title}, {provision}
    </ExternalLink>
  </p>
)

function MarkedLetter({ text, citations }: { text: string; citations: readonly CitationCheck[] }) {
  const pieces = markText(
    text,
    citations.map(({ span }) => span),
  )
  return (
    <Sheet className="mt-6 leading-relaxed whitespace-pre-wrap" dir="auto">
      {pieces.map(({ text: piece, start, mark }) =>
        mark === undefined ? (
          piece
        ) : (
          <mark key={start} className="highlighted px-0.5 text-ink">
            {piece}
            <sup className="ms-0.5 font-sans">{mark + 1}</sup>
          </mark>
        ),
      )}
    </Sheet>
  )
}
