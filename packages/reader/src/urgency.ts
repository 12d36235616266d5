/** How urgent a letter is, and whether a court, council, government body or other statutory power demands. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { Reading, UrgencyLevel } from '@plainletter/contracts/reading'

import { hasSign, lineAt, signsOf } from './letter.ts'
import type { Letter } from './letter.ts'

type Known = Pick<
  Reading,
  'documentType' | 'amounts' | 'deadline' | 'threats' | 'senderOrganization'
>

const BASE = {
  COURT_CLAIM: 'high',
  COURT_JUDGMENT: 'high',
  BAILIFF_NOTICE: 'high',
  STATUTORY_DEMAND: 'high',
  EVICTION_NOTICE: 'high',
  DISMISSAL_LETTER: 'high',
  REDUNDANCY_NOTICE: 'high',
  SCAM_LETTER: 'high',
  LETTER_BEFORE_CLAIM: 'medium',
  COUNCIL_TAX_DEMAND: 'medium',
  PARKING_TICKET: 'medium',
  PENALTY_CHARGE_NOTICE: 'medium',
  DEBT_COLLECTION_LETTER: 'medium',
  RENT_ARREARS_LETTER: 'medium',
  BENEFIT_OVERPAYMENT: 'medium',
  TAX_DEMAND: 'medium',
  UTILITY_BILL_DEMAND: 'medium',
  INSURANCE_DECISION: 'medium',
  CONSUMER_CONTRACT_DISPUTE: 'medium',
  CEASE_AND_DESIST: 'medium',
  COPYRIGHT_INFRINGEMENT_LETTER: 'medium',
  PPL_PRS_BILL: 'medium',
  TV_LICENCE_LETTER: 'low',
  ENQUIRY: 'medium',
  OTHER: 'low',
} as const satisfies Record<DocumentType, UrgencyLevel>

type Shift = {
  kinds: readonly DocumentType[]
  to: UrgencyLevel
  when: (letter: Letter, known: Known) => boolean
}

/** Later rows win. */
const SHIFTS = [
  { kinds: ['PARKING_TICKET', 'PENALTY_CHARGE_NOTICE'], to: 'low', when: isFirstTicket },
  {
    kinds: ['PPL_PRS_BILL'],
    to: 'low',
    when: (_letter, known) => known.threats.length === 0 && isBelow(known, 250),
  },
  { kinds: ['INSURANCE_DECISION'], to: 'low', when: isPartlyGood },
  {
    kinds: ['REDUNDANCY_NOTICE'],
    to: 'medium',
    when: (letter) => /at risk of redundancy|no (?:final )?decision has/i.test(letter.working.text),
  },
  {
    kinds: ['LETTER_BEFORE_CLAIM'],
    to: 'high',
    when: (_letter, known) => PUBLIC_NAME.test(known.senderOrganization ?? ''),
  },
  {
    kinds: ['LETTER_BEFORE_CLAIM', 'RENT_ARREARS_LETTER', 'DEBT_COLLECTION_LETTER'],
    to: 'high',
    when: (letter) => hasSign(letter, 'loss_of_home'),
  },
  {
    kinds: ['COUNCIL_TAX_DEMAND'],
    to: 'high',
    when: (letter, known) => isCouncilTaxEnforced(letter) || isLastNotice(letter, known),
  },
  { kinds: ['PENALTY_CHARGE_NOTICE'], to: 'high', when: isPenaltyRegistered },
  { kinds: ['DEBT_COLLECTION_LETTER'], to: 'low', when: isSoftReminder },
  {
    kinds: [
      'PPL_PRS_BILL',
      'UTILITY_BILL_DEMAND',
      'COUNCIL_TAX_DEMAND',
      'COPYRIGHT_INFRINGEMENT_LETTER',
    ],
    to: 'low',
    when: (_letter, known) => !asksForMoney(known),
  },
  { kinds: ['UTILITY_BILL_DEMAND', 'COUNCIL_TAX_DEMAND'], to: 'low', when: isOrdinaryBill },
  {
    kinds: ['UTILITY_BILL_DEMAND'],
    to: 'high',
    when: (letter) =>
      /warrant (?:to enter|of entry)|rights of entry|magistrates/i.test(letter.working.text),
  },
  {
    kinds: ['TAX_DEMAND', 'BENEFIT_OVERPAYMENT'],
    to: 'high',
    when: (letter) =>
      /take control of (?:your )?(?:goods|belongings|possessions|property)|enforcement (?:agent|officer)|distraint|bankruptcy petition|county court/i.test(
        letter.working.text,
      ),
  },
  {
    kinds: ['TV_LICENCE_LETTER'],
    to: 'high',
    when: (letter) =>
      /\b(?:summons|court hearing|single justice|interview under caution)\b/i.test(
        letter.working.text,
      ),
  },
] as const satisfies readonly Shift[]

