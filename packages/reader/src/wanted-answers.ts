/** Papers without a kind of their own that want an answer: a decision, or a day before a tribunal is next or help ends. */
import type { Reading } from '@plainletter/contracts/reading'

import { isMissedAtCost } from './hearing-day.ts'
import type { Letter } from './letter.ts'
import { isMeetingOnWork } from './meeting-on-job.ts'
import { isPublicName } from './official.ts'
import { isDecided } from './unnamed-papers.ts'

type Known = Pick<Reading, 'deadline' | 'senderOrganization'>

/** Somebody decides about the reader or wants an answer first, or sets a day before a step. */
export function wantsAnswer(letter: Letter, known: Known): boolean {
  return (
    isDecided(letter) ||
    isDayBeforeStep(letter, known) ||
    isBreachToMend(letter, known) ||
    (known.deadline !== null && isMissedAtCost(letter)) ||
    isMeetingOnWork(letter) ||
    WARNED.test(letter.working.text.slice(0, 6000))
  )
}

/** A day is set before whoever writes goes to a tribunal, or by which an office takes applications for help. */
function isDayBeforeStep({ working }: Letter, { deadline, senderOrganization }: Known): boolean {
  if (deadline === null) return false
  const text = working.text.slice(0, 12_000)
  return (
    CASE_ANNOUNCED.test(text) ||
    BOND_CLAIMED.test(text) ||
    (isPublicName(senderOrganization ?? '') && APPLY_FOR_HELP.test(text))
  )
}

/** A breach of a tenancy, of a lease or of the rules of an estate, to be put right in a set time. */
function isBreachToMend({ working }: Letter, { deadline }: Known): boolean {
  return deadline !== null && BREACH.test(working.text.slice(0, 6000))
}

const BREACH =
  /\b(?:breach (?:of|notice)|breached|in violation of|violation (?:notice|of)|notice (?:to remedy|of (?:breach|violation)))\b[^]{0,1500}\b(?:remed(?:y|ied)|correct(?:ed)?|cured?|put (?:it |this |the matter )?right|rectif(?:y|ied)|compl(?:y|iance)|taken down|removed?|hearing|fined?)\b/i

/** A warning of the police or a council before a notice, and a bank that closes the account. */
const CLOSES =
  /\b(?:decided|decision|writing) to (?:clos(?:e|ing)|end(?:ing)?) your (?:\w+ ){0,3}account\b|\byour (?:\w+ ){0,3}accounts? will (?:close|be closed) on\b/i
const UNLESS_OBEYED =
  /\b(?:unless you|verify|confirm your|update your|click|log ?in (?:here|now)|https?:)/i

/** A bank ends an account, whatever the customer does: a fraud says how to keep it. */
export function closesAccount({ working }: Letter): boolean {
  const text = working.text.slice(0, 6000)
  return CLOSES.test(text) && !UNLESS_OBEYED.test(text)
}

const WARNED =
  /\bcommunity protection warning\b|\bpermanent(?:ly)? exclu(?:de|ded|sion)\b|\b(?:acceptable behaviour|anti-?social behaviour) (?:contract|warning|order)\b|\b(?:decided|decision|going|intend|have|notice|writing) (?:to )?(?:clos(?:e|ing)|end(?:ing)?|withdraw(?:ing)?) your (?:\w+ ){0,3}account\b/i
/** What a landlord wants of a deposit that an office keeps goes out unless the renter objects in time. */
const BOND_CLAIMED =
  /\bclaim(?:ed|s|ing)?\b[^.]{0,60}\b(?:your|the) (?:rental |tenancy )?(?:bond|deposit)\b|\b(?:bond|deposit) claim\b/i

/** "If not, I have the right to apply for dispute resolution": the step of a tenant, a customer or a neighbour. */
const CASE_ANNOUNCED =
  /\b(?:I|we) (?:have the right to|will|shall|may|intend to|(?:am|are) entitled to) (?:\w+ ){0,2}(?:apply|file|go|take|bring|start|make)\b[^.]{0,80}\b(?:dispute resolution|tribunal|small claims|court|(?:tenant|tenancy|rental|rent|housing) (?:board|branch)|repair order)\b/i

const APPLY_FOR_HELP =
  /\b(?:assistance|benefits?|grants?|relief|disaster|allowances?|hardship|support payments?)\b[^]{0,600}\bapplications?\b[^.]{0,60}\b(?:must be (?:received|submitted|filed|made|postmarked)|(?:is|are) due|no later than)\b/i
