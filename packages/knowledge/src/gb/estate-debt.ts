/** A letter about a debt of somebody who died. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'

const PAPER = {
  ...CHECKED,
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'UTILITY_BILL_DEMAND', 'OTHER'],
  papers: ['estate_debt'],
} satisfies Partial<Rule>

const GUIDE: Authority = {
  title: 'MoneyHelper: debts of someone who has died',
  provision: 'who pays, and from what',
  url: 'https://www.moneyhelper.org.uk/en/family-and-care/death-and-bereavement',
  inForceFrom: '1926-01-01',
}
const ESTATES: Authority = {
  title: 'Administration of Estates Act 1925',
  provision: 'sections 25, 32 and 34, with Schedule 1, Part II',
  url: 'https://www.legislation.gov.uk/ukpga/Geo5/15-16/23/section/34',
  inForceFrom: '1926-01-01',
}
const ORDER: Authority = {
  title: 'Administration of Insolvent Estates of Deceased Persons Order 1986',
  provision: 'articles 3 to 5',
  url: 'https://www.legislation.gov.uk/uksi/1986/1999/contents',
  inForceFrom: '1986-12-29',
}
const NOTICE: Authority = {
  title: 'Trustee Act 1925',
  provision: 'section 27 (notice to creditors)',
  url: 'https://www.legislation.gov.uk/ukpga/Geo5/15-16/19/section/27',
  inForceFrom: '1926-01-01',
}
const CARE: Authority = {
  title: 'FCA Consumer Credit sourcebook (CONC)',
  provision: 'CONC 7.3 (fair treatment of customers in arrears), with PRIN 2A',
  url: 'https://handbook.fca.org.uk/handbook/CONC/7/3.html',
  inForceFrom: '2014-04-01',
}
const LIMIT: Authority = {
  title: 'Limitation Act 1980',
  provision: 'section 5 (six years)',
  url: 'https://www.legislation.gov.uk/ukpga/1980/58/section/5',
  inForceFrom: '1981-05-01',
}
const SCOTS_LAW: Authority = {
  title: 'Bankruptcy (Scotland) Act 2016',
  provision: 'order of payment from an estate, with the six-month rule for executors',
  url: 'https://www.legislation.gov.uk/asp/2016/21/contents',
  inForceFrom: '2016-11-30',
}
const NI_LAW: Authority = {
  title: 'Administration of Estates Act (Northern Ireland) 1955',
  provision: 'sections 29 and 30 and Schedule 1 (payment of debts)',
  url: 'https://www.legislation.gov.uk/apni/1955/24/contents',
  inForceFrom: '1956-01-01',
}

export const ESTATE_DEBT: readonly Rule[] = [
  {
    ...PAPER,
    id: 'gb.estate-debt.not-yours',
    kind: 'fact',
    slot: 'reality_check',
    rank: 1,
    says: 'Such a debt is paid from what the person left, not from your money. It is yours only if you signed for it too.',
    authority: GUIDE,
  },
  {
    ...PAPER,
    id: 'gb.estate-debt.step-tell',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Tell them the date of death and who deals with the estate. Ask for a statement and proof, and promise nothing.',
    authority: CARE,
  },
  {
    ...PAPER,
    id: 'gb.estate-debt.step-list',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Before anybody is paid, list all that the person left and all that they owed. Pay nothing from your own money.',
    authority: GUIDE,
  },
  {
    ...PAPER,
    id: 'gb.estate-debt.step-insurance',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Look for insurance that pays such a debt at death: life cover, cover with the loan, or a benefit from work.',
    authority: GUIDE,
  },
  {
    ...PAPER,
    id: 'gb.estate-debt.right-not-enough',
    kind: 'right',
    rank: 2,
    says: 'If the estate is too small, the rest of the debt is not paid. Family does not have to make it up.',
    authority: GUIDE,
  },
  {
    ...PAPER,
    id: 'gb.estate-debt.right-time',
    kind: 'right',
    rank: 3,
    says: 'A lender or collector must treat you fairly and with care. Ask them to wait, and to stop charges, until the estate is clear.',
    authority: CARE,
  },
  {
    ...PAPER,
    nations: ENGLAND_AND_WALES,
    id: 'gb.estate-debt.right-order',
    kind: 'right',
    rank: 4,
    says: 'A fair funeral and the costs of the estate come first. Loans and cards come later, and share alike if money is short.',
    authority: ORDER,
  },
  {
    ...PAPER,
    nations: ENGLAND_AND_WALES,
    id: 'gb.estate-debt.right-old',
    kind: 'right',
    rank: 7,
    says: 'A debt can be too old here too: most are after six years without a payment or written admission. Check before you pay.',
    authority: LIMIT,
  },
  {
    ...PAPER,
    id: 'gb.estate-debt.warning-joint',
    kind: 'warning',
    severity: 'medium',
    rank: 3,
    says: 'If you had the loan or account together, or signed as guarantor, you still owe it. Ask for a plan you can afford.',
    authority: GUIDE,
  },
  {
    ...PAPER,
    nations: ENGLAND_AND_WALES,
    id: 'gb.estate-debt.warning-executor',
    kind: 'warning',
    severity: 'medium',
    rank: 4,
    says: 'An executor who hands out money, or pays in the wrong order, while debts are open may have to pay them.',
    authority: ESTATES,
  },
  {
    ...PAPER,
    nations: ENGLAND_AND_WALES,
    id: 'gb.estate-debt.insight-notice',
    kind: 'insight',
    severity: 'low',
    confidence: 0.9,
    rank: 5,
    says: 'A notice in The Gazette and a local paper protects an executor from debts that nobody knew of.',
    actionable: 'Wait at least two months after it before you share out what is left.',
    authority: NOTICE,
  },
  {
    ...PAPER,
    id: 'gb.estate-debt.option-reply',
    kind: 'option',
    option: 'negotiate',
    rank: 3,
    says: 'Write that you answer for the estate only. Ask for the account and say when you expect to know more.',
    title: 'Ask for proof and for time',
    cost: 'Nothing.',
    time: 'One letter now.',
    risk: 'Interest may go on unless they agree to stop it.',
    bestFor: 'It is early and you do not know the estate yet.',
    authority: CARE,
  },
  {
    ...PAPER,
    id: 'gb.estate-debt.option-nothing',
    kind: 'option',
    option: 'dispute',
    rank: 4,
    says: 'Send a short list of what was left and what was owed, and ask them to close the account.',
    title: 'Say that there is not enough to pay it',
    cost: 'Nothing.',
    time: 'One letter now.',
    risk: 'A wrong list can come back to you. Get advice first.',
    bestFor: 'Little is left after the funeral.',
    authority: GUIDE,
  },
  {
    ...PAPER,
    nations: ['scotland'],
    id: 'gb.estate-debt.scotland',
    kind: 'right',
    rank: 4,
    says: 'An executor need not pay ordinary debts in the first six months after the death. Funeral costs come before loans and cards.',
    authority: SCOTS_LAW,
  },
  {
    ...PAPER,
    nations: ['northern_ireland'],
    id: 'gb.estate-debt.ni',
    kind: 'right',
    rank: 4,
    says: 'Funeral costs and the costs of the estate come first. Ordinary debts come later, from what is left.',
    authority: NI_LAW,
  },
]
