/** Demands for benefits, tax credits, wages, energy and water, by a collector, before court or in a claim. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CREDIT_LAW } from './authority.ts'
import { CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'
import { ACCIDENT_CLAIM } from './conditions.ts'
import { MIGRATION_NOTICE } from './universal-credit.ts'

const CLAIM = {
  ...CHECKED,
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
} satisfies Partial<Rule>
const LETTER = {
  ...CHECKED,
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
} satisfies Partial<Rule>
const HOUSING_BENEFIT: Test = { says: ['housing benefit'] }
const FROM_PAY: Test = {
  says: [
    'from your wages',
    'from your earnings',
    'deduct the money from your wages',
    'without going to court',
    'no court order is needed',
    'direct earnings attachment',
    'from your pay',
    'ask your employer',
  ],
}
const PUBLIC_MONEY: Test = {
  says: [
    'department for work and pensions',
    'dwp',
    'housing benefit',
    'universal credit',
    'social fund',
    'benefit overpayment',
    'overpaid',
  ],
}
const TAX_CREDITS: Test = { says: ['tax credit', 'tax credits'] }
const ENERGY: Test = {
  says: [
    'electricity',
    'gas supply',
    'gas account',
    'energy account',
    'energy supplier',
    'energy bill',
    'pre-payment meter',
    'prepayment meter',
  ],
}
/** A budget form beside a credit debt lists the electricity too. */
const CREDIT_DEBT_NAMED: Test = {
  says: [
    'consumer credit act',
    'credit card account',
    'catalogue account',
    'loan agreement',
    'regulated agreement',
  ],
}
const METER_WARRANT: Test = {
  says: [
    'warrant of entry',
    'warrant to enter',
    'pre-payment meter',
    'prepayment meter',
    'enter your home',
    'enter your property',
  ],
}
const WATER: Test = {
  says: [
    'water charges',
    'water bill',
    'water account',
    'wastewater',
    'sewerage',
    'cut off your water',
  ],
}
const PAY_DEDUCTIONS: Authority = {
  title: 'Welfare Reform Act 2012',
  provision:
    'section 105 (now Social Security Administration Act 1992, sections 71ZB to 71ZD and 75)',
  url: 'https://www.legislation.gov.uk/ukpga/2012/5/section/105',
  inForceFrom: '2013-04-08',
}
const OVERPAID_HOUSING_BENEFIT: Authority = {
  title: 'Housing Benefit Regulations 2006',
  provision: 'regulations 99 to 102',
  url: 'https://www.legislation.gov.uk/uksi/2006/213/regulation/100',
  inForceFrom: '2006-03-06',
}
const TAX_CREDITS_LAW: Authority = {
  title: 'Tax Credits Act 2002',
  provision: 'sections 28 and 29',
  url: 'https://www.legislation.gov.uk/ukpga/2002/21/section/28',
  inForceFrom: '2003-04-06',
}
const TAX_CREDITS_CODE: Authority = {
  title: 'HMRC Code of Practice 26',
  provision: 'what happens if we have paid you too much tax credits',
  url: 'https://www.gov.uk/government/publications/tax-credits-what-happens-if-youve-been-paid-too-much-cop26',
  inForceFrom: '2014-05-01',
}
const WAGES: Authority = {
  title: 'Employment Rights Act 1996',
  provision: 'sections 13 and 14',
  url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/14',
  inForceFrom: '1996-08-22',
}
const BACK_BILLING: Authority = {
  title: 'Electricity and gas supply licences',
  provision: 'Standard Licence Condition 21BA (back-billing)',
  url: 'https://www.ofgem.gov.uk/',
  inForceFrom: '2018-05-01',
}
const ABILITY_TO_PAY: Authority = {
  title: 'Electricity and gas supply licences',
  provision: 'Standard Licence Conditions 27 and 28 (help to pay, prepayment meters)',
  url: 'https://www.ofgem.gov.uk/',
  inForceFrom: '2020-12-15',
}
const ENTRY_WARRANT: Authority = {
  title: 'Rights of Entry (Gas and Electricity Boards) Act 1954',
  provision: 'sections 1 and 2',
  url: 'https://www.legislation.gov.uk/ukpga/Eliz2/2-3/21/contents',
  inForceFrom: '1986-08-24',
}
const NO_WATER_CUT: Authority = {
  title: 'Water Industry Act 1991',
  provision: 'section 61 and Schedule 4A',
  url: 'https://www.legislation.gov.uk/ukpga/1991/56/schedule/4A',
  inForceFrom: '1999-06-30',
}

