/** Debts to a public body in letters of collectors. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { LAW } from './authority.ts'
import { FROM_FINES_OFFICE, FROM_STATE_OFFICE, ON_FINES } from './conditions.ts'

const LAWS = {
  rates: {
    title: 'Local government laws of the states',
    provision:
      'for example Local Government Act 1993 (NSW), sections 712 and 713; Local Government Act 1989 (Vic), sections 180 and 181',
    url: 'https://www.olg.nsw.gov.au/',
    inForceFrom: '2010-01-01',
  },
  ratesNsw: {
    title: 'Local Government Act 1993 (NSW), with the State Debt Recovery Act 2018 (NSW)',
    provision: 'sections 566(6) and 713 of the first (five years; debts passed to the state)',
    url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-1993-030',
    inForceFrom: '2019-03-01',
  },
  ratesVic: {
    title: 'Local Government Act 1989 (Vic)',
    provision: 'section 181 (three years, a court order and no plan)',
    url: 'https://www.legislation.vic.gov.au/',
    inForceFrom: '2023-06-20',
  },
  helpHardship: {
    title: 'Higher Education Support Act 2003',
    provision: 'section 154-50 (two years; reviewable under Part 5-7)',
    url: 'https://www.ato.gov.au/law/view/document?docid=PAC/20030149/154-50',
    inForceFrom: '2005-01-01',
  },
  ombudsman: {
    title: 'Ombudsman Act 1976, and the Ombudsman Acts of the states',
    provision: 'section 5 of the first (complaints about public offices)',
    url: 'https://www.legislation.gov.au/C2004A01611/latest',
    inForceFrom: '1977-07-01',
  },
} as const satisfies Record<string, Authority>

const OWED = {
  country: 'au',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

/** The test keeps these rows from questions, and adds offices that the reader takes for private. */
const OF_THE_STATE: readonly Test[] = [{ isOfficial: true }, FROM_STATE_OFFICE]

const ON_RATES: Test = {
  says: ['council rates', 'municipal rates', 'rates and charges', 'overdue rates', 'rates notice'],
}
const ON_STUDY: Test = {
  says: [
    'help debt',
    'hecs',
    'help repayment',
    'study and training support loan',
    'vet student loan',
  ],
}

const STATE = { ...OWED, when: { any: [...OF_THE_STATE] } } satisfies Partial<Rule>
const OTHER_DEBT = {
  ...OWED,
  when: { any: [...OF_THE_STATE], not: [FROM_FINES_OFFICE, ON_FINES, ON_RATES, ON_STUDY] },
} satisfies Partial<Rule>
const RATES = {
  ...OWED,
  creditor: 'public',
  when: { all: [{ isOfficial: true }, ON_RATES], not: [FROM_FINES_OFFICE] },
} satisfies Partial<Rule>
const STUDY = {
  ...OWED,
  kinds: ['DEBT_COLLECTION_LETTER', 'TAX_DEMAND'],
  when: { all: [{ sender: ['australian taxation office'] }, ON_STUDY] },
} satisfies Partial<Rule>

export const PUBLIC_DEBTS: readonly Rule[] = [
  {
    ...STATE,
    id: 'au.public.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 30,
    says: 'Look for what it is for, how the sum is made up and the last day to act.',
    authority: LAW.ndh,
  },
  {
    ...OTHER_DEBT,
    id: 'au.public.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 20,
    says: 'This comes from a public body. Some of them can take pay or bank money without a new court case. Act before the last day.',
    authority: LAW.atoGarnish,
  },
  {
    ...STATE,
    id: 'au.public.rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 20,
    says: 'You can ask what it is for, say that it is wrong, and ask to pay over time.',
    authority: LAW.ndh,
  },
  {
    ...STATE,
    id: 'au.public.know-counsellor',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 30,
    says: 'A free financial counsellor can speak to the office for you and ask for a plan or a write-off.',
    authority: LAW.ndh,
  },
  {
    ...STATE,
    id: 'au.public.right-ombudsman',
    kind: 'right',
    rank: 50,
    says: 'If a public office treats you unfairly, you can complain to the Ombudsman of your state or of the Commonwealth for free.',
    authority: LAWS.ombudsman,
  },
  {
    ...STATE,
    id: 'au.public.step-check',
    kind: 'step',
    list: 'first',
    rank: 12,
    says: 'Check the name, the sum and what it is for. If it is paid or not yours, write to them with proof.',
    authority: LAW.ndh,
  },
  {
    ...STATE,
    id: 'au.public.step-call',
    kind: 'step',
    list: 'first',
    rank: 14,
    says: 'Call the office before the last day and ask to pay over time. Get the plan in writing.',
    authority: LAW.ndh,
  },
  {
    ...STATE,
    id: 'au.public.option-plan',
    kind: 'option',
    option: 'negotiate',
    rank: 20,
    title: 'Ask to pay over time',
    cost: 'The sum you agree.',
    time: 'Days.',
    risk: 'If you miss a payment, they can act.',
    bestFor: 'You owe it but cannot pay at once.',
    says: 'Show your income and costs. Offer a sum that you can keep up.',
    authority: LAW.ndh,
  },
  {
    ...STATE,
    id: 'au.public.option-dispute',
    kind: 'option',
    option: 'dispute',
    rank: 30,
    title: 'Say that it is wrong',
    cost: 'Free.',
    time: 'Weeks.',
    risk: 'The sum may grow while they look.',
    bestFor: 'It is paid, not yours, or the sum is wrong.',
    says: 'Write to the office with your proof. Ask it to hold off until it answers.',
    authority: LAW.ndh,
  },
  {
    ...RATES,
    id: 'au.public.rates-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'A council mostly goes to court for unpaid rates. After years unpaid, it can sell the land. A payment plan can stop both.',
    authority: LAWS.rates,
  },
  {
    ...RATES,
    id: 'au.public.rates-nsw',
    kind: 'right',
    regions: ['AU-NSW'],
    rank: 7,
    says: 'In New South Wales a home can be sold only for rates more than five years late. A council can pass the debt to Revenue NSW.',
    authority: LAWS.ratesNsw,
  },
  {
    ...RATES,
    id: 'au.public.rates-vic',
    kind: 'right',
    regions: ['AU-VIC'],
    rank: 7,
    says: 'In Victoria land can be sold only if rates are over three years late, a court ordered payment and there is no plan.',
    authority: LAWS.ratesVic,
  },
  {
    ...STUDY,
    id: 'au.public.study-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'A HELP repayment is collected like tax. The ATO can take late sums from a bank or employer with a notice and no court.',
    authority: LAW.atoGarnish,
  },
  {
    ...STUDY,
    id: 'au.public.study-right-hardship',
    kind: 'right',
    rank: 4,
    says: 'If a HELP repayment causes serious hardship, ask the ATO to lower it. Apply within two years of the notice.',
    authority: LAWS.helpHardship,
  },
  {
    ...STUDY,
    id: 'au.public.study-right-review',
    kind: 'right',
    rank: 6,
    says: 'If the ATO says no to that, the decision can be reviewed. Keep the letter with the no.',
    authority: LAWS.helpHardship,
  },
]
