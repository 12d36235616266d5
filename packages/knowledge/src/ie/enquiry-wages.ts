/** Questions about wages that are cut, kept back or not paid. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { BOSS } from '../english/work-words.ts'
import { LAW } from './authority-work.ts'
import { NOT_PAID, HOURS_CUT, TAKEN_FROM_PAY } from './work-words.ts'

const ASK = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
} satisfies Partial<Rule>

const ASK_WORK = {
  country: 'ie',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_WAGES: readonly Rule[] = [
  {
    ...ASK,
    id: 'ie.ask.pay-cut',
    kind: 'answer',
    rank: 9,
    verdict: 'do_this',
    topics: ['employment', 'general'],
    asks: [
      HOURS_CUT,
      [
        'without asking',
        'without my consent',
        'without warning',
        'can he do that',
        'can they do that',
        'my hours',
        'my pay',
        'my wages',
        'my salary',
        'boss',
        'employer',
        'manager',
        'contract',
        'can they',
        'allowed',
        'legal',
        'where do i stand',
      ],
    ],
    says: 'Say in writing that you do not agree. An employer may not lower agreed pay without your consent or a clear term. You can complain to the WRC within six months for free.',
    authority: {
      title: 'Payment of Wages Act 1991',
      provision: 'section 5 (deductions and lower pay)',
      url: 'https://revisedacts.lawreform.ie/eli/1991/act/25/revised/en/html',
      inForceFrom: '1992-01-01',
    },
  },
  {
    ...ASK,
    id: 'ie.ask.pay-deducted',
    kind: 'answer',
    when: { not: [{ says: ['overpaid', 'overpayment', 'paid too much'] }] },
    rank: 6,
    checkedOn: '2026-11-22',
    topics: ['employment', 'general', 'consumer'],
    asks: [
      [
        ...TAKEN_FROM_PAY,
        'keeping my wages',
        'holding my wages',
        'keeping my last',
        'holding back my wages',
      ],
      [
        'till',
        'till shortage',
        'shortage',
        'broken',
        'breakages',
        'breakage',
        'damage',
        'uniform',
        'training',
        'boss',
        'employer',
      ],
    ],
    verdict: 'do_this',
    says: 'They may take it only if your contract says so, the sum is fair, and you got written notice a week before. Ask in writing for it back. Then complain to the WRC within six months, free of charge.',
    authority: {
      title: 'Payment of Wages Act 1991',
      provision:
        'section 5 (deductions), with Workplace Relations Act 2015, section 41 (six months)',
      url: 'https://revisedacts.lawreform.ie/eli/1991/act/25/revised/en/html',
      inForceFrom: '2015-10-01',
    },
  },
  {
    ...ASK_WORK,
    id: 'ie.ask.unpaid',
    when: { not: [{ says: ['no insurance', 'mortgage', 'flight'] }] },
    kind: 'answer',
    verdict: 'do_this',
    asks: [
      [
        ...NOT_PAID,
        'only been paid',
        'been paid twice',
        'been paid once',
        'they owe me',
        'still owe me',
        'weeks wages',
        'owes me wages',
        'owed wages',
        'owe me wages',
      ],
      [
        ...BOSS,
        ...ASKING,
        'rosters',
        'hours i worked',
        'restaurant',
        'cafe',
        'pub',
        'hotel',
        'shifts',
        'payslip',
        'cash flow',
        'bar',
        'finished up',
        'finished in',
      ],
    ],
    says: 'Ask in writing with the dates. Then complain to the WRC within six months. It is free.',
    authority: LAW.wages,
  },
  {
    ...ASK_WORK,
    id: 'ie.ask.minimum',
    kind: 'answer',
    verdict: 'do_this',
    asks: [
      [
        'minimum wage',
        'lowest wage',
        'per hour',
        'paid under minimum',
        'below minimum',
        'under the minimum',
        'an hour',
        'euro an hour',
      ],
      [...ASKING, 'years old', 'age', 'student', 'pub', 'cafe', 'restaurant', 'paid'],
    ],
    checkBy: '2026-12-31',
    says: 'In 2026 the minimum wage is €14.15 an hour from age 20. If you get less, complain to the WRC.',
    authority: LAW.minimumWage,
  },
]
