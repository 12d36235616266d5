/** The short account after the verdict. */
import { daysBetween } from '@plainletter/calendar/plain-date'
import type { DerivedDeadline } from '@plainletter/contracts/analysis'
import type { DocumentType } from '@plainletter/contracts/document-type'
import { formatDay, inSentence, topicName, withoutEnd } from '@plainletter/phrases/format'
import { say, sayFixed } from '@plainletter/phrases/phrases'
import type { Phrases, SentenceKey } from '@plainletter/phrases/phrases'

import { fixedClaim, joinProof, letterBases, wholeLetterBasis } from './basis.ts'
import type { Claim } from './basis.ts'
import { isCourtName } from './court-name.ts'
import { mayBeInTime } from './day-over.ts'
import { undatedPeriod } from './deadlines.ts'
import type { Facts, NamedParty } from './facts.ts'
import type { Situation } from './situation.ts'
import { deadlineClaim, isQuiet } from './verdict.ts'

/** Who wrote, when, about how much, for whom, and what it is not. */
export function summaryClaims(situation: Situation): Claim[] {
  const { facts, main, deadlines } = situation
  const { reading, phrases } = facts
  const claims: Claim[] = []
  if (main?.isPassed) claims.push(lateClaim(main, phrases))
  if (reading.documentType === 'ENQUIRY')
    claims.push(topicClaim(situation), ...(main ? [deadlineClaim(situation, main)] : []))
  else claims.push(...senderClaims(situation))
  claims.push(...courtTalkClaims(situation), ...nextDateClaims(deadlines, phrases))
  if (isQuiet(situation)) claims.push(fixedClaim(phrases, 'nothingToDo'))
  else if (needsDateNotice(situation)) claims.push(fixedClaim(phrases, 'noReplyDate'))
  if (needsFreeHelp(situation)) claims.push(fixedClaim(phrases, 'askFreeHelp'))
  if (isOld(situation)) claims.push(fixedClaim(phrases, 'oldLetter'))
  if (reading.hasSeveralLetters) claims.push(fixedClaim(phrases, 'severalLetters'))
  return claims
}

function lateClaim(main: DerivedDeadline, phrases: Phrases): Claim {
  if (!mayBeInTime(main)) return fixedClaim(phrases, 'stillAct')
  return { says: sayFixed(phrases, 'stillInTime'), basis: main.basis }
}

function senderClaims(situation: Situation): Claim[] {
  const { sender, creditor, phrases } = situation.facts
  const first = writerClaims(situation)
  if (!creditor || creditor.name === sender?.name) return first
  return [
    ...first,
    {
      says: say(phrases, creditorKey(situation.facts), {
        creditor: creditor.name,
        sender: creditor.name,
      }),
      basis: creditor.basis,
    },
  ]
}

const FIRST_OWED =
  /\b(?:original(?:ly)? (?:creditor|lender|company|owed|with)|assigned|bought|purchased|sold|previous(?:ly)?|formerly|account with)\b/i
/** The client of today, above "Original creditor: Tarn Bank". */
const ABOVE_FIRST =
  /^[^]*\n(?=[^\n]{0,12}\b(?:original|former|previous|initial) (?:creditor|lender|company)\b)/i
const COLLECTED_FOR: readonly DocumentType[] = ['BAILIFF_NOTICE']

/** Only words about an earlier owner, or a firm that buys debts, show who was owed first. Else it is their client. */
function creditorKey({ text, reading, knownSender }: Facts): SentenceKey {
  const [start, end] = reading.originalCreditorSpan ?? [0, 0]
  const around = text.slice(Math.max(0, start - NEAR_NAME), end + NEAR_NAME)
  if (COLLECTED_FOR.includes(reading.documentType)) return 'collectsFor'
  if (reading.documentType === 'COURT_CLAIM' && isCourtName(reading.senderOrganization ?? ''))
    return 'isOtherSide'
  const isFirst = FIRST_OWED.test(around) || knownSender?.what === 'debt_buyer'
  const isClient = /\bour client\b/i.test(around.replace(ABOVE_FIRST, ''))
  return isFirst && !isClient ? 'firstOwedTo' : 'writesFor'
}

const NEAR_NAME = 60

/** What the sender did, by kind. */
const DEEDS: Partial<Record<DocumentType, SentenceKey>> = {
  COURT_CLAIM: 'startedIt',
  COURT_JUDGMENT: 'isOtherSide',
  OTHER: 'isNamed',
}

/** A court or a tribunal that sends another's paper writes nothing of its own. */
function deedOf({ reading }: Facts, { name }: NamedParty): SentenceKey | undefined {
  if (reading.paper) return isCourtName(name) ? 'sentIt' : undefined
  return DEEDS[reading.documentType]
}

