/** Questions about claims before a court. */
import type { Rule } from '@plainletter/contracts/rule'

import { SUED, IGNORE } from '../english/debt-words.ts'
import { LAW } from './authority-court.ts'

const ASK_DEBT = {
  country: 'au',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_COURT_CLAIM: readonly Rule[] = [
  {
    ...ASK_DEBT,
    id: 'au.ask.small-claims',
    kind: 'answer',
    rank: 8,
    topics: ['debt', 'consumer', 'general'],
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'statement of claim',
            'suing me',
            'sued me',
            'my boss',
            'employer',
            'my landlord',
            'scam',
            'child support',
          ],
        },
      ],
    },
    asks: [
      [
        'small claims',
        'lent him',
        'lent her',
        'lent my',
        'lent a mate',
        'loaned',
        'pay me back',
        'paid me back',
        'owes me money',
        'sue him',
        'sue her',
        'sue them',
        'take him to court',
        'take her to court',
        'take them to court',
      ],
      [
        'how do i',
        'how can i',
        'how to',
        'can i',
        'what can i do',
        'get it back',
        'get my money',
        "won't pay",
        'wont pay',
        'blocked me',
        'texts',
        'promised',
        'ignores',
        'where do i',
      ],
    ],
    says: 'Write a demand with a date first, and keep texts and bank records. Then file a small claim: up to $20,000 in New South Wales, $25,000 in Queensland, $12,000 in South Australia and $10,000 in Western Australia. You need no lawyer.',
    authority: {
      title: 'Small claims law of the states',
      provision:
        'for example Local Court Act 2007 (NSW), section 29; Queensland Civil and Administrative Tribunal Act 2009, section 11 and Schedule 3',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2020-01-01',
    },
  },
  {
    ...ASK_DEBT,
    id: 'au.ask.sued',
    kind: 'answer',
    when: {
      not: [{ says: ['divorce', 'custody', 'jury', 'family court', 'separation', 'inquest'] }],
    },
    verdict: 'do_this',
    asks: [
      SUED,
      ['what', 'how', 'do', 'help', 'received', 'got', 'happens', 'answer', 'respond', 'reply'],
    ],
    says: 'File a defence in time: 28 days in New South Wales and Queensland, 21 in Victoria, 14 in Western Australia. For a loan, also go to AFCA. Call 1800 007 007.',
    authority: LAW.courts,
  },
  {
    ...ASK_DEBT,
    id: 'au.ask.ignore',
    kind: 'answer',
    verdict: 'no',
    asks: [
      IGNORE,
      [
        'sued',
        'suing me',
        'court papers',
        'court claim',
        'statement of claim',
        'claim notice',
        'summons',
        'small claims',
        'served with',
        'taking me to court',
        'take me to court',
        'court',
      ],
    ],
    rank: 20,
    says: 'Do not ignore court papers. If you do not answer, the court can decide without you.',
    authority: LAW.courts,
  },
  {
    country: 'au',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'au.ask.ignore-claim',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      [
        'statement of claim',
        'court claim',
        'court papers',
        'summons',
        'complaint from the magistrates court',
      ],
      [
        'ignore',
        'do nothing',
        'miss the deadline',
        "don't respond",
        'what happens',
        'what do i do',
        'how long',
        'pension',
        "don't own anything",
        "can't pay",
        'what should i do',
        '28 days',
      ],
    ],
    says: 'Do not ignore it. With no defence in time, the court can order you to pay without hearing you. It is 28 days in New South Wales, Queensland and South Australia, 21 in Victoria, 14 in Western Australia.',
    authority: {
      title: 'Court rules of the states',
      provision:
        'for example Uniform Civil Procedure Rules 2005 (NSW), rule 14.3; Magistrates’ Court General Civil Procedure Rules 2020 (Vic); Uniform Civil Procedure Rules 1999 (Qld), rule 137; Uniform Civil Rules 2020 (SA); Magistrates Court (Civil Proceedings) Rules 2005 (WA)',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2020-05-18',
    },
  },
]
