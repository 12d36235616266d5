/** English: answers to landlords, employers and companies, outside the United Kingdom. */
import type { LetterPlan } from '../../letter-plan.ts'
import { LAW } from './law.ts'

export const EN_HOME_AND_WORK = [
  {
    kinds: ['EVICTION_NOTICE'],
    subject: 'Your notice about my home',
    position: [
      {
        says: 'I do not agree that your notice is valid, and I am taking advice. This letter is not an agreement to leave.',
        why: 'whyDispute',
      },
    ],
    request: ['Send me:'],
    item: [
      'a copy of my lease and of the notice',
      'the reason you rely on, with your proof of it',
      'a full rent account',
      'where my deposit is kept',
    ],
    hold: [
      { says: 'Do not change the locks, remove my things or cut off any supply.', why: 'whyHome' },
      {
        says: 'I will leave only if the law makes me, after the court or tribunal has decided.',
        why: 'whyHome',
      },
    ],
    close: ['Write to me in all matters, and give me fair notice of any visit.'],
    notes: ['noteStay', 'noteNoStop'],
  },
  {
    kinds: ['RENT_ARREARS_LETTER'],
    subject: 'Your letter about rent',
    position: [
      'I want to keep my home. I do not accept the sum until I have seen how you reach it.',
    ],
    request: ['Send me:'],
    item: [
      'a full rent account, with every payment and charge',
      {
        says: 'what you would accept by way of smaller payments, with my income and costs: [list them here]',
        why: 'whyTime',
      },
    ],
    hold: ['Take no step to end my lease while we sort this out.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    subject: 'The end of my job',
    position: [
      {
        says: 'I do not accept that the decision to end my job is right or fair.',
        why: 'whyDispute',
      },
      {
        says: 'Under section 14(4) of the Unfair Dismissals Act 1977, send me the main reasons in writing within 14 days.',
        countries: ['ie'],
        law: LAW.ieReasons,
        why: 'whyReasons',
      },
      {
        says: 'I raise a personal grievance for unjustified dismissal.',
        countries: ['nz'],
        law: LAW.nzGrievance,
        why: 'whyObjection',
      },
      {
        says: 'Under section 120 of the Employment Relations Act 2000, give me the reasons in writing within 14 days.',
        countries: ['nz'],
        law: LAW.nzReasons,
        why: 'whyReasons',
      },
    ],
    request: [{ says: 'Send me:', why: 'whyReasons' }],
    item: [
      { says: 'the reasons for the decision in writing', why: 'whyReasons' },
      { says: 'my contract, your rules and the papers that you used', why: 'whyReasons' },
      {
        says: 'how you worked out my last pay, notice pay, leave and any payment for losing my job',
        why: 'whyReasons',
      },
      {
        says: 'what happens to my health cover and my retirement plan',
        countries: ['us', 'ca'],
        why: 'whyReasons',
      },
      { says: 'the record of employment', countries: ['ca'], why: 'whyReasons' },
    ],
    hold: [
      {
        says: 'I will sign no release or settlement before I have taken advice.',
        why: 'whyNoAdmission',
      },
    ],
    close: ['I ask for a meeting to talk about this, with someone to support me.'],
    notes: ['noteWorkTime', 'noteKeepCopy'],
  },
  {
    kinds: ['INSURANCE_DECISION'],
    subject: 'Appeal and complaint about your decision',
    position: [
      {
        says: 'I do not agree with your decision. Treat this letter as an appeal and a complaint, and look at my claim again.',
        why: 'whyObjection',
      },
      {
        says: 'The decision is wrong because: [say why, and name what you enclose].',
        why: 'whyDispute',
      },
    ],
    request: [{ says: 'Send me:', why: 'whyReasons' }],
    item: [
      { says: 'the exact words of the policy that you rely on', why: 'whyReasons' },
      { says: 'my whole claim file, with every report, note and photo', why: 'whyReasons' },
    ],
    close: [
      'If you keep to the decision, give me your final answer and the body that I can go to.',
    ],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE'],
    subject: 'Your letter about our contract',
    position: [
      'I do not admit any liability.',
      {
        says: 'My side is: [say what was agreed, what happened and what you want].',
        why: 'whyDispute',
      },
    ],
    request: ['Send me:'],
    item: [
      'the contract and the terms you rely on',
      'how you reach {sum}',
      'your complaints procedure',
    ],
    hold: ['Take no further step until you have answered.'],
    notes: ['noteKeepCopy'],
  },
  {
    kinds: ['PARKING_TICKET'],
    subject: 'Your parking charge is disputed',
    position: [
      'I do not admit any liability.',
      { says: 'I make no statement about who was driving.', why: 'whyDriver' },
      {
        says: 'My reasons are: [say what happened, such as a paid ticket, a broken machine or unclear signs].',
        why: 'whyDispute',
      },
    ],
    request: ['Cancel the charge, or send me:'],
    item: [
      'dated photos of the vehicle and of every sign on the site',
      'proof that you may issue charges there',
      'the contract term and the law that you rely on',
    ],
    hold: ['Pass the matter to no collector while you answer.'],
    close: ['If you refuse, tell me how I can have this looked at by an independent body.'],
    notes: ['noteDriver', 'noteKeepCopy'],
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE'],
    subject: 'I contest this notice',
    opening: ['I contest this notice, and I ask for a review or a hearing.'],
    position: [
      {
        says: 'It should not be paid because: [say why, such as unclear signs, a valid permit or a sold car].',
        why: 'whyDispute',
      },
      'I enclose: [list your photos, tickets, permits or receipts].',
    ],
    request: ['Withdraw the notice. If you will not, send me:'],
    item: [
      'the photos and notes of the officer or the camera',
      'the rule and the signs that you rely on',
    ],
    hold: ['Add no late fee while you answer.'],
    notes: ['noteOwnForm', 'noteNoStop'],
  },
  {
    kinds: ['COPYRIGHT_INFRINGEMENT_LETTER', 'CEASE_AND_DESIST', 'PPL_PRS_BILL'],
    subject: 'Your claim is not accepted',
    position: ['I do not admit any liability, and I give no promise or undertaking.'],
    request: ['Send me:'],
    item: [
      'proof that you own the right or act for its owner',
      'what you say I did, where and when, with a dated copy',
      'how you reach {sum}, with the usual fee for such a use',
    ],
    close: ['I am taking advice, and I will answer when I have these. Start no claim before then.'],
    notes: ['noteSignNothing', 'noteKeepCopy'],
  },
] as const satisfies readonly LetterPlan[]
