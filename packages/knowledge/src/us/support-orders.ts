/** Orders that take child support from pay, and how to change the sum. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const CAP = {
  title: 'Consumer Credit Protection Act (CCPA), Title III (support orders)',
  provision: '15 U.S.C. 1673(b)(2)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1673&num=0&edition=prelim',
  inForceFrom: '1977-06-01',
}
const WITHHOLDING = {
  title: 'Social Security Act, Title IV-D (income withholding for support)',
  provision: '42 U.S.C. 666(a)(1), 666(a)(8) and 666(b)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section666&num=0&edition=prelim',
  inForceFrom: '1984-10-01',
}
const REVIEW = {
  title: 'Social Security Act, Title IV-D (review of support orders)',
  provision: '42 U.S.C. 666(a)(9) and 666(a)(10)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section666&num=0&edition=prelim',
  inForceFrom: '1988-10-13',
}

const SUPPORT = {
  ...CHECKED,
  kinds: ['OTHER', 'BAILIFF_NOTICE', 'COURT_JUDGMENT', 'DEBT_COLLECTION_LETTER'],
  topics: ['family', 'debt'],
  when: {
    all: [{ says: ['child support', 'income withholding', 'support obligation', 'support order'] }],
  },
} satisfies Partial<Rule>

export const SUPPORT_ORDERS: readonly Rule[] = [
  {
    ...SUPPORT,
    id: 'us.support.right-cap',
    kind: 'right',
    rank: 5,
    says: 'For support at most 50% to 65% of your pay after deductions may be taken. It is less if you support another family.',
    authority: CAP,
  },
  {
    ...SUPPORT,
    id: 'us.support.right-notice',
    kind: 'right',
    rank: 8,
    says: 'You can contest a withholding order when the sum or the person is wrong. Do it by the day in the notice.',
    authority: WITHHOLDING,
  },
  {
    ...SUPPORT,
    id: 'us.support.right-change',
    kind: 'right',
    rank: 6,
    says: 'You can ask the agency to look at the sum again every three years, or sooner when your income changes.',
    authority: REVIEW,
  },
  {
    ...SUPPORT,
    id: 'us.support.step-now',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Ask for the change now: a court can in most cases not lower what is due from before you asked.',
    authority: REVIEW,
  },
  {
    ...CHECKED,
    id: 'us.support.asked-enforce',
    kind: 'right',
    kinds: ['ENQUIRY'],
    topics: ['family', 'debt', 'general'],
    rank: 5,
    when: {
      all: [
        { says: ['child support'] },
        {
          says: [
            'stopped paying',
            'not paying',
            'does not pay',
            'won’t pay',
            "won't pay",
            'owes',
            'behind',
            'unpaid',
            'refuses to pay',
          ],
        },
      ],
    },
    says: 'Your state’s child support office can take it from pay, tax refunds and bank accounts. Apply there. It costs little or nothing.',
    authority: {
      title: 'Social Security Act, Title IV-D (child support enforcement)',
      provision: '42 U.S.C. 654(4) and 666',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section654&num=0&edition=prelim',
      inForceFrom: '1975-08-01',
    },
  },
  {
    ...CHECKED,
    id: 'us.support.asked-change',
    kind: 'right',
    kinds: ['ENQUIRY'],
    topics: ['family', 'debt', 'general'],
    rank: 6,
    when: {
      all: [
        { says: ['child support'] },
        {
          says: [
            'lost my job',
            'cannot pay',
            "can't pay",
            'can’t pay',
            'lower',
            'reduce',
            'modify',
            'change',
            'too high',
            'afford',
          ],
        },
      ],
    },
    says: 'Ask the court or the child support office to change the sum now. What is due from before you asked can mostly not be lowered.',
    authority: REVIEW,
  },
]
