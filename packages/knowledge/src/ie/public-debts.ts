/** Debts to a public body in letters of collectors. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { LAW } from './authority-debt.ts'
import { COURT_SENDER } from './conditions.ts'

/** The name of a private firm can sound like an office. */
const AGENCY_NAME: Test = {
  sender: ['collection agency', 'collections agency', 'recovery agency', 'credit agency'],
}
const NO_AGENCY = { not: [AGENCY_NAME] } satisfies Rule['when']
const NO_FINE_OR_AGENCY = {
  not: [AGENCY_NAME, COURT_SENDER],
} satisfies Rule['when']
const COUNCIL = { any: [{ sender: ['council'] }] } satisfies Rule['when']
const RATES = {
  any: [
    {
      says: [
        'commercial rates',
        'rates arrears',
        'arrears of rates',
        'rates office',
        'rates department',
        'rates account',
        'rates bill',
        'rate demand',
        'rate collector',
      ],
    },
  ],
} satisfies Rule['when']
const COUNCIL_RENT = {
  any: [
    {
      says: [
        'tenancy warning',
        'differential rent',
        'rent account',
        'rent arrears',
        'arrears of rent',
        'housing rent',
      ],
    },
  ],
} satisfies Rule['when']
const MOTOR_TAX = { any: [{ says: ['motor tax', 'motortax'] }] } satisfies Rule['when']

const PUBLIC = {
  country: 'ie',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  creditor: 'public',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
} satisfies Partial<Rule>

