/** English: letters to the other side that go with the answer to a question. */
import type { LetterPlan } from '../../letter-plan.ts'

export const EN_QUESTIONS = [
  {
    kinds: ['ENQUIRY'],
    asked: ['proof'],
    subject: 'Proof of the debt you ask for',
    opening: [],
    position: ['I am writing about the money you ask me for. I do not admit any liability.'],
    request: ['Send me:'],
    item: [
      'the agreement or bill you rely on',
      'a full statement of the account',
      'proof that you have the right to ask me for this money',
    ],
    hold: ['Take no further step until you have answered. Write to me, and do not phone or visit.'],
    notes: ['noteKeepCopy', 'noteNoPayment'],
  },
  {
    kinds: ['ENQUIRY'],
    asked: ['too_old'],
    subject: 'A debt that looks too old for court',
    opening: [],
    position: [
      'I am writing about the money you ask me for. I do not admit any liability, and nothing here acknowledges a debt.',
      {
        says: '[Keep this only if it is true:] No payment and no written admission was made within the time limit for a court claim.',
        why: 'whyTooOld',
      },
    ],
    request: [
      'If you do not agree, send me proof of the last payment or admission, with its date.',
    ],
    hold: ['Otherwise close the account, and tell me so in writing. Do not phone or visit.'],
    notes: ['noteCheckAge', 'noteKeepCopy'],
  },
  {
    kinds: ['ENQUIRY'],
    asked: ['home'],
    subject: 'A problem with my home',
    opening: [],
    position: [
      {
        says: 'I am writing about: [the problem, since when, and how it affects you].',
        why: 'whyDispute',
      },
    ],
    request: [
      { says: 'I ask you to: [what you want done, and by when].', why: 'whyDispute' },
      {
        says: 'If you do not agree, give me your reasons and your proof in writing.',
        why: 'whyReasons',
      },
    ],
    close: [
      'I keep all my rights as a tenant. Nothing here is an agreement to leave or to a deduction.',
    ],
    notes: ['noteKeepCopy'],
  },
  {
    kinds: ['ENQUIRY'],
    asked: ['purchase'],
    subject: 'Complaint, and what I ask you to do',
    opening: [],
    position: [
      {
        says: 'I am writing about: [what you bought or signed up for, when, and what went wrong].',
        why: 'whyDispute',
      },
    ],
    request: [
      {
        says: 'I ask you to: [repair, replace, refund or cancel], and to answer in writing.',
        why: 'whyDispute',
      },
    ],
    close: ['If we cannot agree, tell me your complaints procedure and the body that I can go to.'],
    notes: ['noteKeepCopy'],
  },
  {
    kinds: ['ENQUIRY'],
    asked: ['work'],
    subject: 'A concern about my work',
    opening: [],
    position: [
      { says: 'I am writing about: [what happened, when, and who was there].', why: 'whyDispute' },
    ],
    request: [
      {
        says: 'I ask you to: [what you want done], and to give me your reasons in writing.',
        why: 'whyDispute',
      },
    ],
    close: ['I keep all my rights. Nothing here is an agreement to a change or a deduction.'],
    notes: ['noteWorkTime', 'noteKeepCopy'],
  },
] as const satisfies readonly LetterPlan[]
