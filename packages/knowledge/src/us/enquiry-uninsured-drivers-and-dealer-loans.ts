/** Questions about a driver without insurance, and a dealer who says that the loan fell through. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'us',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'debt', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>

export const ENQUIRY_UNINSURED_DRIVERS_AND_DEALER_LOANS: readonly Rule[] = [
  {
    ...ASK,
    id: 'us.fact.uninsured-driver',
    rank: 3,
    asks: [
      [
        'no insurance',
        'uninsured',
        "doesn't have insurance",
        'doesnt have insurance',
        'without insurance',
        'fake insurance',
        'expired insurance',
      ],
      ['hit', 'crash', 'accident', 'rear ended', 'totaled', 'hit my', 'damage'],
      [
        'pay',
        'how do i get',
        'sue',
        'what can i do',
        'damage',
        'fix my',
        'my car',
        'my truck',
        'other driver',
        'the driver',
        'who pays',
      ],
    ],
    verdict: 'do_this',
    says: 'Look at your own policy first: uninsured motorist property cover or collision may pay, less the deductible. If you have neither, write to the driver with two estimates, photos and the police report, and set a date. Then sue in small claims court. In most states an unpaid crash judgment can suspend their license, which helps you get paid.',
    authority: {
      title: 'Financial responsibility laws of the states, and small claims court',
      provision:
        'for example Tenn. Code Ann. 55-12-101 and following; Texas Transportation Code 601; California Vehicle Code 16370',
      url: 'https://www.usa.gov/car-insurance',
      inForceFrom: '2000-01-01',
    },
  },
  {
    ...ASK,
    id: 'us.fact.dealer-loan-fell-through',
    rank: 3,
    asks: [
      ['dealer', 'dealership'],
      [
        'financing fell through',
        'loan fell through',
        'financing was denied',
        'not approved',
        "bank didn't approve",
        'sign a new contract',
        'come back and sign',
        'bring it back',
        'bring the car back',
        'more down',
        'spot delivery',
        'yo-yo',
        'wants 2,000 more',
      ],
      ['car', 'truck', 'trade in', 'trade-in', 'contract', 'loan', 'drove'],
    ],
    verdict: 'do_this',
    says: 'Do not sign a new, dearer deal under pressure. Read what you signed: if the sale was final, they must keep to it. If it hangs on the loan and they end it, they owe you back the down payment and the trade-in. If that is sold, they owe its worth. Ask for the lender’s refusal in writing. Complain to the attorney general and the FTC.',
    authority: {
      title: 'Sales law of the states, and Truth in Lending Act (TILA)',
      provision:
        'for example Florida Statutes 501.976; 15 U.S.C. 1638; 15 U.S.C. 1691(d) (notice of refusal)',
      url: 'https://consumer.ftc.gov/articles/financing-or-leasing-car',
      inForceFrom: '2001-10-01',
    },
  },
]