function writerClaims({ facts, isScam }: Situation): Claim[] {
  const { phrases, sender, mainSum, letterDate } = facts
  if (isScam) return scamClaims(facts)
  if (!sender)
    return mainSum
      ? [{ says: say(phrases, 'asksAbout', { sum: mainSum.words }), basis: mainSum.basis }]
      : []
  const deed = deedOf(facts, sender)
  if (deed) return [deedClaim(deed, sender, phrases), ...paperClaims(facts)]
  const key = WROTE[letterDate ? 'dated' : 'undated'][mainSum ? 'withSum' : 'plain']
  const says = say(phrases, key, {
    sender: sender.name,
    sum: mainSum?.words ?? '',
    day: letterDate ? formatDay(phrases, letterDate) : '',
  })
  return [{ says, basis: joinProof(sender, mainSum, { basis: facts.letterDateBasis }) }]
}

function deedClaim(deed: SentenceKey, { name, basis }: NamedParty, phrases: Phrases): Claim {
  return { says: say(phrases, isCourtName(name) ? 'sentIt' : deed, { sender: name }), basis }
}

const WROTE = {
  dated: { withSum: 'wroteItOnAbout', plain: 'wroteItOn' },
  undated: { withSum: 'wroteItAbout', plain: 'wroteIt' },
} as const

/** The date and the sum of a paper that was not written by the other side. */
function paperClaims({ letterDate, letterDateBasis, mainSum, phrases }: Facts): Claim[] {
  const sum = mainSum?.words ?? ''
  if (!letterDate)
    return mainSum ? [{ says: say(phrases, 'paperAbout', { sum }), basis: mainSum.basis }] : []
  return [
    {
      says: say(phrases, mainSum ? 'paperDatedAbout' : 'paperDated', {
        day: formatDay(phrases, letterDate),
        sum,
      }),
      basis: joinProof({ basis: letterDateBasis }, mainSum),
    },
  ]
}

/** How many signs of a scam were found: one fact, and no more about the sender. */
function scamClaims({ reading, text, phrases }: Facts): Claim[] {
  const signs = reading.authenticity.filter((sign) => sign.points === 'suspicious')
  if (signs.length === 0) return []
  const basis = letterBases(
    text,
    signs.map((sign) => sign.span),
  )
  return [
    {
      says: say(phrases, signs.length === 1 ? 'oneTrick' : 'manyTricks', {
        count: String(signs.length),
      }),
      basis: basis.length > 0 ? basis : wholeLetterBasis(text),
    },
  ]
}

function topicClaim({ facts: { reading, topic, mainSum, text, phrases } }: Situation): Claim {
  const question = letterBases(text, [reading.question?.span ?? null])
  const basis = question.length > 0 ? question : wholeLetterBasis(text)
  return {
    says: say(phrases, mainSum ? 'questionAboutSum' : 'questionAbout', {
      topic: topicName(phrases, topic),
      sum: mainSum?.words ?? '',
    }),
    basis: [...basis, ...(mainSum?.basis ?? [])],
  }
}

/** A letter that speaks of court is not a court paper: said to calm, and only where its kind shows it. */
function courtTalkClaims({ facts }: Situation): Claim[] {
  const { documentType, threats, isOfficialDemand } = facts.reading
  const isLetter = [
    'DEBT_COLLECTION_LETTER',
    'PARKING_TICKET',
    'LETTER_BEFORE_CLAIM',
    'PPL_PRS_BILL',
    'COPYRIGHT_INFRINGEMENT_LETTER',
  ].includes(documentType)
  const talk = threats.filter((threat) => threat.kind === 'court' && threat.mood !== 'has_been')
  if (!isLetter || isOfficialDemand || talk.length === 0) return []
  const basis = [
    ...facts.kindBasis,
    ...letterBases(
      facts.text,
      talk.map((threat) => threat.span),
    ),
  ]
  return [{ says: say(facts.phrases, 'notACourtPaper'), basis }]
}

function nextDateClaims(deadlines: readonly DerivedDeadline[], phrases: Phrases): Claim[] {
  const next = deadlines.find((deadline) => !deadline.isMain && !deadline.isPassed)
  if (!next) return []
  const says = say(phrases, 'anotherDate', {
    day: formatDay(phrases, next.date),
    action: inSentence(phrases, withoutEnd(next.action)),
  })
  return [{ says, basis: next.basis }]
}

function isOld({ facts: { letterDate, today, reading } }: Situation): boolean {
  return letterDate !== null && !reading.isEnquiry && daysBetween(letterDate, today) > DAYS_IN_YEAR
}

const DAYS_IN_YEAR = 366

function needsFreeHelp(situation: Situation): boolean {
  return situation.coverage.depth === 'none' && !situation.isScam && !isQuiet(situation)
}

function needsDateNotice({ facts, main, isScam }: Situation): boolean {
  return (
    !main &&
    !isScam &&
    !facts.reading.isEnquiry &&
    undatedPeriod(facts) === null &&
    facts.text.trim() !== ''
  )
}
