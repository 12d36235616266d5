/** Questions on unpaid wages, unfair treatment and new cars that fail again and again. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const WAGES = {
  title: 'Fair Labor Standards Act (FLSA), and the wage law of your state',
  provision:
    '29 U.S.C. 206, 216(b) and 255; for example California Labor Code 98 and 203, New York Labor Law 191 and 198, Texas Labor Code 61.051, Illinois 820 ILCS 115',
  url: 'https://www.dol.gov/general/topic/wages/lastpaycheck',
  inForceFrom: '2009-07-24',
}
const LEMON = {
  title: 'Lemon law of your state, and Magnuson-Moss Warranty Act (MMWA)',
  provision:
    '15 U.S.C. 2310; for example California Civil Code 1793.22, New York General Business Law (GBL) 198-a, Texas Occupations Code 2301.601, Florida Statutes 681',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section2310&num=0&edition=prelim',
  inForceFrom: '1975-07-04',
}
const UNFAIR = {
  title:
    'Title VII, Age Discrimination in Employment Act (ADEA) and Americans with Disabilities Act (ADA)',
  provision: '42 U.S.C. 2000e-2 and 2000e-5; 29 U.S.C. 623; 42 U.S.C. 12112',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section2000e-5&num=0&edition=prelim',
  inForceFrom: '1991-11-21',
}

const PAY = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
} satisfies Partial<Rule>
const CAR = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
} satisfies Partial<Rule>
export const ENQUIRY_PAY_AND_CARS: readonly Rule[] = [
  {
    ...PAY,
    id: 'us.ask-life.wages',
    kind: 'answer',
    rank: 11,
    asks: [
      [
        'last paycheck',
        'final paycheck',
        'last check',
        'final check',
        'my wages',
        'unpaid wages',
        'not paid me',
        'has not paid',
        'will not pay me',
        "won't pay me",
        'owes me',
        'my paycheck',
        'not been paid',
        'shorted',
      ],
      ['boss', 'employer', 'job', 'worked', 'quit', 'fired', 'work', 'company', 'manager'],
    ],
    verdict: 'do_this',
    says: 'Ask in writing for the sum and the day, with your hours. Then file a free wage claim with your state labor office. You can also sue, mostly for double, and you may not be punished for asking.',
    authority: WAGES,
  },
  {
    ...CAR,
    id: 'us.ask-life.lemon',
    kind: 'answer',
    rank: 9,
    asks: [
      [
        'lemon',
        'same problem',
        'in the shop',
        'same brake',
        'keeps breaking',
        'repaired',
        'same issue',
        'warranty',
      ],
      ['new car', 'new suv', 'new truck', 'new vehicle', 'suv', 'dealer', 'dealership'],
    ],
    verdict: 'it_depends',
    dependsOn: 'your state, the age and miles of the car, and the repairs',
    says: 'After a few failed repairs of a serious fault in the first years or miles, the maker must mostly replace it or pay back. Keep each repair paper and write to the maker.',
    authority: LEMON,
  },
  {
    ...PAY,
    id: 'us.ask-life.unfair',
    kind: 'answer',
    rank: 13,
    asks: [
      [
        'discrimination',
        'discriminated',
        'because of my',
        'because i am',
        'harassed',
        'harassment',
        'hostile work',
      ],
      ['fired', 'boss', 'manager', 'work', 'job', 'coworker', 'supervisor'],
    ],
    verdict: 'it_depends',
    dependsOn: 'the reason and the proof',
    says: 'It is unlawful if the reason was race, color, religion, sex, origin, age from 40 or disability. Write down what was said. File with the EEOC or the state office within 180 or 300 days.',
    authority: UNFAIR,
  },
]
