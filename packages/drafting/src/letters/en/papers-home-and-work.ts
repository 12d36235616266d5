/** English: answers to papers of landlords and employers whose kind is too wide for one letter. */
import type { LetterPlan } from '../../letter-plan.ts'

export const EN_PAPERS_HOME_AND_WORK = [
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
    papers: ['lodger_notice'],
    subject: 'Your notice about my room',
    position: ['I have had your notice. I need more time to find another home.'],
    request: [{ says: 'Let me stay until [day], and tell me in writing:', why: 'whyTime' }],
    item: [
      'that my things are safe, and that I keep my key until I go',
      'when you pay back my deposit and the rent that I paid ahead',
    ],
    notes: ['noteKeepCopy'],
  },
  {
    papers: ['works_consultation'],
    subject: 'My observations on the works',
    position: [
      {
        says: 'These are my observations: [whether the works are needed, are too dear, or could be done in another way].',
        why: 'whyDispute',
      },
    ],
    request: [{ says: 'Answer them in writing, and send me:', why: 'whyReasons' }],
    item: [
      'the report that shows what is wrong',
      'every estimate, and why you choose one of them',
      'how my share is worked out, and what the reserve fund pays',
    ],
    notes: ['noteKeepCopy'],
  },
] as const satisfies readonly LetterPlan[]
