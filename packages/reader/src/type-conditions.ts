/** Conditions that a kind of letter must meet, and facts that combine into evidence for one. */
import type { DocumentType } from '@plainletter/contracts/document-type'

import { isProse } from './blocks.ts'
import { hasSign, signsOf } from './letter.ts'
import type { Letter } from './letter.ts'

type Combination = { kind: DocumentType; weight: number; holds: (letter: Letter) => boolean }

/** Facts that mean more together than apart. */
export const COMBINATIONS = [
  { kind: 'PARKING_TICKET', weight: 2.5, holds: isOperatorItself },
  { kind: 'COUNCIL_TAX_DEMAND', weight: 2.5, holds: isCouncilOnTax },
  { kind: 'LETTER_BEFORE_CLAIM', weight: 3, holds: isProtocolLetter },
  { kind: 'LETTER_BEFORE_CLAIM', weight: 4, holds: announcesClaim },
  { kind: 'UTILITY_BILL_DEMAND', weight: 3, holds: isSupplierItself },
  { kind: 'INSURANCE_DECISION', weight: 2.5, holds: isInsurerItself },
  { kind: 'RENT_ARREARS_LETTER', weight: 2, holds: isLandlordItself },
  { kind: 'COURT_CLAIM', weight: 6, holds: isHearingNotice },
  { kind: 'COURT_JUDGMENT', weight: -7, holds: isHearingNotice },
  { kind: 'UTILITY_BILL_DEMAND', weight: -5, holds: hasClient },
  { kind: 'DEBT_COLLECTION_LETTER', weight: 1.2, holds: hasClient },
  { kind: 'OTHER', weight: 5, holds: asksNothing },
  { kind: 'OTHER', weight: 4, holds: isNarrative },
  { kind: 'OTHER', weight: 4, holds: isLifeStory },
  // A demand names a sum, a date or a number; words alone are a letter to the editor.
  { kind: 'OTHER', weight: 4, holds: (letter) => !/\d|@|\.[a-z]{2,}\b/.test(letter.working.text) },
] as const satisfies readonly Combination[]

/** It says itself that nothing needs doing, or it reports a meeting; and it names no debt. */
function asksNothing(letter: Letter): boolean {
  const text = letter.working.text.slice(0, 12_000)
  const isCalm =
    /\b(?:do not|don't|dont) (?:have|need) to (?:do anything|reply|act|take any action)\b|\bno need to (?:pay|do|reply|call)\b|\b(?:minutes|notes) of (?:the|a|our) (?:\w+ ){0,3}meeting\b|\b(?:do not|don't) need to use (?:us|a claims company)\b|\bno win,? no fee\b|\b(?:is|there's) nothing to pay\b/i.test(
      text,
    )
  return (
    isCalm &&
    !/\b(?:you owe|overdue|please pay|must pay|amount due|balance due|total due|unpaid|in arrears|to pay:|penalty charge notice|parking charge notice)\b/i.test(
      text,
    )
  )
}

/** The protocol's own words: a reply form, and a claim to come. */
function isProtocolLetter(letter: Letter): boolean {
  const text = letter.working.text.slice(0, 8000)
  return (
    /\bpre-?action protocol\b/i.test(text) &&
    /\breply form\b/i.test(text) &&
    !/\bclaim (?:no|number)\b/i.test(text)
  )
}

/** The first lines, in which a sender says what it is. */
function headOf(letter: Letter): string {
  const full = letter.lines.filter(({ text }) => text !== '').slice(0, 3)
  return full.map(({ text }) => text).join(' ')
}

/** A supplier writes about its own bill. */
function isSupplierItself(letter: Letter): boolean {
  return (
    /\b(?:energy|water|gas|electric\w*|power|mobile|broadband|telecoms?|fibre)\b/i.test(
      headOf(letter),
    ) &&
    /\b(?:your|this) (?:\w+ )?(?:bill|supply|usage|meter)\b/i.test(letter.working.text) &&
    !hasClient(letter)
  )
}

function isInsurerItself(letter: Letter): boolean {
  return (
    /\b(?:insurance|assurance|underwriting|mutual)\b/i.test(headOf(letter)) &&
    /\b(?:your|the) (?:\w+ )?(?:claim|policy|cover)\b/i.test(letter.working.text)
  )
}

function isLandlordItself(letter: Letter): boolean {
  return (
    /\b(?:homes|housing|lettings|lets|landlord|estates|properties)\b/i.test(headOf(letter)) &&
    /\b(?:your|the|of) rent\b|\brent (?:of|account|arrears|is|has|was)\b/i.test(
      letter.working.text,
    ) &&
    !/\b(?:notice (?:of|seeking|to)|possession of|eviction)\b/i.test(
      letter.working.text.slice(0, 1200),
    )
  )
}

/** "Unless we are paid by then we will start a claim": the claim is the very next step. */
function announcesClaim(letter: Letter): boolean {
  const text = letter.working.text.slice(0, 8000)
  return (
    ANNOUNCED.test(text) &&
    !/\bclaim (?:no|number)\b|\bnotice of enforcement\b|\b(?:civil bill|initial writ)\b/i.test(text)
  )
}

const ANNOUNCED =
  /\b(?:unless|if|failing|otherwise|should)\b[^.]{0,160}\b(?:will|shall|(?:have|hold) instructions to|instructed to|(?:is|are|am) (?:going )?to|intends? to)\b (?:then )?(?:start|issue|begin|commence|bring|raise|make|file|lodge|put in)\b[^.]{0,50}\b(?:claim|proceedings|court action|an action)\b/i

