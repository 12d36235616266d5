/** English: answers to papers whose kind is too wide for one letter. Papers without one are answered by a form or a court. */
import type { LetterPlan } from '../../letter-plan.ts'
import { EN_PAPERS_HOME_AND_WORK } from './papers-home-and-work.ts'

const OTHERS = [
  {
    papers: ['school_absence_penalty'],
    countries: ['gb'],
    subject: 'Request to withdraw the penalty notice',
    position: [
      {
        says: 'The notice should be withdrawn because: [say why, such as the wrong person, wrong days or leave that was given].',
        why: 'whyDispute',
      },
    ],
    request: [{ says: 'Send me also:', why: 'whyReasons' }],
    item: ['the days of absence that you rely on', 'your code of conduct for such notices'],
    close: ['Answer before the day to pay, so that I can decide in time.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['benefit_move'],
    countries: ['gb'],
    subject: 'Request for more time to claim',
    position: [
      'I need more time to claim. My reason is: [say why, such as illness or a stay away].',
    ],
    request: [{ says: 'Give me a later day, and tell me that day in writing.', why: 'whyTime' }],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['benefit_decision'],
    subject: 'Request to look at the decision again',
    position: [
      'I do not accept this decision. I ask you to look at it again, and I appeal against it.',
      { says: 'My reasons are: [say what is wrong, with dates and proof].', why: 'whyObjection' },
    ],
    request: [{ says: 'Send me:', why: 'whyReasons' }],
    item: ['the reasons, and the rule that you applied', 'the facts and the papers that you used'],
    hold: ['Change nothing in what I get until you have decided.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['child_maintenance'],
    subject: 'Look again at the child maintenance',
    position: [
      {
        says: 'I ask you to look again. What is wrong is: [say what: my income, the nights with me, payments that I made].',
        why: 'whyDispute',
      },
    ],
    request: [{ says: 'Send me:', why: 'whyReasons' }],
    item: [
      'how you worked out the sum',
      'a list of each payment that was due, and of each that came',
    ],
    hold: ['For what is then left, I ask for payments that I can afford: [your sum a month].'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['data_breach'],
    subject: 'My data in your breach',
    position: ['You wrote to me that my data was in a breach.'],
    request: [{ says: 'Tell me in writing:', why: 'whyReasons' }],
    item: [
      'which of my data was seen or copied, and when',
      'what you have done since then to keep it safe',
      'what help and what protection you will pay for',
    ],
    close: ['I keep all my rights in this matter.'],
    notes: ['noteKeepCopy'],
  },
  {
    papers: ['price_rise'],
    subject: 'Your higher price',
    position: ['I do not agree to the higher price.'],
    request: [{ says: 'Tell me in writing:', why: 'whyReasons' }],
    item: [
      'which term of my contract lets you raise it',
      'how I can end the contract without a fee, and by when',
    ],
    notes: ['noteKeepCopy'],
  },
  {
    papers: ['vehicle_tax_penalty'],
    countries: ['gb'],
    subject: 'The penalty about vehicle tax',
    position: [
      {
        says: 'I should not pay this penalty because: [say why: the vehicle was sold, scrapped, taxed or declared off the road, and on which day].',
        why: 'whyDispute',
      },
      'I enclose: [your proof, such as the receipt, the sale note or the bank entry].',
    ],
    request: ['Cancel the penalty, or tell me why not, and keep the lower sum open until then.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['prescription_penalty'],
    countries: ['gb'],
    subject: 'The penalty is not owed',
    position: [
      {
        says: 'I had a right to free treatment because: [name the benefit, card or other reason, with its dates]. I enclose proof of it.',
        why: 'whyDispute',
      },
      '[Or, if you had none:] I did not act wrongly, and I took care. What happened is: [say it].',
    ],
    request: ['Cancel the penalty. If you will not, send me:'],
    item: ['the claim form that you rely on, with the signature', 'what you checked, and when'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['benefit_review'],
    countries: ['gb'],
    subject: 'More time for the form',
    position: [
      'I need more time to fill in the form. My reason is: [say why, such as illness, or an adviser who helps me].',
    ],
    request: [
      { says: 'Give me two more weeks, and tell me the new day in writing.', why: 'whyTime' },
    ],
    hold: ['Do not stop my payments in the meantime.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['student_overpayment'],
    subject: 'The sum is not agreed',
    position: ['I do not accept the sum until I have seen how you reach it.'],
    request: [{ says: 'Send me:', why: 'whyReasons' }],
    item: ['how you worked out {sum}, with each payment', 'the rule that lets you ask for it'],
    hold: ['If a sum is due, tell me which smaller payments you would accept.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['policy_cancelled'],
    subject: 'Please keep my insurance going',
    position: ['I want to keep my cover. I ask you not to cancel it.'],
    request: [{ says: 'Tell me in writing:', why: 'whyReasons' }],
    item: [
      'what is missing, and how and by when I can put it right',
      'which term of the policy lets you cancel',
      'until which day and hour I am covered',
    ],
    close: ['If you cancel all the same, treat this letter as a complaint.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['account_closing'],
    subject: 'The closing of my account',
    position: [
      'I do not agree that my account should be closed. Treat this letter as a complaint.',
    ],
    request: [{ says: 'Tell me in writing:', why: 'whyReasons' }],
    item: [
      'your reasons, and the term that lets you close it',
      'how I get my money, and how payments that come later are passed on',
    ],
    hold: ['Keep the account open until I have another one.'],
    notes: ['noteKeepCopy'],
  },
  {
    papers: ['estate_debt'],
    subject: 'The debt of somebody who has died',
    position: [
      'I write about [name], who died on [day]. I am: [the executor, a relative, or neither].',
      'I do not agree to pay this from my own money, and this letter is no promise to pay.',
    ],
    request: [{ says: 'Send me:', why: 'whyReasons' }],
    item: [
      'the agreement, and a full statement up to the day of death',
      'whether another person signed it, or an insurance covers it',
    ],
    hold: [
      'Add no interest and no fees, and stop your letters and calls while the estate is settled.',
    ],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['default_notice'],
    countries: ['gb'],
    subject: 'Your default notice',
    position: ['I want to sort this out. I do not admit that your sum is right.'],
    request: [{ says: 'Send me:', why: 'whyReasons' }],
    item: [
      'a statement of the account, with every payment and charge',
      'a copy of the agreement',
      'which smaller payments you would accept: asking this admits nothing',
    ],
    hold: ['Do not end the agreement, and record no default, while you answer and I take advice.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['care_charges'],
    subject: 'Look again at the charge for care',
    position: [
      {
        says: 'I ask for a review. What is wrong is: [income, costs of my illness, or other costs].',
        why: 'whyDispute',
      },
    ],
    request: [{ says: 'Send me:', why: 'whyReasons' }],
    item: ['the assessment, with each sum that you counted', 'your charging policy'],
    hold: ['Take no step for unpaid sums until the review is done.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
] as const satisfies readonly LetterPlan[]

export const EN_PAPERS: readonly LetterPlan[] = [...EN_PAPERS_HOME_AND_WORK, ...OTHERS]
