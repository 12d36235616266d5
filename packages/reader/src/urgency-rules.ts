/** The table of what makes a letter urgent: its kind, its stage, the powers behind it and the rights that run out. */
import { asksForMoney, asksNothingYet, isPressedFor, isUnsureDemand, owes } from './asked-sums.ts'
import { decidesBenefit } from './benefit-decision.ts'
import { isCouncilTaxEnforced, isLastNotice } from './council-tax-stage.ts'
import { UNDERSTOOD } from './cues/rows.ts'
import { isHomeAtStake } from './home-at-stake.ts'
import { hasSign } from './letter.ts'
import { isPublicName } from './official.ts'
import { isOrdinaryBill, isYearlyTax } from './ordinary-bill.ts'
import { isReport, isWithdrawn } from './ordinary-paper.ts'
import * as steps from './pressing-steps.ts'
import { isParkingChaser, isSoftReminder } from './soft-reminder.ts'
import {
  isAccountOfCosts,
  isChildProtection,
  isExitAgreement,
  isOnMaintenance,
  isOrder,
  isRefusal,
  isRemoval,
  isRentRise,
  isWitnessSummons,
  keepsDeposit,
  takesSomething,
} from './unnamed-papers.ts'
import type { Rule } from './urgency-rule.ts'
import { wantsAnswer } from './wanted-answers.ts'

const always = (): boolean => true

