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
      /\b(?:overpayment of (?:your )?(?:salary|wages|pay)|(?:salary|wages?|pay(?:roll)?) overpayment|overpaid (?:salary|wages)|overpaid by payroll|overpaid you\b[^]{0,120}\b(?:from|out of) your (?:next |\w+ )?(?:wages|salary|pay ?(?:slip|check|packet)?))\b/iu,
    ],
    unless: /\b(?:universal credit|department for work|housing benefit|jobseeker|carer['’]s)\b/iu,
  },
  {
    // The benefit office asks to see somebody or something, and wants nothing back.
    kinds: [
      { kind: 'BENEFIT_OVERPAYMENT', weight: -8 },
      { kind: 'OTHER', weight: 4 },
    ],
    all: [
      /\b(?:universal credit|department for work|jobcentre|dwp|pension credit|personal independence payment)\b/iu,
      /\b(?:(?:confirm|verify|check|prove|proof of) (?:your |who you |their )?(?:identity|are)|(?:come to|attend) (?:an?|your) (?:\w+ ){0,3}(?:interview|appointment|assessment)|(?:need|send us) (?:some )?(?:more|further) (?:information|evidence))\b/iu,
    ],
    unless:
      /\b(?:overpa(?:id|yment)|too much|pa(?:y|id) (?:it |this |the money )?back|repay|recover\w*|owe[ds]?|deduct\w*|not entitled|arrears|(?:been|was|were|be) (?:stopped|reduced|cut)|sanction\w*|reconsideration|appeal)\b/iu,
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
      { kind: 'DISMISSAL_LETTER', weight: -9 },
      { kind: 'EVICTION_NOTICE', weight: 8 },
    ],
    all: [/\bnotice of termination\b/iu, /\b(?:your tenancy|the dwelling|landlord)\b/iu],
    unless: /\b(?:employ\w+|warning notice|rent increase|arrears)\b/iu,
  },
  {
    kinds: [
      { kind: 'DISMISSAL_LETTER', weight: -9 },
      { kind: 'DEBT_COLLECTION_LETTER', weight: 6 },
    ],
    all: [
      /\b(?:hire[- ]purchase|conditional sale|lease|loan|credit) agreement\b/iu,
      /\b(?:termination|terminat(?:e|ed)|will be ended)\b/iu,
      /\b(?:arrears|payments? behind|behind with|missed payments?|repossess\w*)\b/iu,
    ],
    unless: /\b(?:your employment|employer|tenan\w+|claim form)\b/iu,
  },
  {
    kinds: [
      { kind: 'RENT_ARREARS_LETTER', weight: -8 },
      { kind: 'EVICTION_NOTICE', weight: -8 },
      { kind: 'OTHER', weight: 7 },
    ],
    all: [
      /\b(?:intentionally homeless|homeless(?:ness)? intentionally|priority need|section 184|main housing duty)\b/iu,
      /\b(?:we (?:find|have decided|have found|are satisfied)|our decision|decision)\b/iu,
      /\breview\b/iu,
    ],
    unless:
      /\b(?:notice (?:to quit|seeking possession|requiring possession)|possession order|warrant)\b/iu,
  },
  {
    kinds: [
      { kind: 'COUNCIL_TAX_DEMAND', weight: -16 },
      { kind: 'COURT_CLAIM', weight: -6 },
      { kind: 'OTHER', weight: 9 },
    ],
    all: [/\b(?:non-?domestic rates?|business rates)\b/iu, /\b(?:council|borough)\b/iu],
    unless:
      /\bcouncil tax\b|\bland (?:&|and) property services\b|\benforcement agents?\b|\bbailiffs?\b/iu,
  },
  {
    kinds: [
      { kind: 'INSURANCE_DECISION', weight: -9 },
      { kind: 'OTHER', weight: 6 },
    ],
    all: [
      /\b(?:vehicle|car|van|motorcycle)\b[^.]{0,60}\bseized\b|\bseized (?:vehicle|car)|\bseizure notice\b/iu,
      /\b(?:police|garda|constab\w+)\b/iu,
    ],
  },
  {
    kinds: [{ kind: 'BENEFIT_OVERPAYMENT', weight: 5 }],
    all: [
      /\byour (?:housing benefit|universal credit|pension credit|carer['’]s allowance)\b[^.]{0,60}\b(?:goes down|will go down|has gone down|is reduced|will be reduced|has been reduced|will stop|has stopped|has been stopped)\b/iu,
      /\b(?:appeal|reconsideration|disagree)\b/iu,
    ],
  },
  {
    kinds: [{ kind: 'DISMISSAL_LETTER', weight: 6 }],
    all: [
      /\byour last (?:working )?day (?:of work )?(?:is|will be)\b/iu,
      /\b(?:no longer (?:need|require)\w*|you have (?:been with|worked for) us|pay you (?:up )?(?:to|until))\b/iu,
    ],
    unless:
      /\b(?:tenan\w+|resign\w*|retire\w*|redundan\w+|course|school|subscription|membership)\b/iu,
  },
  {
    kinds: [
      { kind: 'PENALTY_CHARGE_NOTICE', weight: -8 },
      { kind: 'PARKING_TICKET', weight: 6 },
    ],
    all: [/\brailway byelaws?\b|\bbyelaw 14\b/iu, /\b(?:car park|parked|parking)\b/iu],
    unless: /\bsingle justice\b|\bsummons\b/iu,
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
