/** A bill for the shared costs of a home in Scotland: the property factor. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const SHARED_COSTS = {
  ...CHECKED,
  kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'DEBT_COLLECTION_LETTER'],
  papers: ['service_charge'],
} satisfies Partial<Rule>
const SCOTLAND = { ...SHARED_COSTS, nations: ['scotland'] } satisfies Partial<Rule>
const FACTOR_CODE: Authority = {
  title: 'Property Factors (Scotland) Act 2011',
  provision: 'sections 3 and 14 (register and code of conduct)',
  url: 'https://www.legislation.gov.uk/asp/2011/8/section/14',
  inForceFrom: '2012-10-01',
}
const FACTOR_TRIBUNAL: Authority = {
  title: 'Property Factors (Scotland) Act 2011',
  provision: 'sections 17 to 19',
  url: 'https://www.legislation.gov.uk/asp/2011/8/section/17',
  inForceFrom: '2012-10-01',
}
const CHANGE_FACTOR: Authority = {
  title: 'Title Conditions (Scotland) Act 2003',
  provision: 'sections 28 and 64, with Tenements (Scotland) Act 2004, Schedule 1, rule 3',
  url: 'https://www.legislation.gov.uk/asp/2003/9/section/64',
  inForceFrom: '2004-11-28',
}
const SHARES: Authority = {
  title: 'Tenements (Scotland) Act 2004',
  provision: 'section 4 and Schedule 1, rule 4',
  url: 'https://www.legislation.gov.uk/asp/2004/11/schedule/1',
  inForceFrom: '2004-11-28',
}

export const SERVICE_CHARGE_SCOTLAND: readonly Rule[] = [
  {
    ...SCOTLAND,
    id: 'gb.service-charge.right-code-scotland',
    kind: 'right',
    rank: 6,
    says: 'A property factor must be on the public register and follow a code. It must show how each charge was worked out.',
    authority: FACTOR_CODE,
  },
  {
    ...SCOTLAND,
    id: 'gb.service-charge.right-share-scotland',
    kind: 'right',
    rank: 8,
    says: 'Your title deeds say what share you pay. Where they are silent, the law on tenements says how flats split the cost.',
    authority: SHARES,
  },
  {
    ...SCOTLAND,
    id: 'gb.service-charge.step-scotland',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Write to the factor: say what you dispute and why, and ask for the bills. You must complain to it before any tribunal.',
    authority: FACTOR_TRIBUNAL,
  },
  {
    ...SCOTLAND,
    id: 'gb.service-charge.option-scotland',
    kind: 'option',
    option: 'complain',
    rank: 5,
    title: 'Take the factor to the tribunal',
    says: 'If the factor does not put it right, apply to the First-tier Tribunal for Scotland (Housing and Property Chamber).',
    cost: 'Nothing to apply.',
    time: 'Some months.',
    risk: 'Pay the part that you accept.',
    bestFor: 'The factor broke the code or cannot explain the bill.',
    authority: FACTOR_TRIBUNAL,
  },
  {
    ...SCOTLAND,
    id: 'gb.service-charge.reality-scotland',
    kind: 'fact',
    slot: 'reality_check',
    rank: 8,
    says: 'Some of it is often due. Pay what is clearly right, and dispute the rest in writing.',
    authority: FACTOR_CODE,
  },
  {
    ...SCOTLAND,
    id: 'gb.service-charge.right-change-scotland',
    kind: 'right',
    rank: 9,
    says: 'Owners can vote to change the factor. Your title deeds, or else the law, say how many votes it takes.',
    authority: CHANGE_FACTOR,
  },
  {
    ...SCOTLAND,
    id: 'gb.service-charge.step-deeds-scotland',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Check your share in the title deeds, and look the factor up on the Scottish Property Factor Register.',
    authority: SHARES,
  },
  {
    ...SCOTLAND,
    id: 'gb.service-charge.option-time-scotland',
    kind: 'option',
    option: 'negotiate',
    rank: 9,
    title: 'Ask for time to pay',
    says: 'Ask to pay in parts, and ask that no fee is added while you keep to it.',
    cost: 'Nothing.',
    time: 'A few days.',
    risk: 'Have the plan in writing.',
    bestFor: 'The sum is right but too much at once.',
    authority: FACTOR_CODE,
  },
]
