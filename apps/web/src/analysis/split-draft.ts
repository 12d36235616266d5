/** A piece of a draft: plain text, or a gap such as "[your name]" that the person fills in. */
type DraftPiece = { kind: 'text' | 'gap'; text: string; start: number }

const LETTER_PREVIEW_CHARACTERS = 500

const GAP = /\[[^[\]\n]{2,80}\]/g

/** Cuts a draft into text and gaps; the pieces joined give the draft again. */
export function splitDraft(draft: string): readonly DraftPiece[] {
  const pieces: DraftPiece[] = []
  let end = 0
  for (const match of draft.matchAll(GAP)) {
    if (match.index > end)
      pieces.push({ kind: 'text', text: draft.slice(end, match.index), start: end })
    pieces.push({ kind: 'gap', text: match[0], start: match.index })
    end = match.index + match[0].length
  }
  if (end < draft.length) pieces.push({ kind: 'text', text: draft.slice(end), start: end })
  return pieces
}

/** What the person has written into the gaps, by the text of the gap. */
export type GapFills = Readonly<Record<string, string>>

/** How many things the person still has to write. A gap that occurs twice is filled once. */
export function countGaps(draft: string, fills: GapFills = {}): number {
  const open = splitDraft(draft).filter(
    ({ kind, text }) => kind === 'gap' && !isFilled(text, fills),
  )
  return new Set(open.map(({ text }) => text)).size
}

/** The draft with the gaps that have been filled; the others keep their brackets. */
export function fillDraft(draft: string, fills: GapFills): string {
  return splitDraft(draft)
    .map(({ kind, text }) => (kind === 'gap' && isFilled(text, fills) ? fills[text] : text))
    .join('')
}

const isFilled = (gap: string, fills: GapFills) => (fills[gap] ?? '').trim() !== ''

/** The first 500 characters, cut back to a whole word or line so that no gap is torn; the rest beside it. */
export function previewDraft(draft: string): { preview: string; rest: string } {
  if (draft.length <= LETTER_PREVIEW_CHARACTERS) return { preview: draft, rest: '' }
  const end = findPreviewEnd(draft)
  return { preview: draft.slice(0, end), rest: draft.slice(end) }
}

function findPreviewEnd(draft: string): number {
  const torn = splitDraft(draft).find(
    ({ kind, start, text }) =>
      kind === 'gap' &&
      start < LETTER_PREVIEW_CHARACTERS &&
      start + text.length > LETTER_PREVIEW_CHARACTERS,
  )
  if (torn !== undefined && torn.start > 0) return torn.start
  const wordEnd = draft.slice(0, LETTER_PREVIEW_CHARACTERS + 1).search(/\s\S*$/)
  return wordEnd > 0 ? wordEnd : LETTER_PREVIEW_CHARACTERS
}
