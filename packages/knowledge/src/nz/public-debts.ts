/** Debts to the state: court fines, council rates and student loans, where no firm asks. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { LAW } from './authority.ts'
import { FROM_INLAND_REVENUE } from './conditions.ts'
import { LAWS } from './public-debt-law.ts'

const OWED = {
  country: 'nz',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

/** The test keeps these rows from questions, and adds letters of Inland Revenue, which the reader takes for private. */
const OF_THE_STATE: readonly Test[] = [{ isOfficial: true }, FROM_INLAND_REVENUE]

const STATE = { ...OWED, when: { any: [...OF_THE_STATE] } } satisfies Partial<Rule>

const FROM_FINES_OFFICE: Test = {
  sender: ['ministry of justice', 'district court', 'fines collection'],
}
const ON_COURT_FINES: Test = { says: ['court fine', 'court fines', 'reparation'] }
const ON_RATES: Test = {
  says: ['council rates', 'rates arrears', 'overdue rates', 'unpaid rates', 'rates instalment'],
}

const FINES = {
  ...OWED,
  creditor: 'public',
  when: { all: [{ isOfficial: true }], any: [FROM_FINES_OFFICE, ON_COURT_FINES], not: [ON_RATES] },
} satisfies Partial<Rule>
const RATES = {
  ...OWED,
  creditor: 'public',
  when: { all: [{ isOfficial: true }, ON_RATES], not: [FROM_FINES_OFFICE] },
} satisfies Partial<Rule>
const OTHER_DEBT = {
  ...OWED,
  when: { any: [...OF_THE_STATE], not: [FROM_FINES_OFFICE, ON_COURT_FINES, ON_RATES] },
} satisfies Partial<Rule>

const STUDENT_LOAN = {
  ...OWED,
  when: { all: [FROM_INLAND_REVENUE, { says: ['student loan', 'student loans'] }] },
} satisfies Partial<Rule>

