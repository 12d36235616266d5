/** Conditions that a kind of letter must meet. */
import type { DocumentType } from '@plainletter/contracts/document-type'

import { hasSign, signsOf } from './letter.ts'
import type { Letter } from './letter.ts'
import { claimsSomething } from './ordinary-paper.ts'

type Condition = { kind: DocumentType; cost: number; holds: (letter: Letter) => boolean }

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
      /\b(?:penalty charge|fixed (?:charge|penalty) notice|penalty notice)\b/i.test(
        letter.working.text,
      ),
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
  {
    kind: 'BENEFIT_OVERPAYMENT',
    cost: 6,
    // Decisions about benefits, also those that refuse: the advice for them is written under this kind.
    holds: ({ language, working }) =>
      language !== 'en' || OF_BENEFITS.test(working.text.slice(0, 12_000)),
  },
  {
    kind: 'REDUNDANCY_NOTICE',
    cost: 6,
    // "If you have been made redundant, tell us" is what a creditor says.
    holds: (letter) =>
      letter.language !== 'en' ||
      /\b(?:your|the|our|this|these) (?:\w+ ){0,2}(?:roles?|jobs?|posts?|positions?|employment|team|department|site|workforce|redundanc(?:y|ies))\b|\bat risk\b|\bredundancy (?:pay|payment|notice|consultation)\b|\b(?:laid off|retrench\w*|every role)\b/i.test(
        letter.working.text.slice(0, 20_000),
      ),
  },
  {
    kind: 'RENT_ARREARS_LETTER',
    cost: 2,
    holds: (letter) => signsOf(letter, 'housing').length >= 2 || letter.language !== 'en',
  },
] as const satisfies readonly Condition[]

/** Somebody else's overpayment, an employer's for one, is no benefit. */
const OF_BENEFITS =
  /\b(?:benefits?|universal credit|allowance|pension|pip|personal independence|tax credits?|carer|dwp|department|social|jobseekers?|centrelink|unemployment|council|welfare|assistance|support|state|authority|cash aid|human services|veterans|studylink|personal budget|direct payments?)\b/i
