/** Debts to the state: fines in collection, council rates and study loans, where no firm asks. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { LAW } from './authority.ts'
import { FROM_STATE_OFFICE } from './conditions.ts'

const LAWS = {
  fines: {
    title: 'Fines laws of the states',
    provision:
      'for example Fines Act 1996 (NSW), sections 58 to 77; Fines Reform Act 2014 (Vic), Part 7; State Penalties Enforcement Act 1999 (Qld), section 75; Fines, Penalties and Infringement Notices Enforcement Act 1994 (WA), Part 7',
    url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-1996-099',
    inForceFrom: '2021-01-01',
  },
  hardshipNsw: {
    title: 'Fines Act 1996 (NSW)',
    provision:
      'sections 99B, 100, 101 and 101B (work, time to pay, write-off, Hardship Review Board)',
    url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-1996-099',
    inForceFrom: '2018-07-01',
  },
  refundNsw: {
    title: 'Fines Act 1996 (NSW)',
    provision: 'section 77A (garnishee order refunds in case of hardship)',
    url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-1996-099',
    inForceFrom: '2018-07-01',
  },
  finesVic: {
    title: 'Fines Reform Act 2014 (Vic)',
    provision:
      'sections 10A to 10D, 23 to 25, 32 and 119 (permit, final demand, review, seven days)',
    url: 'https://www.legislation.vic.gov.au/',
    inForceFrom: '2017-12-31',
  },
  earningsVic: {
    title: 'Fines Reform Act 2014 (Vic)',
    provision: 'Part 7 and section 68 (attachment of earnings direction, 14 days)',
    url: 'https://www.legislation.vic.gov.au/',
    inForceFrom: '2017-12-31',
  },
  finesQld: {
    title: 'State Penalties Enforcement Act 1999 (Qld)',
    provision: 'sections 75 and 77 (fine collection notice, and its review)',
    url: 'https://www.legislation.qld.gov.au/',
    inForceFrom: '2018-01-01',
  },
  finesWa: {
    title: 'Fines, Penalties and Infringement Notices Enforcement Act 1994 (WA)',
    provision: 'sections 21B to 21H (time to pay order within your means)',
    url: 'https://www.legislation.wa.gov.au/',
    inForceFrom: '2021-01-01',
  },
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

const FROM_FINES_OFFICE: Test = {
  sender: [
    'revenue nsw',
    'fines victoria',
    'state penalties enforcement',
    'fines enforcement',
    'fines and recovery',
  ],
}
const ON_FINES: Test = {
  says: [
    'overdue fine',
    'overdue fines',
    'unpaid fine',
    'unpaid fines',
    'court fine',
    'your fine',
    'your fines',
  ],
}
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
const FINES = {
  ...OWED,
  when: { all: [FROM_FINES_OFFICE, ON_FINES] },
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
    ...FINES,
    id: 'au.public.fines-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'This office collects fines for the state. It can stop a licence and take money from pay or a bank, mostly with no court.',
    authority: LAWS.fines,
  },
  {
    ...FINES,
    id: 'au.public.fines-nsw',
    kind: 'right',
    regions: ['AU-NSW'],
    rank: 4,
    says: 'In New South Wales ask for time to pay, a work and development order or a write-off. After a no, the Hardship Review Board can look.',
    authority: LAWS.hardshipNsw,
  },
  {
    ...FINES,
    id: 'au.public.fines-nsw-refund',
    kind: 'right',
    regions: ['AU-NSW'],
    rank: 6,
    says: 'If Revenue NSW took money by a garnishee order and you are in hardship, ask it to pay some or all of it back.',
    authority: LAWS.refundNsw,
  },
  {
    ...FINES,
    id: 'au.public.fines-vic',
    kind: 'right',
    regions: ['AU-VIC'],
    rank: 4,
    says: 'In Victoria ask Fines Victoria for a review, a plan or a work and development permit before the final demand ends.',
    authority: LAWS.finesVic,
  },
  {
    ...FINES,
    id: 'au.public.fines-vic-pay',
    kind: 'right',
    regions: ['AU-VIC'],
    rank: 6,
    says: 'If Fines Victoria takes from your pay and that causes hardship, you have 14 days to ask it to change or cancel that.',
    authority: LAWS.earningsVic,
  },
  {
    ...FINES,
    id: 'au.public.fines-qld',
    kind: 'right',
    regions: ['AU-QLD'],
    rank: 4,
    says: 'In Queensland SPER can order your bank or employer to pay with no court. You can ask SPER to review, change or pause that notice.',
    authority: LAWS.finesQld,
  },
  {
    ...FINES,
    id: 'au.public.fines-wa',
    kind: 'right',
    regions: ['AU-WA'],
    rank: 4,
    says: 'In Western Australia ask for a time to pay order. It must fit your means, and enforcement stops while you keep to it.',
    authority: LAWS.finesWa,
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