/** A court that fixes a day has not decided yet. */
function isHearingNotice(letter: Letter): boolean {
  const text = letter.working.text.slice(0, 8000)
  return (
    /\bnotice of (?:hearing|trial|(?:proposed )?allocation)\b|\bhearing will take place\b/i.test(
      text,
    ) &&
    !/\bjudgment (?:for (?:the )?claimant|has been entered|was entered)\b|\bit is (?:ordered|adjudged) that the defendant\b/i.test(
      text,
    )
  )
}

/** A council in the head, and its tax anywhere. */
function isCouncilOnTax(letter: Letter): boolean {
  const head = letter.lines
    .slice(0, 6)
    .map((line) => line.text)
    .join(' ')
  if (!/\b(?:council|borough|cyngor)\b/i.test(head)) return false
  return /\bcouncil tax\b|\bliability order\b|\bsummary warrant\b|\btreth/i.test(
    letter.working.text.slice(0, 20_000),
  )
}

function hasClient(letter: Letter): boolean {
  return /\b(?:our clients?|is our client|client:)\b/i.test(letter.working.text.slice(0, 20_000))
}

/** Two or more lines that begin with a stretch of years: a curriculum vitae. */
function isLifeStory(letter: Letter): boolean {
  return (
    letter.lines.filter(({ text }) =>
      /^(?:19|20)\d\d ?(?:to|-|until) ?(?:(?:19|20)\d\d|now|present|today)/i.test(text),
    ).length >= 2
  )
}

type Condition = { kind: DocumentType; cost: number; holds: (letter: Letter) => boolean }

/** What must hold for a kind; where it does not, the kind pays the cost. */
export const CONDITIONS = [
  {
    kind: 'DEBT_COLLECTION_LETTER',
    cost: 1.5,
    holds: (letter) =>
      letter.language !== 'en' ||
      /[£€$]|\b(?:pounds?|balance|debt|owe)\b/i.test(letter.working.text),
  },
  {
    kind: 'DEBT_COLLECTION_LETTER',
    cost: 5,
    // A collector names a sum, an account or a client; "the debt we owe to our volunteers" does not.
    holds: (letter) =>
      /[£€$¥￥円]|\b(?:account|client|reference|ref|agreement|loan|eur|euros?|chf|pounds?)\b/i.test(
        letter.working.text.slice(0, 20_000),
      ),
  },
  {
    kind: 'COURT_CLAIM',
    cost: 7,
    holds: (letter) =>
      (hasSign(letter, 'parties') &&
        (hasSign(letter, 'court') || hasSign(letter, 'claim_number')) &&
        (hasSign(letter, 'claim_form') || letter.language !== 'en')) ||
      letter.language !== 'en',
  },
  {
    kind: 'COURT_CLAIM',
    cost: 4,
    holds: (letter) =>
      !/\bif (?:we|you) (?:do not|don't|hear)[^.]{0,120}\b(?:issue|court)|letter (?:before|of) claim|pre-action protocol|before claim/i.test(
        letter.working.text.slice(0, 8000),
      ) || hasSign(letter, 'claim_number'),
  },
  {
    kind: 'COURT_JUDGMENT',
    cost: 5,
    holds: (letter) =>
      letter.language !== 'en' ||
      (hasSign(letter, 'court') && (hasSign(letter, 'claim_number') || hasSign(letter, 'parties'))),
  },
  {
    kind: 'BAILIFF_NOTICE',
    cost: 5,
    holds: (letter) => hasSign(letter, 'enforcement_power') || letter.language !== 'en',
  },
  {
    kind: 'LETTER_BEFORE_CLAIM',
    cost: 2.5,
    holds: (letter) =>
      hasSign(letter, 'court') ||
      /\b(?:claim|proceedings|legal action|court)\b/i.test(letter.working.text.slice(0, 8000)),
  },
  {
    kind: 'PENALTY_CHARGE_NOTICE',
    cost: 4,
    holds: (letter) =>
      hasSign(letter, 'council') ||
      hasSign(letter, 'public_body') ||
      hasSign(letter, 'court') ||
      letter.language !== 'en' ||
      /penalty charge/i.test(letter.working.text),
  },
  {
    kind: 'RENT_ARREARS_LETTER',
    cost: 2,
    holds: (letter) => signsOf(letter, 'housing').length >= 2 || letter.language !== 'en',
  },
] as const satisfies readonly Condition[]

/** A parking firm that chases its own charge sends a parking letter, not a collector's. */
function isOperatorItself(letter: Letter): boolean {
  const text = letter.working.text.slice(0, 20_000)
  if (
    !/\bparking charge\b|\bcharge for parking\b|\bregistered keeper\b|\bprotection of freedoms\b/i.test(
      text,
    )
  )
    return false
  if (/\bpenalty charge\b/i.test(text)) return false
  return !/\b(?:our clients?|client:|clients? ref|on behalf of|acting for|we act|instructed by|original creditor)\b/i.test(
    text,
  )
}

/** Prose that speaks to nobody: a story, minutes, an article. Letters say "you"; forms name the parties. */
function isNarrative(letter: Letter): boolean {
  if (letter.language !== 'en' || isForm(letter)) return false
  const told = letter.working.text.slice(0, 12_000).replace(/"[^"\n]{0,300}"/g, ' ')
  if (/\b(?:you|your|yours)\b/i.test(told)) return false
  const people = told.match(/\b(?:he|she|they|his|her|their|said|him)\b/gi)?.length ?? 0
  return (people >= 3 && told.length > 250) || isArticle(letter, told)
}

function isForm(letter: Letter): boolean {
  return hasSign(letter, 'parties') || letter.lines.some((line) => line.block === 'reference')
}

/** Running text that asks nothing. */
function isArticle(letter: Letter, told: string): boolean {
  const isProsaic = letter.lines.some((line) => isProse(line.text))
  return isProsaic && told.length > 120 && signsOf(letter, 'demand').length < 3
}