/** High: court, eviction, enforcement, dismissal, statutory notice, live scam. Medium: money at stake. Low: the rest. */
export function urgencyOf(letter: Letter, known: Known): UrgencyLevel {
  if (known.documentType === 'ENQUIRY') return urgencyOfQuestion(letter)
  let level: UrgencyLevel = BASE[known.documentType]
  for (const shift of SHIFTS) {
    const kinds: readonly DocumentType[] = shift.kinds
    if (kinds.includes(known.documentType) && shift.when(letter, known)) level = shift.to
  }
  return level
}

function asksForMoney(known: Known): boolean {
  return known.amounts.some(
    ({ role }) =>
      role === 'total' || role === 'arrears' || role === 'instalment' || role === 'principal',
  )
}

function isCouncilTaxEnforced(letter: Letter): boolean {
  const text = letter.working.text.slice(0, 20_000)
  if (ORDERED.test(text)) return true
  const isStillToCome = /\bapply\b[^.]{0,60}\b(?:liability order|summary warrant|summons)/i.test(
    text,
  )
  const isReminder = /\breminder\b/i.test(text.slice(0, 600))
  return !isStillToCome && !isReminder && ENFORCED.test(text)
}

/** The order or summons is there already. */
const ORDERED =
  /\b(?:has|have|been|was) (?:now )?(?:granted|obtained|issued|made)\b[^.]{0,80}(?:liability order|summary warrant|summons)|(?:liability order|summary warrant|summons)[^.]{0,60}\b(?:has been|was|were) (?:granted|obtained|issued|made)|summoned to appear|you are (?:hereby )?summon|magistrates' court summons|council tax summons|court hearing|granted a (?:liability order|summary warrant)/i
const ENFORCED =
  /\b(?:enforcement agents?|bailiffs?|sheriff officers?|prison|imprison\w+|attachment of earnings|bankrupt\w*)\b/i

/** The certificate or order is the letter itself, not a step it warns of. */
function isPenaltyRegistered(letter: Letter): boolean {
  const isHeaded = signsOf(letter, 'charge_certificate').some(({ start }) => {
    const line = lineAt(letter.lines, start)
    return (
      line !== undefined &&
      line.text.length <= 90 &&
      (line.block !== 'body' || line.index < 4 || line.text === line.text.toUpperCase())
    )
  })
  return (
    isHeaded ||
    /has (?:now )?been (?:registered|increased)|been registered|warrant of control/i.test(
      letter.working.text.slice(0, 20_000),
    )
  )
}

/** Sums below this are small, in pounds or the like. */
const SMALL = 300
const SMALL_YEN = 60_000

function isBelow(known: Known, limit: number): boolean {
  return known.amounts.every(({ role, value }) => role !== 'total' || value <= limit)
}

/** No threat beyond the credit file, or a small sum with a mere hint of what somebody might do. */
function isSoftReminder(letter: Letter, known: Known): boolean {
  if (hasSign(letter, 'loss_of_home') || hasSign(letter, 'final_stage')) return false
  const isMild = known.threats.every(({ kind }) => kind === 'credit_file' || kind === 'costs')
  if (isMild) return !/\bdefault notice\b/i.test(letter.working.text)
  const sums = known.amounts.filter(({ role }) => role === 'total' || role === 'arrears')
  const isSmall = sums.every(
    ({ value, currency }) => value <= (currency === 'JPY' ? SMALL_YEN : SMALL),
  )
  return (
    isSmall && /\bmay (?:instruct|recommend|advise|suggest|consider)\b/i.test(letter.working.text)
  )
}

/** A first ticket that speaks of no recovery: time to think, and little at stake. */
function isFirstTicket(letter: Letter, known: Known): boolean {
  const text = letter.working.text.slice(0, 20_000)
  if (known.documentType === 'PENALTY_CHARGE_NOTICE') {
    return (
      /fix(?:ed|ing) to the vehicle|windscreen|parking attendant|handed to the (?:person|driver)/i.test(
        text,
      ) && !/charge certificate|notice to owner/i.test(text)
    )
  }
  return !/protection of freedoms|registered keeper|notice to keeper|keeper liab|recover|court|legal action|debt|reminder|final|popla|independent appeals|increase/i.test(
    text,
  )
}

/** Part is paid, or the matter is only at its start. */
function isPartlyGood(letter: Letter): boolean {
  return /\bwe (?:can|will) pay\b|\bsettlement of\b/i.test(letter.working.text)
}

/** The last notice: instalments are lost and a summons follows within days. */
function isLastNotice(letter: Letter, known: Known): boolean {
  const days = known.deadline?.relativeDays ?? 99
  return (
    days <= 7 &&
    /\bfinal notice\b|right to pay by instalments (?:is|has been|is now) (?:lost|withdrawn|cancelled)/i.test(
      letter.working.text.slice(0, 700),
    )
  )
}

