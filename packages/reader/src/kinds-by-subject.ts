/** English papers whose subject says what they are not: pay that an employer sent by mistake, a train fare, a clamp, an order on conduct. */
import type { DocumentType } from '@plainletter/contracts/document-type'

import type { Letter } from './letter.ts'
import { isOnlyRentRise } from './unnamed-papers.ts'

/** How much is looked at. */
const WINDOW = 6000

type Weighed = { kind: DocumentType; weight: number }
type Subject = { kinds: readonly Weighed[]; all: readonly RegExp[]; unless?: RegExp }

const SUBJECTS: readonly Subject[] = [
  {
    kinds: [
      { kind: 'BENEFIT_OVERPAYMENT', weight: -9 },
      { kind: 'DEBT_COLLECTION_LETTER', weight: 4 },
    ],
    all: [
      /\b(?:overpayment of (?:your )?(?:salary|wages|pay)|(?:salary|wages?|pay(?:roll)?) overpayment|overpaid (?:salary|wages)|overpaid by payroll)\b/iu,
    ],
    unless: /\b(?:universal credit|department for work|housing benefit|jobseeker|carer['’]s)\b/iu,
  },
  {
    kinds: [
      { kind: 'PARKING_TICKET', weight: -7 },
      { kind: 'OTHER', weight: 5 },
    ],
    all: [
      /\bregulation of railways act\b|\b(?:no|without an?) valid (?:train |rail )?ticket\b|\bfare evasion\b/iu,
      /\b(?:trains?|rail(?:way)?s?|stations?|journey|travell?(?:ed|ing))\b/iu,
    ],
    unless: /\bcar parks?\b|\bvehicle\b|\bpenalty fare\b/iu,
  },
  {
    kinds: [
      { kind: 'SCAM_LETTER', weight: -9 },
      { kind: 'PARKING_TICKET', weight: 5 },
    ],
    all: [
      /\b(?:wheel ?)?clamp(?:ed|ing)?\b/iu,
      /\brelease (?:fee|charge)\b|\bdeclamp/iu,
      /\bappeals?\b/iu,
    ],
    unless: /\bhttps?:|\bclick\b|\b(?:tax|sorn|dvla)\b/iu,
  },
  {
    kinds: [
      { kind: 'PENALTY_CHARGE_NOTICE', weight: -8 },
      { kind: 'OTHER', weight: 6 },
    ],
    all: [
      /\bcommunity protection (?:notice|warning)\b|\bsection 249a\b|\bfinancial penalty\b[^]{0,200}\bhousing act 2004\b|\bhousing act 2004\b[^]{0,200}\bfinancial penalty\b/iu,
    ],
    unless: /\bfixed penalty notice\b/iu,
  },
  {
    kinds: [
      { kind: 'INSURANCE_DECISION', weight: -3 },
      { kind: 'CONSUMER_CONTRACT_DISPUTE', weight: 2 },
    ],
    all: [
      /\byou (?:bought|purchased) (?:a|an|the|your|this)\b/iu,
      /\b(?:refund|repair|replacement|sold as seen|wear and tear)\b/iu,
    ],
    unless: /\b(?:insur\w+|underwriters?|policyholder|your (?:cover|policy))\b/iu,
  },
  {
    kinds: [
      { kind: 'RENT_ARREARS_LETTER', weight: -6 },
      { kind: 'CONSUMER_CONTRACT_DISPUTE', weight: 5 },
    ],
    all: [
      /\b(?:propos\w+|intend|wish(?:es)?|would like|seek\w*|claim\w*)\b(?:[^.\n]|\.\d){0,60}\b(?:deduct\w*|retain|withhold|keep)\b(?:[^.\n]|\.\d){0,60}\bdeposit\b|\b(?:proposed )?deductions? from (?:your|the) (?:tenancy )?deposit\b/iu,
      /\b(?:check-?(?:ed )?out|moved out|move[- ]out|vacat\w+|your departure|end(?:ed)? (?:of|your) (?:your |the )?tenancy|tenancy (?:has )?ended|you left|clean\w*|damage\w*)\b/iu,
    ],
    unless: /\b(?:rent arrears|arrears of rent|possession of|notice to (?:quit|leave))\b/iu,
  },
  {
    kinds: [
      { kind: 'COPYRIGHT_INFRINGEMENT_LETTER', weight: 4 },
      { kind: 'LETTER_BEFORE_CLAIM', weight: -4 },
    ],
    all: [
      /\b(?:infring\w+ (?:of|in|our client['’]s|its|the) (?:\w+ )?copyright|copyright infring\w+|breach of copyright|infringed (?:\w+ )?copyright)\b/iu,
      /\b(?:photo(?:graph)?s?|images?|pictures?|illustrations?|artworks?|films?|footage|fonts?|typefaces?|maps?|cartoons?|articles?|songs?|recordings?)\b/iu,
    ],
    unless: /\bletter (?:before|of) (?:claim|action)\b|\bpre-?action protocol\b|\bclaim form\b/iu,
  },
  {
    kinds: [
      { kind: 'COUNCIL_TAX_DEMAND', weight: 8 },
      { kind: 'DEBT_COLLECTION_LETTER', weight: -4 },
    ],
    all: [/\b(?:council|borough)\b/iu, /\bsingle person discount\b/iu],
  },
]

/** What the subject of an English letter speaks for, and against. */
export function kindsBySubject(letter: Letter): Weighed[] {
  if (letter.language !== 'en') return []
  const text = letter.working.text.slice(0, WINDOW)
  const found = SUBJECTS.filter(
    ({ all, unless }) => all.every((one) => one.test(text)) && !unless?.test(text),
  ).flatMap(({ kinds }) => kinds)
  return isOnlyRentRise(letter) ? [...found, { kind: 'RENT_ARREARS_LETTER', weight: -4 }] : found
}
