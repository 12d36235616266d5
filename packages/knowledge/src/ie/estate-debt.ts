/** Letters about a debt of somebody who died. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const LAWS = {
  estate: {
    title: 'Succession Act 1965',
    provision: 'sections 45, 46 and 49 and First Schedule (debts are paid from the estate)',
    url: 'https://revisedacts.lawreform.ie/eli/1965/act/27/revised/en/html',
    inForceFrom: '1967-01-01',
  },
  twoYears: {
    title: 'Civil Liability Act 1961',
    provision: 'section 9 (claims against an estate: two years from the death at most)',
    url: 'https://revisedacts.lawreform.ie/eli/1961/act/41/revised/en/html',
    inForceFrom: '1961-08-17',
  },
} as const satisfies Record<string, Authority>

const LEFT = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'UTILITY_BILL_DEMAND', 'OTHER'],
  papers: ['estate_debt'],
} satisfies Partial<Rule>

export const ESTATE_DEBT: readonly Rule[] = [
  {
    ...LEFT,
    id: 'ie.estate.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'The debts of a person who died are paid from what they left. Family do not inherit debts.',
    authority: LAWS.estate,
  },
  {
    ...LEFT,
    id: 'ie.estate.right-own',
    kind: 'right',
    rank: 3,
    says: 'You need not pay from your own money, unless you signed for the debt too or stood as guarantor.',
    authority: LAWS.estate,
  },
  {
    ...LEFT,
    id: 'ie.estate.right-order',
    kind: 'right',
    rank: 4,
    says: 'If there is not enough, the law sets who is paid first: the funeral and the costs of the estate. What is then left unpaid falls away.',
    authority: LAWS.estate,
  },
  {
    ...LEFT,
    id: 'ie.estate.right-two-years',
    kind: 'right',
    rank: 5,
    says: 'A creditor has at most two years from the death to go to court against the estate.',
    authority: LAWS.twoYears,
  },
  {
    ...LEFT,
    id: 'ie.estate.warn-share',
    kind: 'warning',
    severity: 'high',
    rank: 3,
    says: 'If you are the executor, pay debts before you share anything out. If not, you can have to pay yourself.',
    authority: LAWS.estate,
  },
  {
    ...LEFT,
    id: 'ie.estate.step-proof',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Send a copy of the death certificate. Ask for a statement up to the day of death, and if an insurance covers the debt.',
    authority: LAWS.estate,
  },
  {
    ...LEFT,
    id: 'ie.estate.option-say',
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
