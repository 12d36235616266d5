/** A letter on deductions from a tenancy deposit in Scotland. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const DEDUCTIONS = {
  ...CHECKED,
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
  papers: ['deposit_deductions'],
} satisfies Partial<Rule>
const SCOTLAND = { ...DEDUCTIONS, nations: ['scotland'] } satisfies Partial<Rule>
const SCOTS_SCHEMES: Authority = {
  title: 'Tenancy Deposit Schemes (Scotland) Regulations 2011',
  provision: 'regulations 3, 9 and 10 (30 working days, up to three times the deposit)',
  url: 'https://www.legislation.gov.uk/ssi/2011/176/contents',
  inForceFrom: '2012-07-02',
}
const SCOTS_DISPUTES: Authority = {
  title: 'Tenancy Deposit Schemes (Scotland) Regulations 2011',
  provision: 'Part 6 (repayment and dispute resolution)',
  url: 'https://www.legislation.gov.uk/ssi/2011/176/contents',
  inForceFrom: '2012-07-02',
}

export const DEPOSIT_SCOTLAND: readonly Rule[] = [
  {
    ...SCOTLAND,
    id: 'gb.deposit.right-protected-scotland',
    kind: 'right',
    rank: 5,
    says: 'The landlord had to put the deposit in a scheme within 30 working days. If not, the tribunal can award you up to three times the deposit.',
    authority: SCOTS_SCHEMES,
  },
  {
    ...SCOTLAND,
    id: 'gb.deposit.right-scheme-scotland',
    kind: 'right',
    rank: 6,
    says: 'The scheme holds the money. If you do not agree, it decides for free on the papers, and you can ask it to look again.',
    authority: SCOTS_DISPUTES,
  },
  {
    ...SCOTLAND,
    id: 'gb.deposit.step-scotland',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Answer the scheme within 30 working days after it writes to you. If you do not, it may pay the landlord what was asked.',
    authority: SCOTS_DISPUTES,
  },
  {
    ...SCOTLAND,
    id: 'gb.deposit.step-proof-scotland',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Ask for the inventory, photos and bills. Collect your own photos, messages and receipts.',
    authority: SCOTS_DISPUTES,
  },
  {
    ...SCOTLAND,
    id: 'gb.deposit.option-scotland',
    kind: 'option',
    option: 'dispute',
    rank: 5,
    title: 'Ask the scheme to decide',
    says: 'Tell the scheme that you do not agree and send your proof.',
    cost: 'Nothing.',
    time: 'Some weeks.',
    risk: 'Its decision binds you both, after one review.',
    bestFor: 'The sums are too high or have no proof.',
    authority: SCOTS_DISPUTES,
  },
  {
    ...SCOTLAND,
    id: 'gb.deposit.right-proof-scotland',
    kind: 'right',
    rank: 7,
    says: 'The deposit is yours until it is shown that you owe part of it. The landlord must prove each sum, and normal wear is not damage.',
    authority: SCOTS_DISPUTES,
  },
  {
    ...SCOTLAND,
    id: 'gb.deposit.option-tribunal-scotland',
    kind: 'option',
    option: 'complain',
    rank: 8,
    title: 'Go to the tribunal',
    says: 'If the deposit was not protected, apply within three months of the end of the tenancy. Use the First-tier Tribunal for Scotland (Housing and Property Chamber).',
    cost: 'Nothing to apply.',
    time: 'Some months.',
    risk: 'Late applications are refused.',
    bestFor: 'The deposit was late in a scheme, or never in one.',
    authority: SCOTS_SCHEMES,
  },
]
