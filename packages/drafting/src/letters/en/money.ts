import type { LetterPlan } from '../../letter-plan.ts'
/** English: answers to those who ask for money, outside the United Kingdom. */
import { COURT_NOTES, OBJECTION_TIME } from '../notes.ts'
import { LAW } from './law.ts'

const HOLD_ACCOUNT =
  'Put this account on hold until you have answered. Add no interest or charges while I wait.'
const NO_COURT_YET: NonNullable<LetterPlan['hold']>[number] = {
  says: 'Do not start court action before I have had your answer and time to take advice.',
  when: ['court_talk'],
}
const SUMS_DO_NOT_FIT: NonNullable<LetterPlan['request']>[number] = {
  says: 'The sums in your letter do not add up to the total you ask for. Explain each sum and each charge.',
  when: ['sum_gap'],
  why: 'whySums',
}
const TOO_OLD: NonNullable<LetterPlan['position']>[number] = {
  says: 'The dates in your letter suggest that any claim is too old. If you do not agree, tell me why.',
  when: ['too_old'],
  why: 'whyTooOld',
}
const PROOF = [
  'the agreement or bill you rely on',
  'a full statement of the account, with every payment, charge and interest',
  {
    says: 'proof that you may collect for {creditor}, or that the account was passed to you',
    when: ['has_creditor'],
  },
  { says: 'proof that you have the right to ask me for this money', unless: ['has_creditor'] },
  'the date on which you say payment first became due',
] as const satisfies NonNullable<LetterPlan['item']>

