/** Conditions that a kind of letter must meet. */
import type { DocumentType } from '@plainletter/contracts/document-type'

import { isMissedAtCost } from './hearing-day.ts'
import { hasSign } from './letter.ts'
import type { Letter } from './letter.ts'
import { claimsSomething } from './ordinary-paper.ts'

type Condition = { kind: DocumentType; cost: number; holds: (letter: Letter) => boolean }

/** How it is said that too much was paid and goes back; what a scanner makes of "over" too. */
const PAID_BACK =
  /[o0]ver ?-?(?:p ?a|iss|award)|too much|\brepa(?:y|id)|\b(?:pa(?:y|id)|give|send|get|want|take|added|claim) (?:\w+ )?(?:\w+ )?(?:back|on to)\b|\bre ?c[o0]ver|\byou owe\b|\bowing\b|\bdebts?\b|\bmore (?:[\w ]{1,20} )?than (?:you|he|she|they) (?:should|were|was)\b|\brefund\b|\bwithh[eo]ld|\bnot (?:entitled|due)\b|\bdeduct|\bnot spent\b|\bunspent\b/i

/** What must hold for a kind; where it does not, the kind pays the cost. */
export const CONDITIONS = [
  ...(
    [
      'PARKING_TICKET',
      'PENALTY_CHARGE_NOTICE',
      'DEBT_COLLECTION_LETTER',
      'BAILIFF_NOTICE',
      'LETTER_BEFORE_CLAIM',
    ] as const
  ).map((kind) => ({ kind, cost: 3, holds: claimsSomething })),
  {
    kind: 'DEBT_COLLECTION_LETTER',
    cost: 1.5,
    holds: (letter) =>
      letter.language !== 'en' ||
      /[£€$]|\b(?:pounds?|balance|debt|owe|trac(?:e|ing) agents?)\b/i.test(letter.working.text),
  },
  {
    kind: 'DEBT_COLLECTION_LETTER',
    cost: 5,
    // A collector names a sum, an account or a client; "the debt we owe to our volunteers" does not.
    holds: (letter) =>
      /[£€$¥￥円]|\b(?:account|client|reference|ref|quote|agreement|loan|eur|euros?|chf|pounds?)\b/i.test(
        letter.working.text.slice(0, 20_000),
      ),
  },
  {
    kind: 'COURT_CLAIM',
    cost: 7,
    holds: (letter) =>
      hasSign(letter, 'parties') &&
      (hasSign(letter, 'court') || hasSign(letter, 'claim_number')) &&
      (hasSign(letter, 'claim_form') || letter.language !== 'en'),
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
      hasSign(letter, 'court') && (hasSign(letter, 'claim_number') || hasSign(letter, 'parties')),
  },
  {
    kind: 'BAILIFF_NOTICE',
    cost: 5,
    holds: (letter) => hasSign(letter, 'enforcement_power'),
  },
  {
    kind: 'LETTER_BEFORE_CLAIM',
    cost: 2.5,
    holds: (letter) =>
      letter.language !== 'en' ||
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
      /\b(?:penalty charge|fixed (?:charge|penalty) notice|penalty notice|(?:unpaid|without paying (?:a|the)) (?:fare|toll)s?|fare (?:infraction|evasion)|toll violation|(?:civil|financial) penalty|ordinance violation)\b/i.test(
        letter.working.text,
      ),
  },
  {
    kind: 'STATUTORY_DEMAND',
    cost: 5,
    // What explains the demand to everybody is sent to nobody.
    holds: ({ language, working: { text } }) =>
      language !== 'en' || /\b(?:you|your|creditor|to)\b\s*:|\byou(?:r|rs)?\b/i.test(text),
  },
  {
    kind: 'BENEFIT_OVERPAYMENT',
    cost: 5,
    // An office that calls, asks or decides wants nothing back; in other languages cues tell it.
    holds: (letter) =>
      letter.language === 'en'
        ? PAID_BACK.test(letter.working.text.slice(0, 20_000))
        : !isMissedAtCost(letter),
  },
  {
    kind: 'COUNCIL_TAX_DEMAND',
    cost: 4,
    // A council writes about much else.
    holds: (letter) =>
      /\b(?:council tax|tax|rates?|rating|ratepayer|liability order|summary warrant|treth|community charge|billing authority|police and crime|fire (?:authority|and rescue)|by instalments|your instalments|right to instalments|magistrates'? court|live alone|name and address of your employer|form (?:about|telling us about) your job)\b|podat/i.test(
        letter.working.text.slice(0, 20_000),
      ),
  },
] as const satisfies readonly Condition[]
