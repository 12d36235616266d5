import type { LetterPlan } from '../../letter-plan.ts'
/** English: letters for a chosen purpose, and offers to settle. They rest on no law of one country, but where they say so. */
import { OBJECTION_NOTES } from '../notes.ts'
import { LAW } from './law.ts'

const NO_ADMISSION = 'I do not admit any liability. Nothing in this letter acknowledges a debt.'

export const EN_PURPOSES = [
  {
    purposes: ['general_dispute'],
    subject: 'I dispute what your letter says',
    position: [
      'I do not agree with your letter, and I do not admit any liability.',
      { says: 'My reasons are: [say what is wrong, with dates].', why: 'whyDispute' },
    ],
    request: ['Withdraw your demand, or send me:'],
    item: [
      'the facts and documents that you rely on',
      'the rule or the contract term that you rely on',
    ],
    hold: ['Take no further step until you have answered.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['negotiate'],
    subject: 'A way to settle this',
    position: [NO_ADMISSION],
    request: [
      { says: 'I am open to talks to settle this matter.', why: 'whyTime' },
      {
        says: 'Tell me in writing what you would accept, and which charges you would drop.',
        why: 'whyTime',
      },
      'Send me with it:',
    ],
    item: ['proof of what you ask for', 'a full list of the sums and charges'],
    hold: ['Take no further step while we talk. Add no charges in that time.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['request_information'],
    subject: 'Request for information',
    position: ['Before I can answer, I need more information. I do not admit any liability.'],
    request: ['Send me:'],
    item: [
      'the documents that you rely on',
      'a full list of the sums, with dates and reasons',
      'proof that you may act in this matter',
      'the steps that you plan, and when',
    ],
    hold: ['Take no further step until I have had time to read your answer.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['payment_plan'],
    subject: 'Request for smaller payments',
    position: [NO_ADMISSION],
    request: [
      {
        says: 'If the sum is proved, which smaller payments would you accept? Asking this admits nothing.',
        why: 'whyTime',
      },
      {
        says: 'My income and costs each month are: [list them here]. What is left is: [sum].',
        why: 'whyTime',
      },
      {
        says: '[Keep this for a loan or a credit card:] Treat this as a hardship notice under section 72 of the National Credit Code.',
        countries: ['au'],
        law: LAW.auHardship,
      },
      {
        says: '[Keep this for a loan or a credit card:] Treat this as an application for hardship relief under section 55 of the Credit Contracts and Consumer Finance Act 2003.',
        countries: ['nz'],
        law: LAW.nzHardship,
      },
      'Also send me:',
    ],
    item: ['a full statement of the account', 'any help you offer to people short of money'],
    hold: ['Add no interest or charges, and take no further step, until you have answered.'],
    notes: ['noteKeepCopy', 'noteNoPayment'],
  },
  {
    purposes: ['more_time'],
    subject: 'Request for more time',
    position: ['I need more time to take advice and to answer you. I do not admit any liability.'],
    request: [
      {
        says: 'Give me 28 more days to answer, and tell me in writing that you agree.',
        why: 'whyHold',
      },
    ],
    hold: ['Take no further step and add no charges in that time.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['appeal'],
    subject: 'Appeal against your decision',
    position: [
      {
        says: 'I appeal against your decision, and I ask you to look at it again.',
        why: 'whyObjection',
      },
      {
        says: 'The decision is wrong because: [say why, and name what you enclose].',
        why: 'whyDispute',
      },
    ],
    request: ['Send me:'],
    item: [
      { says: 'the reasons for the decision', why: 'whyReasons' },
      { says: 'the papers that you used for it', why: 'whyReasons' },
      { says: 'the next step that is open to me, and its time limit', why: 'whyReasons' },
    ],
    hold: ['Do not act on the decision while you look at it again.'],
    notes: OBJECTION_NOTES,
  },
  {
    purposes: ['complain'],
    subject: 'Formal complaint',
    position: [
      { says: 'This is a formal complaint. I do not admit any liability.', why: 'whyDispute' },
      {
        says: 'What went wrong: [say what happened, when, and how it affected you].',
        why: 'whyDispute',
      },
    ],
    request: [{ says: 'To put it right, I ask you to: [say what you want].', why: 'whyDispute' }],
    hold: ['Put the matter on hold while you look into this.'],
    close: ['Tell me which independent body I can go to if we cannot agree.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['offer'],
    subject: 'Without prejudice: offer to settle',
    position: [
      {
        says: 'This letter is without prejudice. It is an attempt to end a dispute, and I do not admit any liability.',
        why: 'whyNoAdmission',
      },
    ],
    request: [
      {
        says: 'A single sum of {offer}, which is {percent}% of the {sum} you ask for, would settle the whole matter.',
        why: 'whyOffer',
      },
      { says: 'This holds only if you agree in writing to all of these terms:', why: 'whyOffer' },
    ],
    item: [
      {
        says: 'the sum is in full and final settlement, and the rest is written off',
        why: 'whyOffer',
      },
      {
        says: 'you stop all action and all charges, and pass the account to nobody',
        why: 'whyOffer',
      },
      { says: 'you mark the account as settled with every credit agency', why: 'whyOffer' },
    ],
    hold: ['Nothing is due before I hold your signed agreement. The offer ends after 28 days.'],
    close: ['Hold all action while you consider this.'],
    notes: ['noteOfferRisk', 'noteOfferAccept', 'noteKeepCopy'],
  },
  {
    purposes: ['validation'],
    subject: 'Proof first, before any talk of settling',
    position: [NO_ADMISSION],
    request: ['Before I consider any settlement, send me:'],
    item: [
      'the signed agreement or contract you rely on',
      'a full statement that shows how you reach {sum}',
      'proof that you have the right to ask me for this money',
      'the date of the last payment that you say was made',
    ],
    hold: ['Put the account on hold, and add no interest or charges, until I have all of these.'],
    notes: ['noteNoPayment', 'noteKeepCopy'],
  },
] as const satisfies readonly LetterPlan[]
