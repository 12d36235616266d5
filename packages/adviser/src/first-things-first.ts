/** Five short texts that fit one phone screen: what they want, your rights, what is real, who they are, what to do next. */
import { formatLong } from '@plainletter/calendar/plain-date'
import type { FirstThingsFirst } from '@plainletter/contracts/analysis'
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { KnownSender, RuleOf } from '@plainletter/contracts/rule'

import { fixedClaim, joinProof, senderBasis } from './basis.ts'
import type { Claim } from './basis.ts'
import { chargeBasis, isCriminalCharge } from './criminal-charge.ts'
import { asksForPayment } from './facts.ts'
import type { NamedParty } from './facts.ts'
import type { FixedKey } from './fixed-sentences.ts'
import { lowerFirst } from './names.ts'
import { rankedOptions } from './options.ts'
import { claimOf, rowsOf } from './select-rules.ts'
import { splitSentences } from './sentences.ts'
import type { Situation } from './situation.ts'
import type { Transcript } from './transcript.ts'

const MAX_WORDS = 45

/** What the sender does, with and without a sum. {sum} is filled in. */
const WANTS: Partial<Record<DocumentType, { withSum: string; plain: string }>> = {
  DEBT_COLLECTION_LETTER: { withSum: 'asks you to pay {sum}', plain: 'asks you to pay a debt' },
  COUNCIL_TAX_DEMAND: {
    withSum: 'says you owe {sum} of council tax',
    plain: 'asks you to pay council tax',
  },
  PARKING_TICKET: {
    withSum: 'asks you to pay {sum} for parking',
    plain: 'asks you to pay for parking',
  },
  PENALTY_CHARGE_NOTICE: { withSum: 'asks for a penalty of {sum}', plain: 'asks for a penalty' },
  BAILIFF_NOTICE: {
    withSum: 'wants {sum} before agents visit or take more steps',
    plain: 'warns you of a visit by enforcement agents',
  },
  COURT_CLAIM: {
    withSum: 'has started a court claim for {sum}',
    plain: 'has started a court claim against you',
  },
  COURT_JUDGMENT: {
    withSum: 'relies on a court order for {sum}',
    plain: 'relies on a court order',
  },
  STATUTORY_DEMAND: { withSum: 'formally demands {sum}', plain: 'makes a formal demand' },
  LETTER_BEFORE_CLAIM: {
    withSum: 'plans a court claim for {sum} unless this is settled',
    plain: 'plans a court claim unless this is settled',
  },
  PPL_PRS_BILL: {
    withSum: 'asks for {sum} for a music licence',
    plain: 'asks you to buy a music licence',
  },
  TV_LICENCE_LETTER: {
    withSum: 'wants you to buy a TV Licence or say you need none',
    plain: 'wants you to buy a TV Licence or say you need none',
  },
  EVICTION_NOTICE: {
    withSum: 'wants you to leave your home',
    plain: 'wants you to leave your home',
  },
  RENT_ARREARS_LETTER: {
    withSum: 'says you owe {sum} of rent',
    plain: 'says you are behind with rent',
  },
  DISMISSAL_LETTER: { withSum: 'says that your job ends', plain: 'says that your job ends' },
  REDUNDANCY_NOTICE: {
    withSum: 'says that your job may end by redundancy',
    plain: 'says that your job may end by redundancy',
  },
  BENEFIT_OVERPAYMENT: {
    withSum: 'says you were paid {sum} too much',
    plain: 'says you were paid too much',
  },
  TAX_DEMAND: { withSum: 'says you owe {sum} of tax', plain: 'asks you to pay tax' },
  UTILITY_BILL_DEMAND: { withSum: 'says you owe {sum} on a bill', plain: 'asks you to pay a bill' },
  INSURANCE_DECISION: {
    withSum: 'tells you its decision on your claim',
    plain: 'tells you its decision on your claim',
  },
  CONSUMER_CONTRACT_DISPUTE: {
    withSum: 'wants {sum} under a contract',
    plain: 'writes about a contract with you',
  },
  CEASE_AND_DESIST: {
    withSum: 'tells you to stop something, and asks for {sum}',
    plain: 'tells you to stop something',
  },
  COPYRIGHT_INFRINGEMENT_LETTER: {
    withSum: 'asks for {sum} for the use of a work',
    plain: 'says you used a work without leave',
  },
}

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
    facts: { reading },
  } = situation
  const fallbacks = FALLBACKS[isScam ? 'scam' : reading.isEnquiry ? 'enquiry' : 'letter']
  const write = (slot: Slot, claims: readonly Claim[]) =>
    transcript.text(`firstThingsFirst.${slot}`, claims, {
      maxWords: MAX_WORDS,
      otherwise: fixedClaim(fallbacks[slot]),
    })
  return {
    whatTheyWant: write('whatTheyWant', [
      ...wantClaims(situation),
      ...factRows(situation, 'what_they_want'),
    ]),
    yourRights: write('yourRights', rightClaims(situation)),
    realityCheck: write('realityCheck', factRows(situation, 'reality_check')),
    whoTheyAre: write('whoTheyAre', whoClaims(situation)),
    nextSteps: write('nextSteps', nextStepClaims(situation)),
  }
}