/** The first rule that holds decides; without one it is medium: money at stake with time to act. */
export const URGENCY_RULES = [
  {
    why: 'Its words are not understood, so nothing says that it can wait.',
    level: 'medium',
    kinds: ['OTHER'],
    when: (letter) => !UNDERSTOOD.has(letter.language),
  },
  {
    why: 'It reports what happened to others.',
    level: 'low',
    kinds: ['OTHER'],
    when: isReport,
  },
  {
    why: 'The other side gives up: nothing is left to pay.',
    level: 'low',
    kinds: ['PARKING_TICKET', 'PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER'],
    when: isWithdrawn,
  },
  {
    why: 'An exit agreement gives rights away for good, within days.',
    level: 'high',
    kinds: ['OTHER'],
    when: isExitAgreement,
  },
  {
    why: 'A refusal, after which the reader must leave the country.',
    level: 'high',
    kinds: ['OTHER'],
    when: isRemoval,
  },
  {
    why: 'A higher rent, a yearly account of costs or a deposit that is kept: money at stake, and a time to object.',
    level: 'medium',
    kinds: ['OTHER'],
    when: (letter, known) =>
      isRentRise(letter) ||
      keepsDeposit(letter) ||
      (asksForMoney(known) && isAccountOfCosts(letter)),
  },
  {
    why: 'A consultation about redundancy decides nothing yet.',
    level: 'medium',
    kinds: ['REDUNDANCY_NOTICE'],
    when: (letter) =>
      /\bat risk\b|no (?:final )?decision has|nothing has been (?:settled|decided)|\bproposing to\b/i.test(
        letter.working.text,
      ),
  },
  {
    why: 'A court, an enforcement officer, a lost home or job, a statutory notice, a live fraud, or the last step before a court.',
    level: 'high',
    kinds: [
      'COURT_CLAIM',
      'COURT_JUDGMENT',
      'BAILIFF_NOTICE',
      'STATUTORY_DEMAND',
      'EVICTION_NOTICE',
      'DISMISSAL_LETTER',
      'REDUNDANCY_NOTICE',
      'SCAM_LETTER',
      'LETTER_BEFORE_CLAIM',
    ],
    when: always,
  },
  {
    why: 'The home is at stake.',
    level: 'high',
    kinds: ['RENT_ARREARS_LETTER', 'DEBT_COLLECTION_LETTER', 'OTHER'],
    when: (letter, { documentType }) =>
      (documentType !== 'OTHER' && isHomeAtStake(letter)) || steps.isLienNext(letter.working.text),
  },
  {
    why: 'A judgment follows within days, as the terms of an order were broken; or it stands, and is enforced next.',
    level: 'high',
    kinds: ['DEBT_COLLECTION_LETTER'],
    when: ({ working }) => steps.isJudgmentNext(working.text),
  },
  {
    why: 'What was taken back is sold after a day.',
    level: 'high',
    kinds: ['DEBT_COLLECTION_LETTER', 'OTHER'],
    when: ({ working }) => steps.isSaleOfGoods(working.text),
  },
  {
    why: 'Rights end on a day close by: a default notice under the Consumer Credit Act, or a host that takes down what is online.',
    level: 'high',
    kinds: ['DEBT_COLLECTION_LETTER', 'COPYRIGHT_INFRINGEMENT_LETTER'],
    when: (letter, known) => steps.isDefaultNotice(letter) || steps.isTakenDown(letter, known),
  },
  {
    why: 'A summons, an order or an enforcement agent; or the last notice, after which the whole year falls due.',
    level: 'high',
    kinds: ['COUNCIL_TAX_DEMAND'],
    when: (letter) => isCouncilTaxEnforced(letter) || isLastNotice(letter),
  },
  {
    why: 'The right to challenge has ended and the debt is registered, or about to be.',
    level: 'high',
    kinds: ['PENALTY_CHARGE_NOTICE'],
    when: steps.isPenaltyRegistered,
  },
  {
    why: 'A statutory notice to put a breach right, after which a tribunal or a court may end the tenancy.',
    level: 'high',
    kinds: ['RENT_ARREARS_LETTER'],
    when: ({ working }) => steps.isNoticeToRemedy(working.text),
  },
  {
    why: 'A day is set on which the supply is cut off, or a warrant to enter the home is next.',
    level: 'high',
    kinds: ['UTILITY_BILL_DEMAND'],
    when: ({ working: { text } }, known) =>
      steps.isCutOffSet(text, known) || steps.isWarrantToEnter(text),
  },
  {
    why: 'A benefit, a licence, a place at a school or the car goes, and there is a time to answer.',
    level: 'high',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT', 'INSURANCE_DECISION', 'DEBT_COLLECTION_LETTER'],
    when: (letter, known) => known.deadline !== null && takesSomething(letter),
  },
  {
    why: 'The yearly notice of a tax: what happens to those who pay late is told to everybody.',
    level: 'low',
    kinds: ['TAX_DEMAND'],
    when: isYearlyTax,
  },
  {
    why: 'The state takes goods or goes to court.',
    level: 'high',
    kinds: ['TAX_DEMAND', 'BENEFIT_OVERPAYMENT', 'DEBT_COLLECTION_LETTER'],
    when: ({ working }, { documentType, senderOrganization }) =>
      documentType === 'DEBT_COLLECTION_LETTER'
        ? isPublicName(senderOrganization ?? '') && steps.isSeizure(working.text)
        : steps.isTakenByState(
            documentType === 'BENEFIT_OVERPAYMENT'
              ? steps.withoutThreats(working.text)
              : working.text,
          ),
  },
  {
    why: 'A criminal charge, or a court that calls the reader as a witness.',
    level: 'high',
    kinds: ['TV_LICENCE_LETTER', 'OTHER', 'PENALTY_CHARGE_NOTICE'],
    when: (letter) => steps.isCriminalCharge(letter.working.text) || isWitnessSummons(letter),
  },
  {
    why: 'A fine that a court has imposed: it takes wages and goods when a day is missed.',
    level: 'high',
    kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER'],
    when: ({ working }) => steps.isCourtFine(working.text),
  },
  {
    why: 'The law makes it an offence not to do this by the day.',
    level: 'high',
    kinds: ['OTHER'],
    when: ({ working }, { deadline }) => deadline !== null && steps.isOffence(working.text),
  },
  {
    why: 'An office looks into how the children are cared for.',
    level: 'high',
    kinds: ['OTHER'],
    when: ({ working }) => isChildProtection(working.text),
  },
  {
    why: 'A search warrant for the home is spoken of, or payments for a licence or a broadcasting fee are behind.',
    level: 'medium',
    kinds: ['TV_LICENCE_LETTER'],
    when: ({ working }) => steps.isLicencePressed(working.text),
  },
  {
    why: 'Money comes back.',
    level: 'low',
    kinds: ['TAX_DEMAND'],
    when: ({ working }, known) => steps.isRefund(working.text) && !owes(known),
  },
  {
    why: 'A refusal whose appeal must be made within two weeks.',
    level: 'high',
    kinds: ['OTHER'],
    when: (letter, { deadline }) =>
      deadline !== null && (deadline.relativeDays ?? 99) <= 14 && isRefusal(letter),
  },
  {
    why: 'An authority orders something by a day, and will do it at the cost of the reader.',
    level: 'high',
    kinds: ['OTHER'],
    when: (letter, { deadline }) => deadline !== null && isOrder(letter),
  },
  {
    why: 'A benefit or a right is refused or changed, and the time to appeal runs.',
    level: 'medium',
    kinds: ['OTHER'],
    when: (letter, known) =>
      known.deadline?.what === 'appeal' ||
      (known.deadline !== null && isRefusal(letter)) ||
      decidesBenefit(letter),
  },
  {
    why: 'A sum is asked for, and a court or a collector is named, or pay that is taken.',
    level: 'medium',
    kinds: ['OTHER'],
    when: (letter, known) =>
      isPressedFor(known) || (asksForMoney(known) && isOnMaintenance(letter)),
  },
  {
    why: 'An office, a court, an employer or a landlord decides about the reader, or wants papers or answers first; or a day is set before a tribunal or for help.',
    level: 'medium',
    kinds: ['OTHER'],
    when: wantsAnswer,
  },
  {
    why: 'What it is stays unsure, and it names money or a day: nobody should put it aside.',
    level: 'medium',
    kinds: ['OTHER'],
    when: isUnsureDemand,
  },
  {
    why: 'It informs, advertises, or says that nothing needs doing.',
    level: 'low',
    kinds: ['TV_LICENCE_LETTER', 'OTHER'],
    when: always,
  },
  {
    why: 'It asks for no money.',
    level: 'low',
    kinds: ['PPL_PRS_BILL', 'UTILITY_BILL_DEMAND', 'COUNCIL_TAX_DEMAND'],
    when: ({ families, working }, known) =>
      !asksForMoney(known) && !families?.unpaid.test(working.text.slice(0, 12_000)),
  },
  {
    why: 'It asks for no money, and for nothing by a day; or a provider passes it on that has named nobody.',
    level: 'low',
    kinds: ['COPYRIGHT_INFRINGEMENT_LETTER', 'TAX_DEMAND'],
    when: ({ working }, known) =>
      (asksNothingYet(known) && !steps.isChasedTax(working.text)) || steps.isPassedOn(working.text),
  },
  {
    why: 'An ordinary bill or a first offer of a licence: nothing is late and nothing is threatened.',
    level: 'low',
    kinds: ['UTILITY_BILL_DEMAND', 'COUNCIL_TAX_DEMAND', 'PPL_PRS_BILL'],
    when: isOrdinaryBill,
  },
  {
    why: 'A small sum, and nobody threatens anything.',
    level: 'low',
    kinds: ['CONSUMER_CONTRACT_DISPUTE'],
    when: (letter, known) =>
      known.threats.length === 0 &&
      asksForMoney(known) &&
      known.amounts.every(({ value, currency }) => value <= 100 && currency !== 'JPY') &&
      !hasSign(letter, 'final_stage'),
  },
  {
    why: 'Part of the claim is paid.',
    level: 'low',
    kinds: ['INSURANCE_DECISION'],
    when: (letter) => /\bwe (?:can|will) pay\b|\bsettlement of\b/i.test(letter.working.text),
  },
  {
    why: 'A collector for a private parking charge, without a new step.',
    level: 'low',
    kinds: ['DEBT_COLLECTION_LETTER'],
    when: isParkingChaser,
  },
  {
    why: 'A collector who threatens nothing firm.',
    level: 'low',
    kinds: ['DEBT_COLLECTION_LETTER'],
    when: isSoftReminder,
  },
] as const satisfies readonly Rule[]
