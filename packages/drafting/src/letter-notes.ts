/** Why each paragraph stands in a letter, in the reader's language, with the law that it rests on. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { LetterLaw, LetterNote } from '@plainletter/contracts/draft'
import { sayLetter } from '@plainletter/phrases/phrases'
import type { LetterKey } from '@plainletter/phrases/phrases'

import type { FilledLine, Letter, Paragraph } from './compose-letter.ts'
import type { DraftInput } from './letter-facts.ts'
import type { Part } from './paragraph.ts'
import { restartLaws } from './restart-law.ts'

/** One note for each paragraph. */
export function letterNotes({ paragraphs }: Letter, input: DraftInput): LetterNote[] {
  return paragraphs.map((paragraph) => {
    const reasons = reasonsOf(paragraph)
    const admits = reasons.includes('whyNoAdmission') && DEBTS.includes(input.reading.documentType)
    return {
      paragraph: paragraph.text,
      says: reasons.map((key) => sayLetter(input.phrases, key)),
      laws: [...lawsOf(paragraph.lines), ...(admits ? restartLaws(input) : [])],
    }
  })
}

/** Claims for money, whose time limit an admission can start again. */
const DEBTS: readonly DocumentType[] = [
  'DEBT_COLLECTION_LETTER',
  'LETTER_BEFORE_CLAIM',
  'STATUTORY_DEMAND',
  'UTILITY_BILL_DEMAND',
  'CONSUMER_CONTRACT_DISPUTE',
  'PARKING_TICKET',
]

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
