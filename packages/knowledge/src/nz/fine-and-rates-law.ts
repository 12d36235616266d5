/** Traffic fines, tolls, council rates, student loans and claims of private car parks. */
import type { Rule } from '@plainletter/contracts/rule'

const FINE = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['PENALTY_CHARGE_NOTICE'],
  topics: ['parking'],
} satisfies Partial<Rule>

const TOLL = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER'],
  topics: ['parking'],
  when: { any: [{ says: ['toll', 'tolls', 'toll road', 'toll payment notice'] }] },
} satisfies Partial<Rule>

const RATES = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['TAX_DEMAND', 'DEBT_COLLECTION_LETTER', 'OTHER'],
  topics: ['debt'],
  when: {
    any: [
      {
        says: [
          'rates assessment',
          'rates invoice',
          'rates instalment',
          'council rates',
          'rates notice',
          'rates arrears',
          'regional rates',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const LOAN = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['TAX_DEMAND'],
  topics: ['debt'],
  when: { any: [{ says: ['student loan'] }] },
} satisfies Partial<Rule>

const PARK = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['PARKING_TICKET'],
  topics: ['parking'],
} satisfies Partial<Rule>

const LAW_1 = {
  title: 'Land Transport Management Act 2003',
  provision: 'sections 50 to 55 (road tolls and unpaid tolls)',
  url: 'https://www.legislation.govt.nz/act/public/2003/0118/latest/whole.html',
  inForceFrom: '2009-01-25',
}
const LAW_2 = {
  title: 'Local Government (Rating) Act 2002',
  provision:
    'sections 44 to 46, 57, 58 and 85 to 90 (assessment, penalties, remission, postponement)',
  url: 'https://www.legislation.govt.nz/act/public/2002/0006/latest/whole.html',
  inForceFrom: '2003-07-01',
}

export const FINE_AND_RATES_LAW: readonly Rule[] = [
  {
    ...FINE,
    id: 'nz.fine.right-driver',
    kind: 'right',
    rank: 12,
    says: 'For many traffic fines the owner can show who drove, or that the car was sold or stolen. Do it within 28 days.',
    authority: {
      title: 'Land Transport Act 1998',
      provision:
        'sections 133, 133A, 138 and 139 (owner liability, who drove, infringement notices)',
      url: 'https://www.legislation.govt.nz/act/public/1998/0110/latest/whole.html',
      inForceFrom: '2011-05-11',
    },
  },
  {
    ...FINE,
    id: 'nz.fine.right-hearing-law',
    kind: 'right',
    rank: 14,
    says: 'You can write to ask for a hearing, and say why you do not owe it. You can also ask to pay over time.',
    authority: {
      title: 'Summary Proceedings Act 1957',
      provision: 'sections 21, 21B and 24 to 28 (reminder notice, instalments, hearing)',
      url: 'https://www.legislation.govt.nz/act/public/1957/0087/latest/whole.html',
      inForceFrom: '1990-01-01',
    },
  },
  {
    ...TOLL,
    id: 'nz.toll.right-notice',
    kind: 'right',
    rank: 8,
    says: 'An unpaid toll starts with a payment notice and a small fee. A fine comes only if you do not pay that in time.',
    authority: LAW_1,
  },
  {
    ...TOLL,
    id: 'nz.toll.right-owner',
    kind: 'right',
    rank: 10,
    says: 'If another person drove, or the car was sold or stolen, tell NZTA with proof.',
    authority: LAW_1,
  },
  {
    ...RATES,
    id: 'nz.rates.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 6,
    says: 'The council wants the rates on your home or land.',
    authority: LAW_2,
  },
  {
    ...RATES,
    id: 'nz.rates.right-help',
    kind: 'right',
    rank: 8,
    says: 'You can ask the council to postpone or drop rates or penalties for hardship. It must follow its own policy.',
    authority: LAW_2,
  },
  {
    ...RATES,
    id: 'nz.rates.right-rebate',
    kind: 'right',
    rank: 9,
    says: 'If your income is low you can ask for a rates rebate for this rating year.',
    authority: {
      title: 'Rates Rebate Act 1973',
      provision: 'sections 3 to 5 (rebate for low incomes)',
      url: 'https://www.legislation.govt.nz/act/public/1973/0005/latest/whole.html',
      inForceFrom: '2006-07-01',
    },
  },
  {
    ...RATES,
    id: 'nz.rates.step-call',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Call the council before the due day. Ask for a payment plan and to take off the penalty.',
    authority: LAW_2,
  },
  {
    ...LOAN,
    id: 'nz.tax.right-loan-hardship',
    kind: 'right',
    rank: 12,
    says: 'If a student loan payment brings hardship, ask Inland Revenue to lower it or to set up a plan.',
    authority: {
      title: 'Student Loan Scheme Act 2011',
      provision: 'hardship and late payment interest',
      url: 'https://www.legislation.govt.nz/act/public/2011/0062/latest/whole.html',
      inForceFrom: '2012-04-01',
    },
  },
  {
    ...PARK,
    id: 'nz.parking.right-penalty',
    kind: 'right',
    rank: 14,
    says: 'A sum out of all proportion to the harm can be a penalty that a court will not enforce.',
    authority: {
      title: 'Supreme Court of New Zealand',
      provision: '127 Hobson Street Ltd v Honey Bees Preschool Ltd [2020] NZSC 53',
      url: 'https://www.courtsofnz.govt.nz/',
      inForceFrom: '2020-06-05',
    },
  },
  {
    ...PARK,
    id: 'nz.parking.right-mislead',
    kind: 'right',
    rank: 16,
    says: 'A private firm may not mislead you about your rights or call its charge a fine.',
    authority: {
      title: 'Fair Trading Act 1986',
      provision: 'sections 9, 11 and 13 (misleading conduct)',
      url: 'https://www.legislation.govt.nz/act/public/1986/0121/latest/whole.html',
      inForceFrom: '1987-03-01',
    },
  },
  {
    ...PARK,
    id: 'nz.parking.right-tribunal',
    kind: 'right',
    rank: 18,
    says: 'If you disagree, the Disputes Tribunal can decide. It is cheap and you need no lawyer.',
    authority: {
      title: 'Disputes Tribunal Act 1988',
      provision: 'section 10 (contract and money claims)',
      url: 'https://www.legislation.govt.nz/act/public/1988/0110/latest/whole.html',
      inForceFrom: '2019-10-29',
    },
  },
]
