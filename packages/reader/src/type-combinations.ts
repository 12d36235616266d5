/** Facts that combine into evidence for a kind of letter, or against it. */
import type { DocumentType } from '@plainletter/contracts/document-type'

import { decidesBenefit } from './benefit-decision.ts'
import { isDemandToStop } from './demand-to-stop.ts'
import { isJobAdvert, isJobApplication, isJobOffer, isResignationAccepted } from './job-papers.ts'
import {
  isBeforeNotice,
  isBehindWithHome,
  isHomeLoan,
  isLandlordsMessage,
  isTitledByRent,
} from './landlord-papers.ts'
import { hasClient, headOf } from './letter.ts'
import type { Letter } from './letter.ts'
import { isJobGone, isMeetingOnChanges, isMeetingOnConduct } from './meeting-on-job.ts'
import { isBenefitOfTaxOffice, isPaidBackInEnglish } from './money-from-offices.ts'
import { occurs } from './occurrences.ts'
import {
  asksNothing,
  isNarrative,
  isReport,
  isBulletin,
  isOrdinaryPaper,
  isDiscontinued,
  isPolicy,
  namesNothing,
} from './ordinary-paper.ts'
import {
  asksJudgmentPaid,
  isAskedInPlainWords,
  isCivilRecovery,
  isOverdueInvoice,
  isPastDueAccount,
  isPlainArrears,
  mayEnforceLater,
} from './overdue-papers.ts'
import { isPaidBill } from './paid-papers.ts'
import { isOperatorItself, isPrivateLand, isRecoveryOfParking } from './parking-papers.ts'
import { endsJobPlainly, wantsBenefitBack } from './plain-words.ts'
import { isPlannedWork } from './planned-work.ts'
import {
  isEndOfBenefit,
  isOnlyRentRise,
  isOnMaintenance,
  isProtectionOrder,
  isWitnessSummons,
} from './unnamed-papers.ts'
import { closesAccount } from './wanted-answers.ts'

type Combination = { kind: DocumentType; weight: number; holds: (letter: Letter) => boolean }

