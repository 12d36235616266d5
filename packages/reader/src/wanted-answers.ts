/** Papers without a kind of their own that want an answer: a decision, or a day before a tribunal is next or help ends. */
import type { Reading } from '@plainletter/contracts/reading'

import type { Letter } from './letter.ts'
import { isPublicName } from './official.ts'
import { isDecided } from './unnamed-papers.ts'

type Known = Pick<Reading, 'deadline' | 'senderOrganization'>

/** Somebody decides about the reader or wants an answer first, or sets a day before a step. */
export function wantsAnswer(letter: Letter, known: Known): boolean {
  return isDecided(letter) || isDayBeforeStep(letter, known)
}

/** A day is set before whoever writes goes to a tribunal, or by which an office takes applications for help. */
function isDayBeforeStep({ working }: Letter, { deadline, senderOrganization }: Known): boolean {
  if (deadline === null) return false
  const text = working.text.slice(0, 12_000)
  return (
    CASE_ANNOUNCED.test(text) ||
    (isPublicName(senderOrganization ?? '') && APPLY_FOR_HELP.test(text))
  )
}

/** "If not, I have the right to apply for dispute resolution": the step of a tenant, a customer or a neighbour. */
const CASE_ANNOUNCED =
  /\b(?:I|we) (?:have the right to|will|shall|may|intend to|(?:am|are) entitled to) (?:\w+ ){0,2}(?:apply|file|go|take|bring|start|make)\b[^.]{0,80}\b(?:dispute resolution|tribunal|small claims|court|(?:tenant|tenancy|rental|rent|housing) (?:board|branch)|repair order)\b/i

const APPLY_FOR_HELP =
  /\b(?:assistance|benefits?|grants?|relief|disaster|allowances?|hardship|support payments?)\b[^]{0,600}\bapplications?\b[^.]{0,60}\b(?:must be (?:received|submitted|filed|made|postmarked)|(?:is|are) due|no later than)\b/i
