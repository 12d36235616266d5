/** Letters about a debt of somebody who died. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const LAWS = {
  estate: {
    title:
      'Laws of the provinces on estates, in Ontario the Estates Administration Act and the Trustee Act',
    provision: 'debts are paid from the estate (Trustee Act, sections 48, 50 and 53)',
    url: 'https://www.ontario.ca/laws/statute/90t23',
    inForceFrom: '1990-12-31',
  },
  heirs: {
    title: 'Civil Code of Québec',
    provision: 'articles 625 and 779 to 835 (debts and the liquidator)',
    url: 'https://www.legisquebec.gouv.qc.ca/',
    inForceFrom: '1994-01-01',
  },
} as const satisfies Record<string, Authority>

const LEFT = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'UTILITY_BILL_DEMAND', 'OTHER'],
  papers: ['estate_debt'],
} satisfies Partial<Rule>

const IN_QUEBEC = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'UTILITY_BILL_DEMAND', 'OTHER'],
  papers: ['estate_debt'],
  regions: ['CA-QC'],
} satisfies Partial<Rule>

export const ESTATE_DEBT: readonly Rule[] = [
  {
    ...LEFT,
    id: 'ca.estate.right-own',
    kind: 'right',
    rank: 1,
    says: 'The debt is paid from what the person left. You need not pay from your own money, unless you signed for it too.',
    authority: LAWS.estate,
  },
  {
    ...LEFT,
    id: 'ca.estate.warn-share',
    kind: 'warning',
    severity: 'high',
    rank: 2,
    says: 'If you are the executor, pay debts and taxes before you share anything out. If not, you can have to pay yourself.',
    authority: LAWS.estate,
  },
  {
    ...IN_QUEBEC,
    id: 'ca.estate.right-quebec',
    kind: 'right',
    rank: 2,
    says: 'In Québec heirs mostly pay debts only up to what they get. You can refuse an estate with a notary, mostly within six months.',
    authority: LAWS.heirs,
  },
  {
    ...LEFT,
    id: 'ca.estate.step-proof',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Send a copy of the death certificate. Ask for the sum on the day of death, and if an insurance covers it.',
    authority: LAWS.estate,
  },
  {
    ...LEFT,
    id: 'ca.estate.option-say',
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
