/** Car loans: what must happen before and after a lender takes and sells the car, and what may still be owed. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED, page } from './cite-law.ts'
import { CAR_TO_BE_SOLD, CREDIT_NOTICE } from './conditions.ts'

/** Each state has made the Code its own law, under a number of its own; the page explains it to consumers. */
function code(sections: string) {
  return {
    ...page(
      'Uniform Commercial Code (UCC), Article 9 (law of your state)',
      sections,
      'https://consumer.ftc.gov/articles/vehicle-repossession',
    ),
    inForceFrom: '2001-07-01',
  }
}

const CAR_LOAN = {
  any: [
    {
      says: [
        'auto finance',
        'auto loan',
        'auto credit',
        'car loan',
        'vehicle loan',
        'motor vehicle',
        'motor credit',
        'motor finance',
        'automotive finance',
        'retail installment',
        'repossess',
        'we have your vehicle',
        'plan to sell property',
        'repossessed',
        'repossession',
        'deficiency balance',
        'deficiency',
        'private sale',
        'public sale',
        'the collateral',
        'vin',
      ],
    },
  ],
} satisfies Rule['when']

const CAR = {
  ...CHECKED,
  kinds: [
    'DEBT_COLLECTION_LETTER',
    'LETTER_BEFORE_CLAIM',
    'COURT_CLAIM',
    'COURT_JUDGMENT',
    'OTHER',
  ],
  topics: ['debt'],
  when: {
    ...CAR_LOAN,
    not: [
      CREDIT_NOTICE,
      {
        says: [
          'foreclosure',
          'mortgage',
          'insurance claim',
          'notice of deficiency',
          'escrow',
          'safety recall',
          'recall notice',
          'department of motor vehicles',
          'dmv',
          'driving privilege',
          'privilege to operate',
          'toll',
          'tolls',
          'total loss',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const TO_BE_SOLD = {
  ...CAR,
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER'],
  checkedOn: '2026-11-23',
  when: {
    ...CAR.when,
    all: [
      CAR_TO_BE_SOLD,
      { says: ['loan', 'contract', 'agreement', 'finance', 'financing', 'lender'] },
    ],
    // A firm that towed and stored the car is no lender.
    not: [...CAR.when.not, { says: ['towed', 'towing', 'impound', 'impounded', 'storage lien'] }],
  },
} satisfies Partial<Rule>

export const REPOSSESSION: readonly Rule[] = [
  {
    ...CAR,
    id: 'us.car.right-deficiency',
    kind: 'right',
    rank: 28,
    says: 'If they took and sold the car, ask how they worked out what is left (the deficiency). The sale must be fair.',
    authority: code('sections 9-610, 9-615 and 9-616 (sale and deficiency after repossession)'),
  },
  {
    ...CAR,
    id: 'us.car.right-notice',
    kind: 'right',
    rank: 32,
    says: 'Before a taken car is sold you must get a notice of the sale. Without it you may owe less, or nothing.',
    authority: code('sections 9-611, 9-613, 9-614, 9-625 and 9-626 (notice before sale)'),
  },
  {
    ...CAR,
    id: 'us.car.right-back',
    kind: 'right',
    rank: 9,
    when: {
      any: [
        {
          says: [
            'repossess',
            'repossessed',
            'repossession',
            'redeem',
            'the collateral',
            'we have your vehicle',
            'plan to sell property',
            'get the property back',
            'sell your vehicle',
          ],
        },
      ],
    },
    says: 'Until the car is sold you can get it back by paying all that is due and the costs. Some states let you pay only what is late.',
    authority: code('section 9-623 (redeem)'),
  },
  {
    ...CAR,
    id: 'us.car.right-peace',
    kind: 'right',
    rank: 11,
    when: { any: [{ says: ['repossess', 'repossessed', 'repossession', 'we have your vehicle'] }] },
    says: 'They may take a car without a court only in peace: no force, no threats, and no breaking into a garage.',
    authority: code('section 9-609 (without breach of the peace)'),
  },
  {
    ...TO_BE_SOLD,
    id: 'us.car.step-call',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Call the lender today. Ask for the exact sum that gets the car back, and until when. After the day in the notice they can sell it.',
    authority: code('sections 9-614 and 9-623 (notice before sale; redeem)'),
  },
  {
    ...TO_BE_SOLD,
    id: 'us.car.step-things',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Ask in writing now for your own things that were in the car. The lender may not keep or sell them.',
    authority: code('personal property in the vehicle'),
  },
  {
    ...TO_BE_SOLD,
    id: 'us.car.option-back',
    kind: 'option',
    option: 'pay',
    rank: 5,
    title: 'Get the car back before the sale',
    cost: 'What is due, with the costs of taking and keeping the car',
    time: 'Before the car is sold',
    risk: 'If you miss payments again, they can take it again.',
    bestFor: 'You need the car and can raise the money.',
    says: 'Ask for the sum in writing, pay it in a way that leaves proof, and ask for the car at once.',
    authority: code('section 9-623 (redeem)'),
  },
  {
    ...CAR,
    id: 'us.car.step-papers',
    kind: 'step',
    list: 'dispute_debt',
    rank: 5,
    says: 'Ask for the loan contract, the payment history, the notice of sale and the price the car was sold for.',
    authority: code('sections 9-614 and 9-616 (explanation of the deficiency)'),
  },
  {
    ...CAR,
    checkedOn: '2026-11-22',
    id: 'us.car.right-military',
    kind: 'right',
    rank: 33,
    says: 'Did you pay on the car before active military service began? Then they need a court order to take it. Tell them at once in writing.',
    authority: {
      title: 'Servicemembers Civil Relief Act (SCRA)',
      provision: '50 U.S.C. 3952',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title50-section3952&num=0&edition=prelim',
      inForceFrom: '2003-12-19',
    },
  },
  {
    ...CAR,
    checkedOn: '2026-11-22',
    id: 'us.car.right-stay',
    kind: 'right',
    rank: 34,
    says: 'Filing for bankruptcy mostly stops the taking or the sale of a car at once, until the court decides. Ask a lawyer before you file.',
    authority: {
      title: 'Bankruptcy Code: the automatic stay',
      provision: '11 U.S.C. 362',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title11-section362&num=0&edition=prelim',
      inForceFrom: '2005-10-17',
    },
  },
]
