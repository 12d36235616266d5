import type { Span } from '@plainletter/contracts/reading'

/** A piece of a text: plain, or one of the marked places by its number, from 0. */
type TextPiece = { text: string; start: number; mark: number | undefined }

/** Cuts a text at the marked places; the pieces joined give the text again. A place inside an earlier one is left out. */
export function markText(text: string, spans: readonly Span[]): readonly TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  const inOrder = spans
    .map((span, mark) => ({ span, mark }))
    .toSorted((a, b) => a.span[0] - b.span[0])
  for (const {
    span: [from, to],
    mark,
  } of inOrder) {
    if (from < end || to <= from) continue
    if (from > end) pieces.push({ text: text.slice(end, from), start: end, mark: undefined })
    pieces.push({ text: text.slice(from, to), start: from, mark })
    end = to
  }
  if (end < text.length) pieces.push({ text: text.slice(end), start: end, mark: undefined })
  return pieces
}
