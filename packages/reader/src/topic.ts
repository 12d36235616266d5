/** Tells the field of life that a text is about. */
import type { DocumentType, Topic } from '@plainletter/contracts/document-type'

import { signsOf } from './letter.ts'
import type { Letter } from './letter.ts'

const TOPICS = [
  'parking',
  'housing',
  'employment',
  'debt',
  'immigration',
  'family',
  'criminal',
  'consumer',
] as const satisfies readonly Topic[]

/** What a kind of paper is about, and how many words of another field outweigh that. */
const FIELDS: Readonly<Partial<Record<DocumentType, { topic: Topic; weight: number }>>> = {
  PARKING_TICKET: { topic: 'parking', weight: 6 },
  EVICTION_NOTICE: { topic: 'housing', weight: 6 },
  RENT_ARREARS_LETTER: { topic: 'housing', weight: 6 },
  DISMISSAL_LETTER: { topic: 'employment', weight: 8 },
  REDUNDANCY_NOTICE: { topic: 'employment', weight: 8 },
  DEBT_COLLECTION_LETTER: { topic: 'debt', weight: 3 },
  BAILIFF_NOTICE: { topic: 'debt', weight: 3 },
  COUNCIL_TAX_DEMAND: { topic: 'debt', weight: 3 },
  STATUTORY_DEMAND: { topic: 'debt', weight: 3 },
  COURT_CLAIM: { topic: 'debt', weight: 2.5 },
  COURT_JUDGMENT: { topic: 'debt', weight: 2.5 },
  COPYRIGHT_INFRINGEMENT_LETTER: { topic: 'consumer', weight: 4 },
  PPL_PRS_BILL: { topic: 'consumer', weight: 4 },
}
/** One word of a field, such as "employer" in a recall of cars, makes no letter of that field. */
const FEWEST_IN_LETTER = 2

/** The field of life with the most cues; the kind of paper has a say. */
export function topicOf(letter: Letter, documentType: DocumentType): Topic {
  const field = FIELDS[documentType]
  const counts = TOPICS.map((topic) => ({
    topic,
    // A word that English has too, such as "police", is one sign and not two.
    count:
      new Set(signsOf(letter, topic).map(({ start }) => start)).size +
      (field?.topic === topic ? field.weight : 0),
  }))
  const best = counts.toSorted((a, b) => b.count - a.count)[0]
  const fewest = documentType === 'OTHER' ? FEWEST_IN_LETTER : 1
  return best && best.count >= fewest ? best.topic : 'general'
}
