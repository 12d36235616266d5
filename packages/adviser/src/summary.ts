/** The short account after the verdict. */
import { daysBetween, formatLong } from '@plainletter/calendar/plain-date'
import type { DerivedDeadline } from '@plainletter/contracts/analysis'
import type { DocumentType } from '@plainletter/contracts/document-type'

import { fixedClaim, joinProof, letterBases, wholeLetterBasis } from './basis.ts'
import type { Claim } from './basis.ts'
import { undatedPeriod } from './deadlines.ts'
import type { Facts } from './facts.ts'
import { lowerFirst, topicName } from './names.ts'
import type { Situation } from './situation.ts'
import { deadlineClaim, isQuiet } from './verdict.ts'

/** Who wrote, when, about how much, for whom, and what it is not. */
export function summaryClaims(situation: Situation): Claim[] {
  const { facts, main, deadlines } = situation
  const { reading } = facts
  const claims: Claim[] = []
  if (main?.isPassed) claims.push(fixedClaim('stillAct'))
  if (reading.documentType === 'ENQUIRY')
    claims.push(topicClaim(situation), ...(main ? [deadlineClaim(situation, main)] : []))
  else claims.push(...senderClaims(situation))
  claims.push(...courtTalkClaims(situation), ...nextDateClaims(deadlines))
  if (isQuiet(situation)) claims.push(fixedClaim('nothingToDo'))
  else if (needsDateNotice(situation)) claims.push(fixedClaim('noReplyDate'))
  if (needsFreeHelp(situation)) claims.push(fixedClaim('askFreeHelp'))
  if (isOld(situation)) claims.push(fixedClaim('oldLetter'))
  if (reading.hasSeveralLetters) claims.push(fixedClaim('severalLetters'))
  return claims
}

function senderClaims(situation: Situation): Claim[] {
  const { sender, creditor } = situation.facts
  const first = writerClaims(situation)
  if (!creditor || creditor.name === sender?.name) return first
  return [
    ...first,
    { says: `${creditorWords(situation.facts)} ${creditor.name}.`, basis: creditor.basis },
  ]
}

const FIRST_OWED =
  /\b(?:original(?:ly)? (?:creditor|lender|company|owed|with)|assigned|bought|purchased|sold|previous(?:ly)?|formerly|account with)\b/i
const COLLECTED_FOR: readonly DocumentType[] = ['BAILIFF_NOTICE']

/** Only words about an earlier owner, or a firm that buys debts, show who was owed first. Else it is their client. */
function creditorWords({ text, reading, knownSender }: Facts): string {
  const [start, end] = reading.originalCreditorSpan ?? [0, 0]
  const around = text.slice(Math.max(0, start - NEAR_NAME), end + NEAR_NAME)
  if (COLLECTED_FOR.includes(reading.documentType)) return 'It collects for'
  const isFirst = FIRST_OWED.test(around) || knownSender?.what === 'debt_buyer'
  return isFirst && !/\bour client\b/i.test(around)
    ? 'It says the money was first owed to'
    : 'It writes for'
}

const NEAR_NAME = 60

/** What the sender did, by kind. */
const DEEDS: Partial<Record<DocumentType, string>> = {
  COURT_CLAIM: 'started it',
  COURT_JUDGMENT: 'is the other side',
  OTHER: 'is named in it',
}

/** The court that sends a paper is not the other side. */
const COURT = /\b(?:courts?|tribunals?|HMCTS|business centre)\b/i

function writerClaims({ facts, isScam }: Situation): Claim[] {
  const { sender, mainSum, letterDate, reading } = facts
  if (isScam) return scamClaims(facts)
  if (!sender)
    return mainSum ? [{ says: `It asks about ${mainSum.words}.`, basis: mainSum.basis }] : []
  const deed = DEEDS[reading.documentType]
  if (deed)
    return [
      {
        says: `${sender.name} ${COURT.test(sender.name) ? 'sent it' : deed}.`,
        basis: sender.basis,
      },
      ...paperClaims(facts),
    ]
  const on = letterDate ? ` on ${formatLong(letterDate)}` : ''
  const about = mainSum ? ` about ${mainSum.words}` : ''
  const basis = joinProof(sender, mainSum, { basis: facts.letterDateBasis })
  return [{ says: `${sender.name} wrote it${on}${about}.`, basis }]
}

/** The date and the sum of a paper that was not written by the other side. */
function paperClaims({ letterDate, letterDateBasis, mainSum }: Facts): Claim[] {
  if (!letterDate)
    return mainSum ? [{ says: `The paper is about ${mainSum.words}.`, basis: mainSum.basis }] : []
  const about = mainSum ? ` and is about ${mainSum.words}` : ''
  return [
    {
      says: `The paper is dated ${formatLong(letterDate)}${about}.`,
      basis: joinProof({ basis: letterDateBasis }, mainSum),
    },
  ]
}

/** How many signs of a scam were found: one fact, and no more about the sender. */
function scamClaims({ reading, text }: Facts): Claim[] {
  const signs = reading.authenticity.filter((sign) => sign.points === 'suspicious')
  if (signs.length === 0) return []
  const basis = letterBases(
    text,
    signs.map((sign) => sign.span),
  )
  const count = signs.length === 1 ? '1 sign' : `${signs.length} signs`
  return [
    {
      says: `We found ${count} of a trick in it.`,
      basis: basis.length > 0 ? basis : wholeLetterBasis(text),
    },
  ]
}

function topicClaim({ facts: { reading, topic, mainSum, text } }: Situation): Claim {
  const sum = mainSum ? `, and about ${mainSum.words}` : ''
  const question = letterBases(text, [reading.question?.span ?? null])
  const basis = question.length > 0 ? question : wholeLetterBasis(text)
  return {
    says: `Your question is about ${topicName(topic)}${sum}.`,
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
  return [{ says: 'It speaks of court, but it is not a court paper.', basis }]
}

function nextDateClaims(deadlines: readonly DerivedDeadline[]): Claim[] {
  const next = deadlines.find((deadline) => !deadline.isMain && !deadline.isPassed)
  if (!next) return []
  const says = `Another date to know is ${formatLong(next.date)}: ${lowerFirst(next.action).replace(/[.\s]+$/, '')}.`
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
