/** Five short texts that fit one phone screen: what they want, your rights, what is real, who they are, what to do next. */
import type { FirstThingsFirst } from '@plainletter/contracts/analysis'
import type { KnownSender, RuleOf } from '@plainletter/contracts/rule'
import { formatDay, inSentence, withoutEnd } from '@plainletter/phrases/format'
import { fill, say, sayFixed } from '@plainletter/phrases/phrases'
import type { FixedKey, Wants } from '@plainletter/phrases/phrases'
import { splitSentences } from '@plainletter/phrases/sentence'

import { fixedClaim, joinProof, senderBasis } from './basis.ts'
import type { Claim } from './basis.ts'
import { isCourtName } from './court-name.ts'
import { chargeBasis, isCriminalCharge } from './criminal-charge.ts'
import { withoutEchoes } from './echo.ts'
import { asksForPayment } from './facts.ts'
import type { Facts, NamedParty } from './facts.ts'
import { rankedOptions } from './options.ts'
import { claimOf, rowsOf } from './select-rules.ts'
import type { Selected } from './select-rules.ts'
import type { Situation } from './situation.ts'
import type { Transcript } from './transcript.ts'

const MAX_WORDS = 45

type Slot = keyof FirstThingsFirst

/** What is said in a slot that no row or fact fills. */
const FALLBACKS = {
  letter: {
    whatTheyWant: 'readTwice',
    yourRights: 'noRights',
    realityCheck: 'noReality',
    whoTheyAre: 'noSender',
    nextSteps: 'startBelow',
  },
  enquiry: {
    whatTheyWant: 'enquiryWant',
    yourRights: 'noRights',
    realityCheck: 'enquiryReality',
    whoTheyAre: 'enquiryWho',
    nextSteps: 'startBelow',
  },
  scam: {
    whatTheyWant: 'scamWants',
    yourRights: 'scamRight',
    realityCheck: 'scamReality',
    whoTheyAre: 'scamWho',
    nextSteps: 'scamNext',
  },
} as const satisfies Record<string, Record<Slot, FixedKey>>

/** Fills the five texts. Each keeps within the words of a phone screen. */
export function firstThingsFirst(situation: Situation, transcript: Transcript): FirstThingsFirst {
  const {
    isScam,
    answer,
    facts: { reading, phrases },
  } = situation
  const kind = isScam ? 'scam' : reading.isEnquiry ? 'enquiry' : 'letter'
  // Whoever has just read an answer with its law is not told that we know none.
  const fallbacks = { ...FALLBACKS[kind], ...(answer && { yourRights: 'rightsInAnswer' as const }) }
  const write = (slot: Slot, claims: readonly Claim[]) =>
    transcript.text(`firstThingsFirst.${slot}`, claims, {
      maxWords: MAX_WORDS,
      otherwise: fixedClaim(phrases, fallbacks[slot]),
    })
  return {
    whatTheyWant: write('whatTheyWant', whatTheyWant(situation)),
    yourRights: write('yourRights', rightClaims(situation)),
    realityCheck: write('realityCheck', factRows(situation, 'reality_check')),
    whoTheyAre: write('whoTheyAre', whoClaims(situation)),
    nextSteps: write('nextSteps', nextStepClaims(situation)),
  }
}

/** Our own first line, and what rows add to it. */
function whatTheyWant(situation: Situation): Claim[] {
  const first = wantClaims(situation)
  return [...first, ...withoutEchoes(factRows(situation, 'what_they_want'), first)]
}

function factRows({ rules }: Situation, slot: RuleOf<'fact'>['slot']): Claim[] {
  return rowsOf(rules, 'fact')
    .filter((row) => row.rule.slot === slot)
    .map(claimOf)
    .slice(0, 2)
}

function wantClaims(situation: Situation): Claim[] {
  const { facts, isScam } = situation
  const { phrases, mainSum, kindBasis } = facts
  const sender = otherSide(facts)
  const slots = { sender: sender?.name ?? say(phrases, 'theSender'), sum: mainSum?.words ?? '' }
  if (isCriminalCharge(facts)) {
    return [
      {
        says: say(phrases, 'chargesYou', slots),
        basis: [...chargeBasis(facts), ...joinProof(sender)],
      },
    ]
  }
  if (isScam) return [{ says: sayFixed(phrases, 'scamWants'), basis: kindBasis }]
  const words = wordsOfPaper(situation)
  if (words !== null)
    return [{ says: fill(words, slots), basis: joinProof({ basis: kindBasis }, sender) }]
  const wants = wantsOf(facts, sender)
  if (!wants) return []
  const basis = joinProof({ basis: kindBasis }, sender, mainSum)
  return [{ says: fill(mainSum ? wants.withSum : wants.plain, slots), basis }]
}

