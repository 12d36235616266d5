/** A letter on deductions from a tenancy deposit in Northern Ireland. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const DEDUCTIONS = {
  ...CHECKED,
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
  papers: ['deposit_deductions'],
} satisfies Partial<Rule>
const NORTHERN_IRELAND = {
  ...DEDUCTIONS,
  nations: ['northern_ireland'],
} satisfies Partial<Rule>
const NI_SCHEMES: Authority = {
  title: 'Private Tenancies (Northern Ireland) Order 2006',
  provision: 'articles 5A and 5B, as changed by Private Tenancies Act (Northern Ireland) 2022',
  url: 'https://www.legislation.gov.uk/nisi/2006/1459/contents',
  inForceFrom: '2023-04-01',
}
const NI_DISPUTES: Authority = {
  title: 'Tenancy Deposit Schemes Regulations (Northern Ireland) 2012',
  provision: 'dispute resolution',
  url: 'https://www.legislation.gov.uk/nisr/2012/373/contents',
  inForceFrom: '2013-04-01',
}

export const DEPOSIT_NORTHERN_IRELAND: readonly Rule[] = [
  {
    ...NORTHERN_IRELAND,
    id: 'gb.deposit.right-protected-ni',
    kind: 'right',
    rank: 5,
    says: 'The landlord had to put the deposit in a scheme within 28 days and give you the details within 35. If not, tell environmental health at your council.',
    authority: NI_SCHEMES,
  },
  {
    ...NORTHERN_IRELAND,
    id: 'gb.deposit.right-scheme-ni',
    kind: 'right',
    rank: 6,
    says: 'You can say no to each sum. The scheme can then decide for free.',
    authority: NI_DISPUTES,
  },
  {
    ...NORTHERN_IRELAND,
    id: 'gb.deposit.step-ni',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Say in writing which sums you do not accept, ask for proof, and tell the scheme at once that there is a dispute.',
    authority: NI_DISPUTES,
  },
  {
    ...NORTHERN_IRELAND,
    id: 'gb.deposit.option-ni',
    kind: 'option',
    option: 'dispute',
    rank: 5,
    title: 'Use the free scheme',
    says: 'Ask the scheme to decide on the papers, and send your photos and messages.',
    cost: 'Nothing.',
    time: 'Some weeks.',
    risk: 'There may be a limit on raising a dispute.',
    bestFor: 'The sums are too high or have no proof.',
    authority: NI_DISPUTES,
  },
  {
    ...NORTHERN_IRELAND,
    id: 'gb.deposit.right-proof-ni',
    kind: 'right',
    rank: 7,
    says: 'The landlord must prove each sum. Normal wear is not damage.',
    authority: NI_DISPUTES,
  },
]