export const CLAIMS_ON_PUBLIC_DEBTS: readonly Rule[] = [
  {
    ...LETTER,
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'BENEFIT_OVERPAYMENT'],
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.benefit-debt.from-pay',
    kind: 'right',
    rank: 9,
    when: { all: [PUBLIC_MONEY, FROM_PAY], not: [TAX_CREDITS] },
    says: 'For a benefit debt your employer can be told to take money from your pay with no court. Set limits apply. You can ask for less each month.',
    authority: PAY_DEDUCTIONS,
  },
  {
    ...LETTER,
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.benefit-debt.housing',
    kind: 'right',
    rank: 8,
    when: { all: [HOUSING_BENEFIT] },
    says: 'Overpaid Housing Benefit need not be paid back if the council made the mistake and you could not have known. Ask how it worked out the sum.',
    authority: OVERPAID_HOUSING_BENEFIT,
  },
  {
    ...LETTER,
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'BENEFIT_OVERPAYMENT'],
    id: 'gb.tax-credit-debt.law',
    kind: 'right',
    rank: 8,
    when: { all: [TAX_CREDITS], not: [MIGRATION_NOTICE] },
    says: 'You can ask for each tax credit decision that this debt rests on, and how the sum was worked out.',
    authority: TAX_CREDITS_LAW,
  },
  {
    ...LETTER,
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'BENEFIT_OVERPAYMENT'],
    id: 'gb.tax-credit-debt.code',
    kind: 'step',
    list: 'dispute_debt',
    rank: 8,
    when: { all: [TAX_CREDITS], not: [MIGRATION_NOTICE] },
    says: 'If the office made a mistake and you did your part, you can dispute having to pay it back. Ask for form TC846. It mostly must arrive within three months of the decision.',
    checkedOn: '2026-11-23',
    authority: TAX_CREDITS_CODE,
  },
  {
    ...CLAIM,
    kinds: ['LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.energy-debt.back-bill',
    kind: 'right',
    rank: 12,
    when: { all: [ENERGY], not: [CREDIT_DEBT_NAMED] },
    says: 'An energy firm may not bill you now for energy used over 12 months ago that it failed to bill, unless you blocked it.',
    authority: BACK_BILLING,
  },
  {
    ...LETTER,
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.energy-debt.plan',
    kind: 'right',
    rank: 13,
    when: { all: [ENERGY], not: [CREDIT_DEBT_NAMED] },
    says: 'Your energy firm must offer a plan that fits what you can afford. Ask for it even when a collector has written to you.',
    authority: ABILITY_TO_PAY,
  },
  {
    ...LETTER,
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.energy-debt.warrant',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 6,
    when: { all: [ENERGY, METER_WARRANT] },
    says: 'A collector may not come in unless you agree. To enter for a meter, the energy firm needs your yes or a warrant from magistrates, or a sheriff in Scotland.',
    authority: ENTRY_WARRANT,
  },
  {
    ...CLAIM,
    kinds: ['LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    nations: ENGLAND_AND_WALES,
    id: 'gb.water-debt.stays-on',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 5,
    when: { all: [WATER] },
    says: 'The water to your home cannot be cut off or slowed down because of this debt.',
    authority: NO_WATER_CUT,
  },
  {
    ...CLAIM,
    kinds: ['LETTER_BEFORE_CLAIM'],
    nations: ['scotland'],
    id: 'gb.lbc.scotland-not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 10,
    when: { not: [ACCIDENT_CLAIM] },
    says: 'No one can arrest your wages or bank account now. In most cases that needs a court decree, and then a charge that gives you 14 days.',
    authority: CREDIT_LAW.scotsEnforcement,
  },
  {
    ...LETTER,
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.pay-debt.overpaid-wages',
    kind: 'right',
    rank: 8,
    when: {
      all: [
        {
          says: [
            'salary overpayment',
            'overpayment of salary',
            'overpayment of wages',
            'overpaid wages',
            'overpaid salary',
            'net overpayment',
            'payroll',
          ],
        },
      ],
    },
    says: 'An employer can take overpaid wages out of later pay. If you have left, it must agree a plan with you or go to court. Ask how the sum was worked out, and offer what you can.',
    authority: WAGES,
  },
]
