/** Which letter a question leads to: that of the rule which answers it, so that a side word cannot choose it. */
import type { DraftInput } from './letter-facts.ts'
import type { AskedLetter } from './paragraph.ts'

const SAYS_COURT_CLAIM =
  /\b(?:court claim|claim form|county court|money claim|court papers|particulars of claim)\b/i
const SAYS_PRIVATE =
  /\b(?:parking charge|private (?:parking|car park|land)|parkingeye|supermarket|retail park|popla)\b/i
const SAYS_COUNCIL =
  /\b(?:council|borough|penalty charge|tfl|traffic warden|bus lane|red route|pcn (?:for|from)? ?.{0,3}code|code \d\d)\b/i

/** Null for an answer that no letter helps with, and while a court claim runs: the court's own forms answer that. */
export function askedLetter({ text, analysis, letters }: DraftInput): AskedLetter | null {
  const rule = analysis.basis['directAnswer']?.find((one) => one.kind === 'law')
  if (!rule || SAYS_COURT_CLAIM.test(text)) return null
  if (letters.country !== 'gb') return letterByName(rule.ruleId)
  const row = ASKED_LETTERS.find(({ answers }) =>
    answers.some((start) => rule.ruleId.startsWith(start)),
  )
  return row?.letter === 'parking_either' ? parkingLetter(text) : (row?.letter ?? null)
}

function parkingLetter(text: string): AskedLetter | null {
  const [isCouncil, isPrivate] = [SAYS_COUNCIL.test(text), SAYS_PRIVATE.test(text)]
  if (isCouncil === isPrivate) return null
  return isCouncil ? 'parking_council' : 'parking_private'
}

/** Outside the United Kingdom: by the last part of the rule's id, as the countries name their answers alike. */
const LETTERS_BY_NAME = [
  ['too_old', /^(?:old|old-debt|debt-too-old|old-[a-z]{2})$/],
  [
    'proof',
    /^(?:not-mine|validation|sold-debt|collector-(?:pay|unknown|home)|ignore(?:-collector)?)$/,
  ],
  [
    'home',
    /^(?:deposit|repairs|enter|entry|lock(?:s|out)|rent-(?:up|rise|increase)|must-leave|wants-me-out)(?:-[a-z]{2,3})?$/,
  ],
  [
    'purchase',
    /^(?:faulty|guarantee|not-delivered|delivery|cancel|withdraw|return(?:-online)?|subscription|gym|phone-contract|used-car|flight)$/,
  ],
  ['work', /^(?:wages(?:-unpaid)?|unpaid|tips|overtime|final-pay|holiday)$/],
] as const satisfies readonly (readonly [AskedLetter, RegExp])[]

function letterByName(ruleId: string): AskedLetter | null {
  const name = ruleId.split('.').at(-1) ?? ''
  return LETTERS_BY_NAME.find(([, names]) => names.test(name))?.[0] ?? null
}

/** Which letter goes with which answer: the first row whose words begin the rule's id. */
const ASKED_LETTERS = [
  { letter: 'too_old', answers: ['gb.ask-debt.too-old', 'gb.ask-debt.old-by-years'] },
  { letter: 'bereavement', answers: ['gb.ask-debt.dead'] },
  {
    letter: 'bailiff',
    answers: [
      'gb.ask-debt.bailiff-',
      'gb.ask-parking.bailiff-council',
      ...['child-alone', 'work-car', 'locksmith', 'let-in-before', 'finance-car'].map(
        (name) => `gb.ask-bailiff.${name}`,
      ),
    ],
  },
  {
    letter: 'proof',
    answers: [
      'gb.ask-debt.prove',
      'gb.ask-debt.not-mine',
      'gb.ask-debt.ignore',
      'gb.ask-debt.take-car',
      'gb.ask-debt.let-in',
      'gb.ask-debt.harass',
      'gb.ask-debt.partner',
      'gb.ask-debt.collector-bailiffs',
      'gb.ask-debt.loan-in-my-name',
    ],
  },
  {
    letter: 'parking_council',
    answers: [
      'gb.ask-parking.council-challenge',
      'gb.ask-parking.council-loading',
      'gb.ask-parking.grace-council',
      'gb.ask-parking.scotland-council',
      'gb.ask-parking.ni-penalty',
    ],
  },
  {
    letter: 'parking_private',
    answers: [
      'gb.ask-parking.private-have-to-pay',
      'gb.ask-parking.name-driver',
      'gb.ask-parking.wrong-plate',
      'gb.ask-parking.late-notice',
      'gb.ask-parking.cancelled',
      'gb.ask-parking.hospital',
      'gb.ask-parking.grace',
      'gb.ask-parking.credit',
      'gb.ask-parking.scotland',
      'gb.ask-parking.private-fine',
      'gb.ask-parking.keeper-notice-time',
      'gb.ask-parking.paid-wrong-reg',
      'gb.ask-parking.sold-car',
    ],
  },
  {
    letter: 'parking_either',
    answers: [
      'gb.ask-parking.have-to-pay',
      'gb.ask-parking.how-appeal',
      'gb.ask-parking.machine',
      'gb.ask-parking.signs',
      'gb.ask-parking.blue-badge',
    ],
  },
  {
    letter: 'home',
    answers: [
      'deposit',
      'wear-and-tear',
      'repairs',
      'damp',
      'stop-rent',
      'rent-increase',
      'rent-rise',
      'wales-rent',
      'scotland-rent',
      'ni-rent',
      'section-21',
      'must-leave',
      'locked-out',
      'entry',
      'fees',
      'wales-deposit',
      'wales-repairs',
      'scotland-deposit',
      'scotland-repairs',
      'scotland-damp',
      'scotland-entry',
      'scotland-must-leave',
      'scotland-locked-out',
      'ni-deposit',
      'ni-repairs',
      'ni-must-leave',
    ].map((name) => `gb.ask-housing.${name}`),
  },
  {
    letter: 'purchase',
    answers: [
      'faulty',
      'repair-failed',
      'change-mind-online',
      'refund-time',
      'manufacturer',
      'warranty-over',
      'not-delivered',
      'parcel-stolen',
      'used-car',
      'private-seller',
      'bad-work',
      'price-not-agreed',
      'deposit',
      'voucher',
      'no-receipt',
      'return-cost',
      'subscription',
      'digital',
      'holiday-event',
      'ignored',
      'misled',
      'dealer-car',
      'repair-first',
      'parcel-wrong-door',
      'cancel-',
      'flight',
      'broadband',
    ].map((name) => `gb.ask-consumer.${name}`),
  },
  { letter: 'card', answers: ['gb.ask-consumer.section-75', 'gb.ask-consumer.chargeback'] },
  {
    letter: 'work',
    answers: [
      'unpaid',
      'deductions',
      'final-pay-short',
      'low-rate',
      'holiday',
      'sick-pay',
      'minimum-wage',
      'notice-pay',
      'payslip',
      'written-statement',
      'tips',
      'breaks',
      'discrimination',
      'change-contract',
      'ni-wages',
    ].map((name) => `gb.ask-work.${name}`),
  },
] as const satisfies readonly { letter: AskedLetter; answers: readonly string[] }[]