function factRows({ rules }: Situation, slot: RuleOf<'fact'>['slot']): Claim[] {
  return rowsOf(rules, 'fact')
    .filter((row) => row.rule.slot === slot)
    .map(claimOf)
    .slice(0, 2)
}

function wantClaims({ facts, isScam }: Situation): Claim[] {
  const { reading, sender, mainSum, kindBasis } = facts
  if (isCriminalCharge(facts)) {
    const says = `${sender?.name ?? 'The sender'} charges you with an offence. It wants to know if you plead guilty or not guilty.`
    return [{ says, basis: [...chargeBasis(facts), ...joinProof(sender)] }]
  }
  if (isScam) return [{ says: fixedClaim('scamWants').says, basis: kindBasis }]
  const wants = WANTS[reading.documentType]
  if (!wants) return []
  const verb = mainSum ? wants.withSum.replace('{sum}', mainSum.words) : wants.plain
  const basis = joinProof({ basis: kindBasis }, sender, mainSum)
  return [{ says: `${sender?.name ?? 'The sender'} ${verb}.`, basis }]
}

/** The rows made for this place, else the first of several rights, else what cannot happen yet. */
function rightClaims(situation: Situation): Claim[] {
  const slot = factRows(situation, 'your_rights')
  if (slot.length > 0) return slot
  const [first, second] = rowsOf(situation.rules, 'right').map(claimOf)
  if (first && second) return [first]
  const calm = factRows(situation, 'cannot_happen_yet').slice(0, 1)
  // A single right is kept for the list of rights.
  return first && calm.length === 0 ? [fixedClaim('rightsBelow')] : calm
}

function whoClaims(situation: Situation): Claim[] {
  const {
    facts: { knownSender, sender, reading },
    isScam,
  } = situation
  const rows = factRows(situation, 'who_they_are')
  if (isScam) return rows
  if (knownSender) return [...senderSentences(knownSender, sender), ...rows]
  if (!sender || reading.isEnquiry) return rows
  const named = { says: `The letter names ${sender.name} as the sender.`, basis: sender.basis }
  return [
    named,
    ...(rows.length > 0 || !asksMoney(situation) ? rows : [fixedClaim('noSenderRecord')]),
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

function nextStepClaims(situation: Situation): Claim[] {
  const { main, isScam } = situation
  if (isScam) return [fixedClaim('scamNext')]
  const option = rankedOptions(situation)[0]
  const claims: Claim[] = []
  if (option)
    claims.push({
      says: `Your best next move: ${lowerFirst(option.rule.title).replace(/[.\s]+$/, '')}.`,
      basis: option.basis,
    })
  if (main && !main.isPassed)
    claims.push({ says: `Do it by ${formatLong(main.date)}.`, basis: main.basis })
  return [...claims, fixedClaim('startBelow')]
}