export const EN_MONEY = [
  {
    kinds: ['DEBT_COLLECTION_LETTER'],
    subject: 'Proof of the debt you ask for',
    position: [
      {
        says: 'I dispute this debt. I do not admit any liability to you or to anyone else for it.',
        countries: ['us'],
        why: 'whyDispute',
      },
      {
        says: 'I do not admit any liability to you or to anyone else for this debt.',
        countries: ['ca', 'au', 'nz', 'ie'],
      },
      'Nothing in this letter acknowledges it.',
      TOO_OLD,
    ],
    request: [
      SUMS_DO_NOT_FIT,
      {
        says: 'If you are a debt collector, send me verification of the debt under 15 U.S.C. § 1692g. Stop collecting until you have.',
        countries: ['us'],
        law: LAW.usVerification,
      },
      {
        says: '[Keep this for a loan or a credit card:] Send me the disclosure of section 132A of the Credit Contracts and Consumer Finance Act 2003.',
        countries: ['nz'],
        law: LAW.nzDisclosure,
      },
      'Show me that {sum} is right by sending me:',
    ],
    item: PROOF,
    hold: [
      HOLD_ACCOUNT,
      NO_COURT_YET,
      {
        says: 'Do not report this debt to a credit bureau without saying that it is disputed.',
        countries: ['us', 'ca'],
      },
    ],
    close: [
      'Answer me in writing only. Do not phone me or visit me.',
      {
        says: 'If we cannot agree, tell me your complaints process and the free complaints body that you belong to.',
        countries: ['au', 'nz', 'ie'],
      },
    ],
    notes: ['noteKeepCopy', 'noteNoPayment'],
  },
  {
    kinds: ['LETTER_BEFORE_CLAIM', 'STATUTORY_DEMAND'],
    subject: 'Reply to your demand before court action',
    position: [
      'I do not admit any liability, and I ask for more information before I can answer in full.',
      TOO_OLD,
    ],
    request: [SUMS_DO_NOT_FIT, 'Send me these documents:'],
    item: [...PROOF, 'how you worked out the sum you would claim'],
    hold: ['Do not start court action before I have had your answer and time to take advice.'],
    close: ['I am taking advice, and I am open to talks to settle this without a court.'],
    notes: ['noteKeepCopy', 'noteNoPayment', 'noteNoStop'],
  },
  {
    kinds: ['COURT_CLAIM'],
    subject: 'Request for the documents behind your claim',
    opening: ['I have had the court papers for the claim you started.'],
    position: [
      {
        says: 'I do not admit any part of the claim. This letter is not my answer to the court.',
        why: 'whyCourt',
      },
    ],
    request: ['So that I can answer the court, send me a copy of:'],
    item: [
      'every document that your claim mentions or relies on',
      'the contract or agreement, with its terms',
      'a full statement of how you reach {sum}, with interest and costs',
      'proof that you own the debt or may sue for it',
    ],
    close: ['I will answer the claim through the court. Answer me in writing only.'],
    notes: COURT_NOTES,
  },
  {
    kinds: ['COURT_JUDGMENT'],
    subject: 'Request for the papers behind your judgment',
    position: ['I do not accept that the judgment is right, and I am taking advice about it.'],
    request: ['Send me:'],
    item: [
      'a copy of the claim, the judgment and the proof that the claim was served on me',
      'a full statement of how you reach {sum}',
    ],
    hold: ['Hold any enforcement while you answer and while I take advice.'],
    notes: ['noteJudgment', 'noteNoStop'],
  },
  {
    kinds: ['BAILIFF_NOTICE'],
    subject: 'Request to hold enforcement',
    position: [
      'I want to sort this out. This letter does not admit that your sums or fees are right.',
    ],
    request: [
      {
        says: 'Tell me how any sum that is due can be cleared in payments that I can afford. My income and costs are: [list them here].',
        why: 'whyTime',
      },
      'Also send me:',
    ],
    item: [
      'a copy of the court order or writ you act on, with its date',
      'a list of the sum first due and of each fee you added',
      'a list of the goods, income and accounts that you may not take',
    ],
    hold: [
      'Hold all steps and add no fees while you answer.',
      '[Keep this if it is true:] Someone here is ill, disabled, elderly or a young child: [say who].',
    ],
    notes: ['noteBailiffPhone', 'noteNoStop'],
  },
  {
    kinds: ['UTILITY_BILL_DEMAND'],
    subject: 'Your bill is disputed',
    position: ['I do not accept that the sum is right. Treat this letter as a complaint.'],
    request: [SUMS_DO_NOT_FIT, 'Send me:'],
    item: [
      'how you reach {sum}, with the readings, the dates and the prices',
      'what help you give, such as smaller payments, grants or lower rates',
      'your rules on cutting off a supply, and on who is protected',
    ],
    hold: ['While you look into this, do not cut off the supply or pass the account on.'],
    close: ['If we cannot agree, tell me which ombudsman or public body I can go to.'],
    notes: ['noteKeepCopy'],
  },
  {
    kinds: ['TAX_DEMAND', 'COUNCIL_TAX_DEMAND'],
    subject: 'I do not agree with your notice',
    position: ['I do not yet accept that the sum is right.'],
    request: ['Send me:'],
    item: [
      'how you worked out {sum}, with each year, penalty and interest',
      'how I can object or appeal, and the last day for it',
      'what I can do if I need more time, with my income and costs: [list them here]',
    ],
    hold: ['Hold any collection while you answer.'],
    notes: ['noteTaxPhone', 'noteNoStop'],
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT'],
    subject: 'Request to look at the decision again',
    position: [
      {
        says: 'I do not accept this decision. I ask you to look at it again, and I appeal against it.',
        why: 'whyObjection',
      },
      {
        says: 'My reasons are: [say what is wrong, and when you told them of any change].',
        why: 'whyDispute',
      },
      {
        says: 'If any sum is due, I ask you to waive it. I was not at fault, and I need the money for daily life.',
        countries: ['us'],
        why: 'whyTime',
      },
    ],
    request: ['Send me:'],
    item: [
      'how you worked out {sum}, week by week',
      'the facts that you say I gave or did not give',
    ],
    hold: ['Take no money back while you decide.'],
    notes: ['noteOwnForm', ...OBJECTION_TIME],
  },
] as const satisfies readonly LetterPlan[]
