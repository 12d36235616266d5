/** Rights that bear on a question about debt without answering it alone. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CREDIT_LAW } from './authority.ts'
import { heldCase } from './cite-case.ts'
import { CHECKED, ENGLAND_AND_WALES, cite } from './cite-law.ts'

const ASK = { ...CHECKED, kinds: ['ENQUIRY'] } satisfies Partial<Rule>
const DEBT = { ...ASK, topics: ['debt'] } satisfies Partial<Rule>
const BAILIFFS: Test = { says: ['bailiff', 'bailiffs', 'enforcement agent', 'enforcement agents'] }
const SOMEONE_ELSE: Test = {
  says: [
    'my ex',
    "my brother's",
    'my brother',
    'his council tax',
    'his debt',
    'her debt',
    'my partner',
    'not my debt',
    'not even mine',
    'not mine',
    'on finance',
    'the debts mine',
    "partner's car",
    'partners car',
    'in my name',
    'are mine',
    'my flatmate',
    'my housemate',
    'housemate',
    'previous tenant',
  ],
}
const CREDIT_OWNER: Test = {
  says: [
    'pra group',
    'lowell',
    'cabot',
    'arrow global',
    'hoist',
    'catalogue',
    'credit card',
    'store card',
    'loan',
    'overdraft',
    'finance',
  ],
}
const CLAIMED: Test = {
  says: [
    'claim form',
    'county court',
    'court claim',
    'debt collector',
    'bought the debt',
    'recognise',
  ],
}
const TOO_OLD: Test = { says: ['statute barred', 'six years', '6 years', 'too old', 'years ago'] }
const MADE_ELSEWHERE: Test = {
  says: [
    'when i took it out',
    'took it out in',
    'lived in england',
    'was in england',
    'moved from england',
    'moved to scotland',
    'live in scotland now',
  ],
}
const CLEAR_DEBTS: Test = {
  says: [
    'debt relief order',
    'dro',
    'written off',
    'write off',
    'iva',
    'government scheme',
    'bankrupt',
    'bankruptcy',
  ],
}
const SHERIFF_OFFICERS: Test = {
  says: [
    'charge for payment',
    'sheriff officers',
    'sheriff officer',
    'earnings arrestment',
    'bank arrestment',
  ],
}
const OTHERS_GOODS: Authority = {
  title: 'Civil Procedure Rules 1998',
  provision: 'CPR 85.4 (claim to controlled goods)',
  url: 'https://www.justice.gov.uk/courts/procedure-rules/civil/rules/part85-claims-on-controlled-goods-and-executed-goods',
  inForceFrom: '2014-04-06',
}
const CREDIT_CLOCK: Authority = {
  title: 'Doyle v PRA Group (UK) Ltd',
  provision: '[2019] EWCA Civ 12',
  url: heldCase('EWCA Civ', '12', '2019-01-23').url,
  inForceFrom: '2019-01-23',
}
const RELIEF_ORDER: Authority = {
  title: 'Insolvency Act 1986',
  provision: 'Part 7A, sections 251A to 251X',
  url: 'https://www.legislation.gov.uk/ukpga/1986/45/part/7A',
  inForceFrom: '2024-06-28',
}
const BANK_ARREST: Authority = {
  title: 'Debtors (Scotland) Act 1987',
  provision:
    'section 73F (protected minimum balance), with Debt Arrangement and Attachment (Scotland) Act 2002, section 10',
  url: 'https://www.legislation.gov.uk/ukpga/1987/18/section/73F',
  inForceFrom: '2022-11-01',
}
const OTHER_NATIONS_CLOCK: Authority = {
  title: 'Prescription and Limitation (Scotland) Act 1973',
  provision: 'section 23A, with Limitation Act 1980, section 5',
  url: 'https://www.legislation.gov.uk/ukpga/1973/52/section/23A',
  inForceFrom: '1984-09-26',
}

export const ENQUIRY_RIGHTS_DEBT: readonly Rule[] = [
  {
    ...DEBT,
    nations: ENGLAND_AND_WALES,
    id: 'gb.ask-bailiff.right-goods-of-others',
    kind: 'right',
    rank: 20,
    when: { all: [BAILIFFS, SOMEONE_ELSE] },
    says: 'Bailiffs may take only what belongs to the person who owes. Write to the firm that the things are yours and send proof. If they took them, do it within seven days.',
    authority: OTHERS_GOODS,
  },
  {
    ...DEBT,
    checkBy: '2027-05-31',
    id: 'gb.ask-debt.right-agreement-copy',
    kind: 'right',
    rank: 24,
    when: { all: [CREDIT_OWNER, CLAIMED] },
    says: 'For a credit debt you can ask the owner for the agreement and a statement, for £1. Ask even if a court form has come, and still answer the form in time.',
    authority: CREDIT_LAW.copyOfAgreement,
  },
  {
    ...DEBT,
    nations: ENGLAND_AND_WALES,
    id: 'gb.ask-debt.right-credit-clock',
    kind: 'right',
    rank: 26,
    when: { all: [CREDIT_OWNER, TOO_OLD] },
    says: 'For many credit debts the six years start only when the time in a default notice runs out. Find the date of that notice before you say that it is too old.',
    authority: CREDIT_CLOCK,
  },
  {
    ...DEBT,
    nations: ENGLAND_AND_WALES,
    id: 'gb.ask-debt.right-relief-order',
    kind: 'right',
    rank: 22,
    when: { all: [CLEAR_DEBTS] },
    says: 'A debt relief order clears most debts up to £50,000 after a year. It is for people with little spare income and few things. It is free, through a debt adviser.',
    authority: RELIEF_ORDER,
  },
  {
    ...DEBT,
    nations: ['scotland'],
    id: 'gb.ask-debt.scotland-right-moratorium',
    kind: 'right',
    rank: 20,
    when: { all: [SHERIFF_OFFICERS] },
    says: 'A moratorium stops most steps by sheriff officers for six months. A money adviser can apply for it today, or you can apply online.',
    authority: CREDIT_LAW.scotsMoratorium,
  },
  {
    ...DEBT,
    nations: ['scotland'],
    id: 'gb.ask-debt.scotland-right-bank-minimum',
    kind: 'right',
    rank: 21,
    when: { all: [SHERIFF_OFFICERS] },
    says: 'If a bank account is arrested, the law leaves a set minimum in it for you. Before they take goods, they must give you a debt advice and information pack.',
    authority: BANK_ARREST,
  },
  {
    ...DEBT,
    nations: ['scotland'],
    id: 'gb.ask-debt.scotland-right-made-elsewhere',
    kind: 'right',
    rank: 22,
    when: { all: [MADE_ELSEWHERE] },
    says: 'The time limit goes by the law of the contract, not by where you live now. A loan made in England is most often under English law, with six years, which a payment or signed note can restart.',
    authority: OTHER_NATIONS_CLOCK,
  },
  {
    ...DEBT,
    nations: ['scotland'],
    id: 'gb.ask-debt.scotland-right-summary-warrant',
    kind: 'right',
    rank: 20,
    when: { all: [{ says: ['summary warrant'] }] },
    says: 'A summary warrant is granted without a hearing. If you do not owe the tax, or have paid, write to the council at once and ask it to withdraw the warrant.',
    authority: cite('finance', 'Schedule 8, paragraph 2', 'schedule/8'),
  },
]
