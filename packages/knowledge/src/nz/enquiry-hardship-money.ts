/** Questions about a benefit after leaving a job, and money from KiwiSaver. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_HARDSHIP_MONEY: readonly Rule[] = [
  {
    country: 'nz',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'nz.ask.winz-quit',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general'],
    rank: 3,
    verdict: 'do_this',
    asks: [
      ['winz', 'work and income', 'jobseeker', 'msd', 'benefit'],
      ['quit', 'left my job', 'resigned', 'walked out', 'i left', 'leaving my job'],
      ['stand down', 'stand-down', '13 weeks', '13 week', 'thirteen week', 'no money', 'wait'],
    ],
    says: 'The 13 weeks hold only if you left without a good and sufficient reason. Bullying, unsafe work, illness, violence or care of family can be such a reason. Tell Work and Income in writing why you left, with messages, a doctor’s note or a witness. If they still say no, ask for a review of decision within three months. Ask now for help with food and rent; that can be paid at once.',
    authority: {
      title: 'Work and Income: leaving a job, and reviews under the Social Security Act 2018',
      provision:
        '13 weeks without benefit where there was no good and sufficient reason; sections 391 to 397 (review)',
      url: 'https://www.workandincome.govt.nz/',
      inForceFrom: '2018-11-26',
    },
  },
  {
    country: 'nz',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'nz.ask.kiwisaver',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general'],
    rank: 4,
    verdict: 'it_depends',
    when: { not: [{ says: ['employer contribution', 'not paying my kiwisaver', 'boss'] }] },
    asks: [
      ['kiwisaver', 'kiwi saver'],
      [
        'take',
        'withdraw',
        'hardship',
        'money out',
        'get',
        'early',
        'out of',
        'use',
        'access',
        'pay',
      ],
    ],
    dependsOn: 'how badly you need it to live',
    says: 'Yes, if you cannot pay basic living costs or your home’s mortgage, or are seriously ill (significant financial hardship). Apply to your KiwiSaver provider with bank records, bills and proof of income. The supervisor decides and pays only what you need. Show that you tried other help first, such as hardship relief at the bank. MoneyTalks helps with the form: 0800 345 123.',
    authority: {
      title: 'KiwiSaver Act 2006',
      provision: 'Schedule 1, rules 10 and 11 (significant financial hardship)',
      url: 'https://www.legislation.govt.nz/act/public/2006/0040/latest/whole.html',
      inForceFrom: '2007-07-01',
    },
  },
]
