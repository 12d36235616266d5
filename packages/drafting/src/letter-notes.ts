/** Why each paragraph stands in a letter, in the reader's language, with the law that it rests on. */
import type { LetterLaw, LetterNote } from '@plainletter/contracts/draft'
import { sayLetter } from '@plainletter/phrases/phrases'
import type { LetterKey, Phrases } from '@plainletter/phrases/phrases'

import type { FilledLine, Letter, Paragraph } from './compose-letter.ts'
import type { Part } from './paragraph.ts'

/** One note for each paragraph. */
export function letterNotes({ paragraphs }: Letter, phrases: Phrases): LetterNote[] {
  return paragraphs.map((paragraph) => ({
    paragraph: paragraph.text,
    says: reasonsOf(paragraph).map((key) => sayLetter(phrases, key)),
    laws: lawsOf(paragraph.lines),
  }))
}

/** Why a paragraph of that part stands in a letter, when its row names no reason. */
const PART_REASONS = {
  opening: 'whyOpening',
  position: 'whyNoAdmission',
  request: 'whyProof',
  item: 'whyProof',
  hold: 'whyHold',
  close: 'whyClose',
} as const satisfies Record<Part, LetterKey>

function reasonsOf({ part, lines }: Paragraph): LetterKey[] {
  return [...new Set(lines.map(({ why }) => why ?? PART_REASONS[part]))]
}

function lawsOf(lines: readonly FilledLine[]): LetterLaw[] {
  const laws = lines.flatMap(({ law }) => law ?? [])
  return laws.filter(
    (law, index) => laws.findIndex(({ provision }) => provision === law.provision) === index,
  )
}