/** Facts that mean more together than apart. */
export const COMBINATIONS = [
  { kind: 'PARKING_TICKET', weight: 2.5, holds: isOperatorItself },
  { kind: 'PENALTY_CHARGE_NOTICE', weight: -7, holds: isPrivateLand },
  { kind: 'DEBT_COLLECTION_LETTER', weight: 4, holds: isOverdueInvoice },
  { kind: 'DEBT_COLLECTION_LETTER', weight: 11, holds: isAskedInPlainWords },
  { kind: 'DEBT_COLLECTION_LETTER', weight: 10, holds: isCivilRecovery },
  { kind: 'LETTER_BEFORE_CLAIM', weight: -5, holds: isCivilRecovery },
  { kind: 'CEASE_AND_DESIST', weight: 5, holds: isDemandToStop },
  { kind: 'DEBT_COLLECTION_LETTER', weight: 7, holds: isPastDueAccount },
  { kind: 'DEBT_COLLECTION_LETTER', weight: 6, holds: asksJudgmentPaid },
  { kind: 'CONSUMER_CONTRACT_DISPUTE', weight: -4, holds: isPlainArrears },
  { kind: 'DEBT_COLLECTION_LETTER', weight: 2.5, holds: isPlainArrears },
  { kind: 'UTILITY_BILL_DEMAND', weight: -5, holds: isCouncilOnTax },
  { kind: 'BAILIFF_NOTICE', weight: -6, holds: isBeforeDecree },
  { kind: 'BAILIFF_NOTICE', weight: -13, holds: mayEnforceLater },
  { kind: 'DEBT_COLLECTION_LETTER', weight: 4, holds: mayEnforceLater },
  { kind: 'BAILIFF_NOTICE', weight: 4.5, holds: isEnforcerItself },
  { kind: 'LETTER_BEFORE_CLAIM', weight: 6, holds: isProtocolLetter },
  { kind: 'LETTER_BEFORE_CLAIM', weight: 4, holds: announcesClaim },
  { kind: 'UTILITY_BILL_DEMAND', weight: 3, holds: isSupplierItself },
  { kind: 'DEBT_COLLECTION_LETTER', weight: -4, holds: isSupplierItself },
  { kind: 'UTILITY_BILL_DEMAND', weight: 5, holds: isPhoneCompanyItself },
  { kind: 'UTILITY_BILL_DEMAND', weight: 11, holds: (one) => one.abroad.isSupplier(one) },
  { kind: 'UTILITY_BILL_DEMAND', weight: -7, holds: (one) => one.abroad.isForAnother(one) },
  { kind: 'OTHER', weight: 9, holds: (letter) => letter.abroad.isGiftReceipt(letter) },
  {
    kind: 'RENT_ARREARS_LETTER',
    weight: 10,
    holds: (letter) => letter.abroad.asksRentOnly(letter),
  },
  { kind: 'EVICTION_NOTICE', weight: -12, holds: (letter) => letter.abroad.asksRentOnly(letter) },
  { kind: 'INSURANCE_DECISION', weight: 2.5, holds: isInsurerItself },
  { kind: 'OTHER', weight: 3, holds: isOnMaintenance },
  { kind: 'OTHER', weight: 8, holds: isEndOfBenefit },
  { kind: 'DISMISSAL_LETTER', weight: -8, holds: isEndOfBenefit },
  { kind: 'SCAM_LETTER', weight: -9, holds: isProtectionOrder },
  { kind: 'OTHER', weight: 9, holds: isWitnessSummons },
  { kind: 'COURT_CLAIM', weight: 6, holds: isHearingNotice },
  { kind: 'COURT_JUDGMENT', weight: -7, holds: isHearingNotice },
  { kind: 'COURT_CLAIM', weight: 16, holds: (letter) => letter.abroad.isPleading(letter) },
  { kind: 'COURT_JUDGMENT', weight: -9, holds: (letter) => letter.abroad.isPleading(letter) },
  { kind: 'COURT_CLAIM', weight: 16, holds: (letter) => letter.abroad.opensAsClaim(letter) },
  {
    kind: 'DEBT_COLLECTION_LETTER',
    weight: 4,
    holds: (letter) => letter.abroad.isOfficerCollecting(letter),
  },
  { kind: 'BENEFIT_OVERPAYMENT', weight: -6, holds: (letter) => letter.abroad.isGranted(letter) },
  { kind: 'COURT_CLAIM', weight: 16, holds: isTribunalsCase },
  { kind: 'COURT_JUDGMENT', weight: 16, holds: isTribunalsOrder },
  { kind: 'UTILITY_BILL_DEMAND', weight: -5, holds: hasClient },
  { kind: 'PARKING_TICKET', weight: -4, holds: isRecoveryOfParking },
  { kind: 'OTHER', weight: 5, holds: asksNothing },
  { kind: 'OTHER', weight: 5, holds: isOrdinaryPaper },
  { kind: 'OTHER', weight: 6, holds: (letter) => letter.abroad.isCalm(letter) },
  { kind: 'OTHER', weight: 9, holds: (letter) => letter.abroad.isPaidBack(letter) },
  { kind: 'TAX_DEMAND', weight: -4, holds: (letter) => letter.abroad.isPaidBack(letter) },
  { kind: 'OTHER', weight: 9, holds: isPaidBackInEnglish },
  { kind: 'OTHER', weight: 12, holds: isPaidBill },
  { kind: 'UTILITY_BILL_DEMAND', weight: -5, holds: isPaidBackInEnglish },
  { kind: 'BENEFIT_OVERPAYMENT', weight: 8, holds: isBenefitOfTaxOffice },
  { kind: 'TAX_DEMAND', weight: -6, holds: isBenefitOfTaxOffice },
  { kind: 'REDUNDANCY_NOTICE', weight: 13, holds: isMeetingOnChanges },
  { kind: 'DISMISSAL_LETTER', weight: 5, holds: isMeetingOnConduct },
  { kind: 'REDUNDANCY_NOTICE', weight: 4, holds: isJobGone },
  { kind: 'DISMISSAL_LETTER', weight: -4, holds: isJobGone },
  { kind: 'OTHER', weight: 9, holds: isPlannedWork },
  { kind: 'OTHER', weight: 14, holds: isBulletin },
  { kind: 'OTHER', weight: 14, holds: isJobAdvert },
  { kind: 'OTHER', weight: 16, holds: isJobOffer },
  { kind: 'OTHER', weight: 20, holds: isJobApplication },
  { kind: 'OTHER', weight: 16, holds: isResignationAccepted },
  { kind: 'OTHER', weight: 16, holds: isPolicy },
  { kind: 'OTHER', weight: 7, holds: isOnlyRentRise },
  { kind: 'EVICTION_NOTICE', weight: -5, holds: isOnlyRentRise },
  { kind: 'EVICTION_NOTICE', weight: -9, holds: isHomeLoan },
  { kind: 'EVICTION_NOTICE', weight: -14, holds: isBeforeNotice },
  { kind: 'OTHER', weight: 20, holds: isDiscontinued },
  { kind: 'DISMISSAL_LETTER', weight: 7, holds: endsJobPlainly },
  { kind: 'BENEFIT_OVERPAYMENT', weight: 9, holds: wantsBenefitBack },
  { kind: 'OTHER', weight: 9, holds: decidesBenefit },
  { kind: 'BENEFIT_OVERPAYMENT', weight: -7, holds: decidesBenefit },
  { kind: 'RENT_ARREARS_LETTER', weight: 4, holds: isLandlordsMessage },
  { kind: 'RENT_ARREARS_LETTER', weight: 9, holds: isBehindWithHome },
  { kind: 'RENT_ARREARS_LETTER', weight: 5, holds: isTitledByRent },
  { kind: 'DEBT_COLLECTION_LETTER', weight: -3, holds: isTitledByRent },
  { kind: 'OTHER', weight: 5, holds: isNarrative },
  { kind: 'OTHER', weight: 14, holds: isReport },
  { kind: 'SCAM_LETTER', weight: -7, holds: closesAccount },
  { kind: 'OTHER', weight: 4, holds: namesNothing },
] as const satisfies readonly Combination[]

