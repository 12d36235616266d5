import type { Basis } from '@plainletter/contracts/analysis'
import { useId, useState } from 'react'

import { ExternalLink } from '../external-link.tsx'
import { analysisMessages as words } from '../messages/analysis.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { chooseProofs, PROOFS_SHOWN } from './choose-proofs.ts'
import { formatDate } from './date-words.ts'
import { findSourceNumber, nameSource, type LawBasis, type LetterBasis } from './law-sources.ts'
import { useResult } from './result-context.ts'

/** The proof of the statement at `path`: the letter's own words, the provision of law, or both. */
export function BasisChips({ path }: { path: string }) {
  const { document } = useResult()
  return <ProofChips basis={document.analysis.basis[path] ?? []} />
}

/** The same for proofs that are at hand. */
export function ProofChips({ basis }: { basis: readonly Basis[] }) {
  const [isWhole, setIsWhole] = useState(false)
  const proofs = chooseProofs(basis)
  const hidden = isWhole ? 0 : proofs.length - PROOFS_SHOWN
  if (proofs.length === 0) return null
  return (
    <div className="basis-chips mt-1.5 flex flex-wrap gap-x-3 gap-y-1 text-sm leading-snug">
      {proofs
        .slice(0, isWhole ? proofs.length : PROOFS_SHOWN)
        .map((proof, index) =>
          proof.kind === 'letter' ? (
            <LetterChip key={index} basis={proof} />
          ) : (
            <LawChip key={index} basis={proof} />
          ),
        )}
      {hidden > 0 && (
        <button
          type="button"
          className={`${CHIP} text-ink-2 underline underline-offset-4`}
          onClick={() => setIsWhole(true)}
          data-no-print
        >
          {words.moreProofs(hidden)}
        </button>
      )}
    </div>
  )
}

const CHIP = 'inline-flex min-h-6 max-w-full items-center rounded-sm text-start'

function LetterChip({ basis }: { basis: LetterBasis }) {
  const { document, showInLetter } = useResult()
  const quote = basis.quote.replace(/\s+/g, ' ').trim()
  const isWhole = isWholeText(basis, document.originalText)
  return (
    <button
      type="button"
      className={`${CHIP} letter-chip font-serif text-ink hover:underline forced-colors:underline`}
      aria-label={isWhole ? words.wholeLetterChip : words.letterChip(quote)}
      onClick={(event) => showInLetter(isWhole ? undefined : basis, event.currentTarget)}
    >
      <span className="truncate bg-linear-to-b from-transparent from-50% to-seal/35 to-50% px-0.5">
        {isWhole ? words.wholeLetter : words.quoted(quote)}
      </span>
    </button>
  )
}

const WHOLE_SHARE = 0.8

// What a letter leaves out is proved by all of it; there is nothing to mark.
function isWholeText({ span: [start, end] }: LetterBasis, text: string): boolean {
  return end - start >= text.length * WHOLE_SHARE
}

// Under its chip where there is room; along the foot of the screen on a phone.
const POPOVER = [
  'bordered m-0 rounded-control border border-line bg-surface p-4 text-base text-ink shadow-overlay',
  'max-sm:inset-x-4 max-sm:top-auto max-sm:bottom-4 max-sm:w-auto',
  'sm:inset-auto sm:mt-1 sm:w-80 sm:[position-area:block-end_span-inline-end]',
  'sm:[position-try-fallbacks:flip-block,flip-inline]',
].join(' ')

function LawChip({ basis }: { basis: LawBasis }) {
  const { sources } = useResult()
  const id = useId()
  const source = nameSource(basis)
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={`${CHIP} law-chip text-ink-2 hover:text-ink`}
      >
        <VisuallyHidden>{words.lawChipStart} </VisuallyHidden>
        <span aria-hidden className="me-1.5 font-serif text-primary">
          §
        </span>
        <span className="flex min-w-0 gap-x-1 underline decoration-control decoration-dotted underline-offset-4">
          <span className="truncate">
            {source.slice(0, source.length - basis.provision.length)}
          </span>
          {basis.provision !== '' && (
            <span className="max-w-[60%] shrink-0 truncate">{basis.provision}</span>
          )}
        </span>
        <VisuallyHidden>. {words.lawChipEnd}</VisuallyHidden>
        <span className="print-reference hidden">[{findSourceNumber(sources, basis)}]</span>
      </button>
      <div id={id} popover="auto" className={`law-popover ${POPOVER}`}>
        <LawDetails basis={basis} />
      </div>
    </>
  )
}

function LawDetails({ basis }: { basis: LawBasis }) {
  return (
    <>
      <p className="font-semibold">{basis.title}</p>
      {basis.provision !== '' && <p className="text-ink-2">{basis.provision}</p>}
      <p className="mt-2">
        <ExternalLink url={basis.url}>{words.readTheLaw}</ExternalLink>
      </p>
      <p className="mt-2 text-sm text-ink-2">{words.checkedOn(formatDate(basis.checkedOn))}</p>
    </>
  )
}