function isOrdinaryBill(letter: Letter, known: Known): boolean {
  const isLate =
    /\b(?:overdue|arrears|reminder|final|not (?:been )?paid|unpaid|missed|outstanding|disconnect\w*|pendiente|enforcement|legal|court)\b/i.test(
      letter.working.text,
    )
  return known.threats.length === 0 && !isLate
}

const HIGH_QUESTION =
  /\b(?:court (?:claim|papers|form|date|hearing)|hearing|tribunal|charge for payment|sheriff officers?|chang(?:e|ing|ed) (?:the|my) locks|out by (?:\w+day|tomorrow|the end)|(?:kicked|kicking|throw(?:n|ing)?) (?:me|us) out|claim form|summons|evicted|eviction (?:notice|date)|bailiffs?\b[^.?!\n]{0,40}\b(?:is|are|has|have|came|coming|turned up|outside|left|will)|possession order|section 21|notice to quit|(?:was|were|been|got|am|being|getting|he|she|they) (?:\w+ )?(?:sacked|dismissed|fired)(?! if)|been arrested|locked (?:me|us) out|homeless|statutory demand|bankrupt(?:cy)?|warrant|enforcement notice|notice of enforcement|deport(?:ed|ation)?)\b/i
const POWERS =
  /\b(?:bailiffs?|marston|enforcement agents?|sheriff officers?|evict\w*|locks|police)\b/i
const SOON = /\b(?:today|tomorrow|tonight|this (?:morning|afternoon|evening|week))\b/i

function urgencyOfQuestion(letter: Letter): UrgencyLevel {
  const text = letter.working.text.slice(0, 12_000)
  if (HIGH_QUESTION.test(text) || (POWERS.test(text) && SOON.test(text))) return 'high'
  if (isSmallMatter(letter, text)) return 'low'
  return 'medium'
}

/** A parking charge or a purchase for a small sum, without a court in sight. */
function isSmallMatter(letter: Letter, text: string): boolean {
  if (/\b(?:court|solicitors?|bailiffs?|debt collect\w+|enforcement)\b/i.test(text)) return false
  const sums = Array.from(text.matchAll(/[£$€] ?(\d[\d,]*)/g), (match) =>
    Number((match[1] ?? '0').replace(/,/g, '')),
  )
  const isMinor = signsOf(letter, 'parking').length > 0 || signsOf(letter, 'consumer').length > 0
  return (
    isMinor &&
    sums.every((sum) => sum <= 150) &&
    signsOf(letter, 'employment').length < 3 &&
    signsOf(letter, 'housing').length < 3
  )
}

const ALWAYS_OFFICIAL: ReadonlySet<DocumentType> = new Set([
  'COURT_CLAIM',
  'COURT_JUDGMENT',
  'BAILIFF_NOTICE',
  'PENALTY_CHARGE_NOTICE',
  'TV_LICENCE_LETTER',
  'COUNCIL_TAX_DEMAND',
  'TAX_DEMAND',
  'BENEFIT_OVERPAYMENT',
])
const NEVER_OFFICIAL: ReadonlySet<DocumentType> = new Set([
  'ENQUIRY',
  'OTHER',
  'SCAM_LETTER',
  'PARKING_TICKET',
  'PPL_PRS_BILL',
  'DISMISSAL_LETTER',
  'REDUNDANCY_NOTICE',
  'INSURANCE_DECISION',
  'COPYRIGHT_INFRINGEMENT_LETTER',
])
const NEEDS_PUBLIC_SENDER: ReadonlySet<DocumentType> = new Set([
  'TAX_DEMAND',
  'BENEFIT_OVERPAYMENT',
])
const PUBLIC_NAME =
  /\b(?:council|borough of|corporation of|hmrc|hm revenue|revenue and customs|dvla|department for|dwp|court|tribunal|police|agency|transport for london|student loans|internal revenue|cyngor|government|authority|child maintenance|land (?:and|&) property|comune|gemeente|finanzamt|jobcenter|ayuntamiento|housing executive)\b/i

/** True for a court, council, government body or other statutory power, whoever filled in the form. */
export function isOfficial(letter: Letter, known: Known): boolean {
  if (NEVER_OFFICIAL.has(known.documentType)) return false
  const isPublic = known.senderOrganization === null || PUBLIC_NAME.test(known.senderOrganization)
  if (NEEDS_PUBLIC_SENDER.has(known.documentType)) return isPublic
  if (ALWAYS_OFFICIAL.has(known.documentType)) return true
  if (PUBLIC_NAME.test(known.senderOrganization ?? '')) return true
  return known.senderOrganization === null && signsOf(letter, 'public_body').length >= 2
}