export const PUBLIC_DEBTS: readonly Rule[] = [
  {
    ...STATE,
    id: 'nz.public.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 30,
    says: 'Look for what it is for, how the sum is made up and the last day to act.',
    authority: LAWS.ask,
  },
  {
    ...OTHER_DEBT,
    id: 'nz.public.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 20,
    says: 'This comes from a public body. Some of them can take pay or bank money without a new court case. Act before the last day.',
    authority: LAW.irdDeduct,
  },
  {
    ...STATE,
    id: 'nz.public.rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 20,
    says: 'You can ask what it is for, say that it is wrong, and ask to pay over time.',
    authority: LAWS.ask,
  },
  {
    ...STATE,
    id: 'nz.public.know-mentor',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 30,
    says: 'A financial mentor can talk to the office for you, for free. MoneyTalks finds one.',
    authority: LAW.moneytalks,
  },
  {
    ...STATE,
    id: 'nz.public.right-file',
    kind: 'right',
    rank: 40,
    says: 'You can ask for what they hold on you about this debt. They must answer within 20 working days.',
    authority: LAWS.ask,
  },
  {
    ...STATE,
    id: 'nz.public.right-ombudsman',
    kind: 'right',
    rank: 50,
    says: 'If a ministry or a council treats you unfairly, you can complain to the Ombudsman for free.',
    authority: LAWS.ombudsman,
  },
  {
    ...STATE,
    id: 'nz.public.step-check',
    kind: 'step',
    list: 'first',
    rank: 12,
    says: 'Check the name, the sum and what it is for. If it is paid or not yours, write to them with proof.',
    authority: LAWS.ask,
  },
  {
    ...STATE,
    id: 'nz.public.step-call',
    kind: 'step',
    list: 'first',
    rank: 14,
    says: 'Call the office before the last day and ask to pay over time. Get the plan in writing.',
    authority: LAW.moneytalks,
  },
  {
    ...STATE,
    id: 'nz.public.option-plan',
    kind: 'option',
    option: 'negotiate',
    rank: 20,
    title: 'Ask to pay over time',
    cost: 'The sum you agree.',
    time: 'Days.',
    risk: 'If you miss a payment, they can act.',
    bestFor: 'You owe it but cannot pay at once.',
    says: 'Show your income and costs. Offer a sum that you can keep up.',
    authority: LAW.moneytalks,
  },
  {
    ...STATE,
    id: 'nz.public.option-dispute',
    kind: 'option',
    option: 'dispute',
    rank: 30,
    title: 'Say that it is wrong',
    cost: 'Free.',
    time: 'Weeks.',
    risk: 'The sum may grow while they look.',
    bestFor: 'It is paid, not yours, or the sum is wrong.',
    says: 'Write to the office with your proof. Ask it to hold off until it answers.',
    authority: LAWS.ask,
  },
  {
    ...FINES,
    id: 'nz.public.fines-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'These are fines. The court can take money from your pay, benefit or bank, or take things, without a new court case.',
    authority: LAWS.fines,
  },
  {
    ...FINES,
    id: 'nz.public.fines-seized',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 5,
    says: 'If they take your car or things, you have seven days to pay or to ask for time before they are sold.',
    authority: LAWS.seized,
  },
  {
    ...FINES,
    id: 'nz.public.fines-right-time',
    kind: 'right',
    rank: 4,
    says: 'You can arrange to pay fines over time. Call 0800 4 FINES before they act.',
    authority: LAW.fines,
  },
  {
    ...FINES,
    id: 'nz.public.fines-right-reminder',
    kind: 'right',
    rank: 6,
    says: 'If it began as a ticket and no reminder notice came, or you had asked for a hearing, ask the court to put it right.',
    authority: LAWS.noReminder,
  },
  {
    ...FINES,
    id: 'nz.public.fines-right-licence',
    kind: 'right',
    rank: 8,
    says: 'For traffic fines they can stop your licence. First they must send a warning, and you have 14 days to pay or agree on a plan.',
    authority: LAWS.licence,
  },
  {
    ...RATES,
    id: 'nz.public.rates-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'A council can sue when rates are four months late, or make the bank of your mortgage pay. It takes no pay by itself.',
    authority: LAWS.ratesClaim,
  },
  {
    ...RATES,
    id: 'nz.public.rates-six-years',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 5,
    says: 'A council has six years to go to court for unpaid rates, from the last payment day of that rating year.',
    authority: LAWS.ratesClaim,
  },
  {
    ...RATES,
    id: 'nz.public.rates-right-object',
    kind: 'right',
    rank: 7,
    says: 'If the council’s record of your property is wrong, you can object. It must tell you its decision in writing.',
    authority: LAWS.ratesRecord,
  },
  {
    ...RATES,
    id: 'nz.public.rates-sale',
    kind: 'right',
    rank: 9,
    says: 'A home can be sold for rates only after a court judgment, and with a notice of six months in which you can still pay.',
    authority: LAWS.ratesSale,
  },
  {
    ...STUDENT_LOAN,
    id: 'nz.public.loan-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'Inland Revenue can take overdue student loan money from pay or a bank account with no court case.',
    authority: LAWS.loanRecovery,
  },
  {
    ...STUDENT_LOAN,
    id: 'nz.public.loan-who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 5,
    says: 'Inland Revenue collects student loans for the state. Check the sum in myIR, not through a link.',
    authority: LAW.ird,
  },
  {
    ...STUDENT_LOAN,
    id: 'nz.public.loan-right-hardship',
    kind: 'right',
    rank: 4,
    says: 'If repayments would leave you without enough to live, ask Inland Revenue for hardship relief. It can lower them.',
    authority: LAWS.loanHardship,
  },
  {
    ...STUDENT_LOAN,
    id: 'nz.public.loan-step-plan',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Call Inland Revenue or use myIR before the last day. Ask to pay what is late by instalments.',
    authority: LAW.ird,
  },
]