/** What the sender of a paper wants, or wanted where its day is over. */
function wordsOfPaper({ facts: { reading, phrases }, isOver }: Situation): string | null {
  if (!reading.paper) return null
  const { wants, wanted } = phrases.papers[reading.paper.name]
  return isOver && wanted ? wanted : wants
}

/** A court that sends a claim of somebody it does not name here asks for nothing itself. */
function wantsOf({ phrases, reading, sender }: Facts, asks: NamedParty | null) {
  if (sender && !asks) return undefined
  const wants = new Map<string, Wants[keyof Wants]>(Object.entries(phrases.wants))
  return wants.get(reading.documentType)
}

const FROM_COURT: readonly string[] = ['COURT_CLAIM', 'COURT_JUDGMENT', 'EVICTION_NOTICE']

/** Who asks for something: the claimant where a court sends its claim. */
function otherSide({ sender, creditor, reading }: Facts): NamedParty | null {
  return FROM_COURT.includes(reading.documentType) && sender && isCourtName(sender.name)
    ? creditor
    : sender
}

/** The rows made for this place, else the first of several rights, else what cannot happen yet. */
function rightClaims(situation: Situation): Claim[] {
  const slot = factRows(situation, 'your_rights')
  if (slot.length > 0) return slot
  const rights = rowsOf(situation.rules, 'right')
  const first = rightAskedAbout(rights, situation)
  if (first && rights.length > 1) return [claimOf(first)]
  const calm = factRows(situation, 'cannot_happen_yet').slice(0, 1)
  // A single right is kept for the list of rights.
  return first && calm.length === 0 ? [fixedClaim(situation.facts.phrases, 'rightsBelow')] : calm
}

function whoClaims(situation: Situation): Claim[] {
  const {
    facts: { knownSender, sender, reading, phrases },
    isScam,
  } = situation
  const rows = factRows(situation, 'who_they_are')
  if (isScam) return rows
  if (knownSender) return [...senderSentences(knownSender, sender), ...rows]
  if (!sender || reading.isEnquiry) return rows
  const named = {
    says: say(phrases, 'namedAsSender', { sender: sender.name }),
    basis: sender.basis,
  }
  return [
    named,
    ...(rows.length > 0 || !asksMoney(situation) ? rows : [fixedClaim(phrases, 'noSenderRecord')]),
  ]
}

/** Sentence by sentence, so that what does not fit here can follow in the panel about the sender. */
function senderSentences(known: KnownSender, sender: NamedParty | null): Claim[] {
  const basis = joinProof({ basis: [senderBasis(known)] }, sender)
  return splitSentences(known.says).map((says) => ({ says, basis }))
}

function asksMoney({ facts: { reading, mainSum } }: Situation): boolean {
  return !reading.isOfficialDemand && (mainSum !== null || asksForPayment(reading))
}

/** The day for the letter's own step is over: a later day of the law belongs to another step. */
function isLetterDayOver({ deadlines }: Situation): boolean {
  return deadlines.some((one) => one.isPassed && one.source === 'letter')
}

function nextStepClaims(situation: Situation): Claim[] {
  const { main, isScam } = situation
  const { phrases } = situation.facts
  if (isScam) return [fixedClaim(phrases, 'scamNext')]
  const option = rankedOptions(situation)[0]
  const claims: Claim[] = []
  if (option)
    claims.push({
      says: say(phrases, 'bestNextMove', {
        option: inSentence(phrases, withoutEnd(option.rule.title)),
      }),
      basis: option.basis,
    })
  if (main && !main.isPassed && !isLetterDayOver(situation))
    claims.push({
      says: say(phrases, 'doItBy', { day: formatDay(phrases, main.date) }),
      basis: main.basis,
    })
  return [...claims, fixedClaim(phrases, 'startBelow')]
}

/** The right that shares most words with the answer, or with those that may fit, else the first. */
function rightAskedAbout(
  rights: readonly Selected[],
  { answer, perhaps }: Situation,
): Selected | undefined {
  const answers = answer ? [answer.best] : perhaps
  const asked = new Set(answers.flatMap(({ rule }) => tellingWords(rule.says)))
  const shared = ({ rule }: Selected) =>
    tellingWords(rule.says).filter((word) => asked.has(word)).length
  return rights.toSorted((one, other) => shared(other) - shared(one))[0]
}

/** Short words are in every sentence. */
const tellingWords = (says: string): string[] =>
  Array.from(new Set(says.toLowerCase().match(/\p{L}{8,}/gu) ?? []))
