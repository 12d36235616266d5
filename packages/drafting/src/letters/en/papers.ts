/** English: answers to papers whose kind is too wide for one letter. Papers without one are answered by a form or a court. */
import type { LetterPlan } from '../../letter-plan.ts'

export const EN_PAPERS = [
  {
    papers: ['disciplinary_hearing'],
    subject: 'My hearing',
    position: ['I do not accept what is said against me. I will answer it at the hearing.'],
    request: [{ says: 'Before the hearing, send me:', why: 'whyReasons' }],
    item: [
      'what I am said to have done, with dates',
      'all notes, statements and other proof that you have',
      'your rules on discipline and appeals',
    ],
    close: ['I will bring a companion. If they cannot come on that day, I ask for another day.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['work_warning'],
    subject: 'I do not accept the warning',
    position: [
      { says: 'I appeal against the warning.', when: ['gb'] },
      { says: 'I do not accept the warning.', unless: ['gb'] },
      {
        says: 'It is wrong because: [say why: the facts, the way it was done, or how others were treated].',
        why: 'whyDispute',
      },
    ],
    request: [
      'Take it out of my file. Until you do, keep this letter with it.',
      { says: 'Send me also:', why: 'whyReasons' },
    ],
    item: ['all notes and statements that you used', 'your rules on discipline and appeals'],
    close: [{ says: 'I will bring a companion to the appeal meeting.', when: ['gb'] }],
    notes: ['noteKeepCopy'],
  },
  {
    papers: ['work_suspension'],
    subject: 'My suspension',
    position: ['I do not accept that I did anything wrong. I am ready to work.'],
    request: [{ says: 'Tell me in writing:', why: 'whyReasons' }],
    item: [
      'what I am said to have done, with dates',
      'how long this is to last, and when you will look at it again',
      'that my full pay and my holiday go on',
    ],
    notes: ['noteKeepCopy'],
  },
  {
    papers: ['exit_agreement'],
    subject: 'Your offer to end my job',
    position: ['I neither accept nor refuse your offer yet. I am taking advice.'],
    request: [{ says: 'I need more time for that. Send me:', why: 'whyTime' }],
    item: [
      'the full text of the agreement',
      'how you worked out each sum, with notice pay and holiday pay',
      'what happens if I do not agree',
      { says: 'what you will pay towards my own independent adviser', when: ['gb'] },
    ],
    hold: ['My job goes on until then. I give up no claim by this letter.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['rent_increase'],
    subject: 'Your notice of a higher rent',
    position: ['I do not agree to the new rent.'],
    request: [
      {
        says: 'Keep the rent as it is, or let us talk about a smaller rise. Send me:',
        why: 'whyReasons',
      },
    ],
    item: [
      'how you reached the new rent, with the rents of like homes near here',
      'the rule that lets you raise it, and the day from which',
    ],
    hold: ['I keep my right to have the rent looked at by those whom the law names for it.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['service_charge'],
    subject: 'Questions about the charges',
    position: ['I do not accept the sum until I have seen how you reach it.'],
    request: [{ says: 'Send me:', why: 'whyReasons' }],
    item: [
      'a full account of the costs, with the bills',
      'how my share was worked out',
      'the term of my lease or contract that lets you ask for it',
    ],
    hold: ['Add no fees until you have answered.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['deposit_deductions'],
    subject: 'The deductions from my deposit are not agreed',
    position: [
      {
        says: 'I do not agree to these deductions: [name each sum and say why not].',
        why: 'whyDispute',
      },
    ],
    request: [{ says: 'Send me:', why: 'whyReasons' }],
    item: [
      'the check-in and check-out reports, with photos',
      'the bill or price for each sum you want to keep',
      { says: 'the name of the deposit scheme, and your yes to its free decision', when: ['gb'] },
    ],
    hold: ['Pay me now the part that is not in dispute.'],
    notes: ['noteKeepCopy'],
  },
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
] as const satisfies readonly LetterPlan[]