export const PUBLIC_DEBTS: readonly Rule[] = [
  {
    ...PUBLIC,
    id: 'ie.public-debt.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    when: NO_AGENCY,
    says: 'A public body says that you owe it money. Look at what it is for, which time it covers, and by when it wants an answer.',
    authority: {
      title: 'Citizens Information: types of debt and help',
      provision: 'debts to public bodies: tax, welfare, council rent, charges and court fines',
      url: 'https://www.citizensinformation.ie/en/money-and-tax/personal-finance/debt/',
      inForceFrom: '2018-01-01',
    },
  },
  {
    ...PUBLIC,
    id: 'ie.public-debt.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    when: NO_AGENCY,
    says: 'Take this letter seriously. Some public bodies can take money from wages or a bank account, with no court. Answer by the day it names.',
    authority: {
      title: 'Taxes Consolidation Act 1997 and Social Welfare Consolidation Act 2005',
      provision:
        'sections 960L and 1002 (sheriff, attachment) of the first, Part 11A (attachment) of the second',
      url: 'https://revisedacts.lawreform.ie/eli/1997/act/39/revised/en/html',
      inForceFrom: '2014-09-01',
    },
  },
  {
    ...PUBLIC,
    id: 'ie.public-debt.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 10,
    when: NO_AGENCY,
    says: 'This comes from a public body: a council, a department, Revenue or the Courts Service. The law gives each its own ways to get money in.',
    authority: {
      title: 'Citizens Information: types of debt and help',
      provision: 'debts to public bodies: tax, welfare, council rent, charges and court fines',
      url: 'https://www.citizensinformation.ie/en/money-and-tax/personal-finance/debt/',
      inForceFrom: '2018-01-01',
    },
  },
  {
    ...PUBLIC,
    id: 'ie.public-debt.rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    when: NO_AGENCY,
    says: 'You can ask how the sum is made up, say why it is wrong, and ask for time to pay. Do it in writing.',
    authority: {
      title: 'Citizens Information: types of debt and help',
      provision: 'debts to public bodies: tax, welfare, council rent, charges and court fines',
      url: 'https://www.citizensinformation.ie/en/money-and-tax/personal-finance/debt/',
      inForceFrom: '2018-01-01',
    },
  },
  {
    ...PUBLIC,
    id: 'ie.public-debt.council-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 6,
    when: COUNCIL,
    says: 'A council can take you to court for this money. Then costs are added, and a sheriff can collect. Agree a plan before that.',
    authority: LAW.claimNotice,
  },
  {
    ...PUBLIC,
    id: 'ie.public-debt.right-rates',
    kind: 'right',
    rank: 5,
    when: RATES,
    says: 'Ask the rates office for a payment plan now. Unpaid rates carry interest from the next 1 January. If you own the place, they are a charge on it. Ask if the council has a scheme to waive rates.',
    authority: {
      title: 'Local Government Rates and Other Matters Act 2019',
      provision: 'sections 12 (interest), 14 (charge on the property) and 15 (waiver schemes)',
      url: 'https://revisedacts.lawreform.ie/eli/2019/act/24/front/revised/en/html',
      inForceFrom: '2024-01-01',
    },
  },
  {
    ...PUBLIC,
    id: 'ie.public-debt.rent-right-warning',
    kind: 'right',
    rank: 5,
    when: COUNCIL_RENT,
    says: 'A council must mostly send a tenancy warning first. You then have two months to pay the rent or agree a plan. Only the District Court can order you out.',
    authority: {
      title: 'Housing (Miscellaneous Provisions) Act 2014',
      provision: 'sections 8 (rent warning, two months), 10 (review) and 12 (District Court)',
      url: 'https://revisedacts.lawreform.ie/eli/2014/act/21/section/8/revised/en/html',
      inForceFrom: '2015-04-13',
    },
  },
  {
    ...PUBLIC,
    id: 'ie.public-debt.motor-know-arrears',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 5,
    when: MOTOR_TAX,
    says: 'Motor tax arrears must be paid before the car can be taxed again. Off the road counts only if you said so in advance. The gardaí can take a car that was not taxed for months.',
    authority: {
      title: 'Non-Use of Motor Vehicles Act 2013, with Road Traffic Act 1994',
      provision:
        'declaration of non-use in advance, with section 41 of the Act of 1994 (untaxed vehicle detained) and Finance (Excise Duties) (Vehicles) Act 1952, section 1 (the tax)',
      url: 'https://www.irishstatutebook.ie/eli/2013/act/16/enacted/en/html',
      inForceFrom: '2013-10-01',
    },
  },
  {
    ...PUBLIC,
    id: 'ie.public-debt.step-check',
    kind: 'step',
    list: 'first',
    rank: 10,
    when: NO_AGENCY,
    says: 'Compare the letter with your papers: what it is for, the time, the sum and what you already paid.',
    authority: {
      title: 'Citizens Information: types of debt and help',
      provision: 'debts to public bodies: tax, welfare, council rent, charges and court fines',
      url: 'https://www.citizensinformation.ie/en/money-and-tax/personal-finance/debt/',
      inForceFrom: '2018-01-01',
    },
  },
  {
    ...PUBLIC,
    id: 'ie.public-debt.step-contact',
    kind: 'step',
    list: 'first',
    rank: 20,
    when: NO_AGENCY,
    says: 'Contact the office before the day in the letter. If you cannot pay at once, say what you can pay each week or month.',
    authority: {
      title: 'Citizens Information: types of debt and help',
      provision: 'debts to public bodies: tax, welfare, council rent, charges and court fines',
      url: 'https://www.citizensinformation.ie/en/money-and-tax/personal-finance/debt/',
      inForceFrom: '2018-01-01',
    },
  },
  {
    ...PUBLIC,
    id: 'ie.public-debt.step-mabs',
    kind: 'step',
    list: 'first',
    rank: 30,
    when: NO_AGENCY,
    says: 'Call MABS on 0818 07 2000. It is free. They help you with a budget and can talk to the office for you.',
    authority: LAW.mabs,
  },
  {
    ...PUBLIC,
    id: 'ie.public-debt.opt-plan',
    kind: 'option',
    option: 'negotiate',
    rank: 10,
    when: NO_FINE_OR_AGENCY,
    title: 'Ask to pay in parts',
    cost: 'The sum that you agree.',
    time: 'Days to weeks.',
    risk: 'If you miss a part, they can go on at once.',
    bestFor: 'You owe it and cannot pay all at once.',
    says: 'Ask the office in writing for a plan. Show your income and costs, and offer what you can keep up.',
    authority: LAW.mabs,
  },
]
