/** Letters about a debt of somebody who died. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority-debt.ts'

const LAWS = {
  estate: {
    title: 'Bankruptcy Act 1966, with the laws of the states on estates',
    provision: 'Part XI (estates that cannot pay)',
    url: 'https://www.legislation.gov.au/C1966A00033/latest',
    inForceFrom: '1968-03-04',
  },
} as const satisfies Record<string, Authority>

const LEFT = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'UTILITY_BILL_DEMAND', 'OTHER'],
  papers: ['estate_debt'],
} satisfies Partial<Rule>

export const ESTATE_DEBT: readonly Rule[] = [
  {
    ...LEFT,
    id: 'au.estate.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'The debts of a person who died are paid from what they left. Family do not inherit debts.',
    authority: LAWS.estate,
  },
  {
    ...LEFT,
    id: 'au.estate.right-own',
    kind: 'right',
    rank: 2,
    says: 'You need not pay from your own money, unless you signed for the debt too or stood as guarantor.',
    authority: LAWS.estate,
  },
  {
    ...LEFT,
    id: 'au.estate.right-order',
    kind: 'right',
    rank: 3,
    says: 'If there is not enough, the law sets who is paid first: the funeral and the costs of the estate. The rest goes unpaid.',
    authority: LAWS.estate,
  },
  {
    ...LEFT,
    id: 'au.estate.warn-share',
    kind: 'warning',
    severity: 'high',
    rank: 2,
    says: 'If you are the executor, pay debts before you share anything out. If not, you can have to pay yourself.',
    authority: LAWS.estate,
  },
  {
    ...LEFT,
    id: 'au.estate.step-proof',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Send a copy of the death certificate. Ask for a statement up to the day of death, and if an insurance covers the debt.',
    authority: LAW.moneysmart,
  },
  {
    ...LEFT,
    id: 'au.estate.step-hold',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Ask them to stop letters and interest while the estate is settled. If a bank refuses, AFCA helps for free.',
    authority: LAW.afca,
  },
  {
    ...LEFT,
    id: 'au.estate.option-say',
    kind: 'option',
    option: 'dispute',
    rank: 4,
    title: 'Say that the estate pays, not you',
    cost: 'Free.',
    time: 'A few weeks.',
    risk: 'Low.',
    bestFor: 'You did not sign for this debt.',
    says: 'Write who deals with the estate, or that nobody does. Promise nothing.',
    authority: LAWS.estate,
  },
]