/** The protocol's own words: a reply form, and a claim to come. */
function isProtocolLetter({ working }: Letter): boolean {
  const text = working.text.slice(0, 8000)
  const isNamed = /\bpre-?action protocol\b|^[ \t]*letter (?:of|before) claim\b/im.test(text)
  return isNamed && /\breply form\b/i.test(text) && !/\bclaim (?:no|number)\b/i.test(text)
}

/** A supplier writes about its own bill. */
function isSupplierItself(letter: Letter): boolean {
  const text = letter.working.text.slice(0, 20_000)
  const head = headOf(letter)
  const isOfSupply = SUPPLIES.test(head) || (SUPPLY_BILL.test(text) && !COLLECTS.test(head))
  return OWN_BILL.test(text) && isOfSupply && !hasClient(letter)
}

const SUPPLY_BILL = /\byour (?:electric\w*|gas|water|energy|power|utility) (?:bill|account)\b/i
const COLLECTS = /\b(?:collect\w*|recover\w*|credit|debts?|solicitors?|attorneys?|law|financial)\b/i

const SUPPLIES = /\b(?:energy|water|gas|electric\w*|power|mobile|broadband|telecoms?|fibre)\b/i
const OWN_BILL = /\b(?:your|this) (?:\w+ )?(?:bill|supply|usage|meter)\b/i

/** A phone or internet company slows or bars its own service. */
function isPhoneCompanyItself(letter: Letter): boolean {
  return BARS_SERVICE.test(letter.working.text.slice(0, 8000)) && !hasClient(letter)
}

const BARS_SERVICE =
  /\b(?:mobile|phone|internet|broadband|data|calls|telecom|fibre)\b[^]{0,900}\bservices? (?:restrictions?|suspension|(?:are|is|will be|may be) (?:restricted|suspended|barred))\b|\bservices? (?:restrictions?|suspension|(?:are|is|will be|may be) (?:restricted|suspended|barred))\b[^]{0,900}\b(?:outgoing calls|broadband|mobile|internet|telecom|data (?:will|may))\b/i

