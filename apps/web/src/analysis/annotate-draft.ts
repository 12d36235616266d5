import type { LetterNote } from '@plainletter/contracts/draft'

/** A paragraph of a draft, as it stands there, with its note if it has one. */
type AnnotatedParagraph = { text: string; start: number; note: LetterNote | undefined }

/** Cuts a draft at its blank lines and lays each note beside its paragraph; notes without a place come apart. */
export function annotateDraft(
  draft: string,
  notes: readonly LetterNote[],
): { paragraphs: readonly AnnotatedParagraph[]; rest: readonly LetterNote[] } {
  const paragraphs = [...draft.matchAll(/(?:[^\n]|\n(?!\s*\n))+/g)]
    .map(({ 0: text, index }) => ({ text: text.trim(), start: index }))
    .filter(({ text }) => text !== '')
    .map((paragraph) => ({ ...paragraph, note: notes.find((note) => isOf(note, paragraph.text)) }))
  const placed = new Set(paragraphs.map(({ note }) => note))
  return { paragraphs, rest: notes.filter((note) => !placed.has(note)) }
}

const isOf = ({ paragraph }: LetterNote, text: string) => paragraph.trim() === text