function isInsurerItself(letter: Letter): boolean {
  return (
    /\b(?:insurance|assurance|underwriting|mutual)\b/i.test(headOf(letter)) &&
    /\b(?:your|the) (?:\w+ )?(?:claim|policy|cover)\b/i.test(letter.working.text)
  )
}

/** The paper of a claim that stands, or what follows it. */
const RAISED = /\bclaim (?:no|number)\b|\bnotice of enforcement\b|\b(?:civil bill|initial writ)\b/i

/** "Unless we are paid by then we will start a claim": the claim is the very next step. */
function announcesClaim(letter: Letter): boolean {
  const announced = [ANNOUNCED, TO_BE_RAISED].some((one) => occurs(one, letter.working, 8000))
  return announced && !occurs(RAISED, letter.working, 8000)
}

const ANNOUNCED =
  /\b(?:unless|if|failing|otherwise|should)\b(?:[^.]|\.\d){0,160}(?:\bwill|'ll|\bshall|\b(?:have|hold) (?:(?:strict|firm|clear|express|our client['’]s) )?instructions to|\binstructed to|\b(?:is|are|am) (?:going )?to|\bintends? to)\b (?:then |have to |be )?(?:start|issu|begin|commenc|bring|rais|mak|fil|lodg|put(?:ting)? in)\w*\b[^.]{0,50}\b(?:claim|proceedings|court action|an action|civil bill|(?:plenary|summary|civil) summons|a writ)\b/i

const TO_BE_RAISED =
  /\b(?:unless|if|failing|otherwise|should)\b(?:[^.]|\.\d){0,160}\b(?:claim|proceedings|court action|an action)\b[^.]{0,24}(?:\b(?:will|shall|must|are to) (?:then )?)?\bbe (?:started|issued|begun|commenced|brought|raised|made|filed|lodged)\b/i

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

/** A tribunal sends on what somebody has brought against the reader. */
function isTribunalsCase(letter: Letter): boolean {
  return (
    /\b(?:tribunal|residential tenancies board|residential tenancy branch)\b/i.test(
      headOf(letter),
    ) &&
    /\b(?:application|claim|dispute|complaint)\b[^.]{0,60}\b(?:made|lodged|brought|filed|started)(?: by [^.]{1,60})? against you\b/i.test(
      letter.working.text.slice(0, 8000),
    )
  )
}

/** An officer of a tribunal who has heard both sides writes "I find" and "I order", and what must be paid or left. */
function isTribunalsOrder(letter: Letter): boolean {
  const text = letter.working.text.slice(0, 20_000)
  return (
    /\b(?:tribunal|board|residential tenancy branch|adjudicator|arbitrator|rent officer)\b/i.test(
      text,
    ) &&
    /\b(?:I|the (?:tribunal|board)) (?:find|am satisfied|accept|grant|authorize and order)s?\b/i.test(
      text,
    ) &&
    /\b(?:I (?:authorize and )?order|it is ordered|this order|the tribunal orders|the board orders|order of the (?:board|tribunal))\b/i.test(
      text,
    )
  )
}

/** An enforcement firm that has called, or is to call again, for goods. */
function isEnforcerItself(letter: Letter): boolean {
  const text = letter.working.text.slice(0, 8000)
  return (
    /\b(?:certificated enforcement agents?|enforcement (?:ltd|limited|group|services))\b/i.test(
      text,
    ) &&
    /\bre-?attend\b|\bcontrolled goods\b|\bremove (?:the|your) (?:goods|stock|belongings|possessions|vehicle)\b/i.test(
      text,
    )
  )
}

/** Sheriff officers collect for clients too: before a decree they hold no power to enforce. */
function isBeforeDecree(letter: Letter): boolean {
  const text = letter.working.text.slice(0, 12_000)
  return (
    /\bsheriff officers?\b/i.test(text) &&
    /\b(?:if|should|before|failing which)\b[^.]{0,160}\b(?:decree|simple procedure|court action|action in the sheriff court)\b/i.test(
      text,
    ) &&
    !/\b(?:warrant|charge (?:for payment|you)|decree (?:was|has been|dated|granted (?:on|against))|in terms of (?:a|the) decree)\b/i.test(
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
