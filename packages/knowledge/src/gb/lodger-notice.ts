/** Notice to a lodger, who lives in the landlord's own home, in England and Wales. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED, CHECKED_BRIEFLY, ENGLAND_AND_WALES } from './cite-law.ts'

const PAPER = {
  ...CHECKED,
  kinds: ['EVICTION_NOTICE', 'OTHER'],
  papers: ['lodger_notice'],
} satisfies Partial<Rule>

const EXCLUDED: Authority = {
  title: 'Protection from Eviction Act 1977',
  provision: 'sections 3A and 5(1B) (excluded tenancies and licences)',
  url: 'https://www.legislation.gov.uk/ukpga/1977/43/section/3A',
  inForceFrom: '1989-01-15',
}
const HARASSMENT: Authority = {
  title: 'Protection from Eviction Act 1977',
  provision: 'section 1 (unlawful eviction and harassment)',
  url: 'https://www.legislation.gov.uk/ukpga/1977/43/section/1',
  inForceFrom: '1977-08-29',
}
const FORCE: Authority = {
  title: 'Criminal Law Act 1977',
  provision: 'section 6 (violence for securing entry)',
  url: 'https://www.legislation.gov.uk/ukpga/1977/45/section/6',
  inForceFrom: '1978-12-01',
}
const GOODS: Authority = {
  title: 'Torts (Interference with Goods) Act 1977',
  provision: 'sections 1 to 3 and 12',
  url: 'https://www.legislation.gov.uk/ukpga/1977/32/section/12',
  inForceFrom: '1978-01-01',
}
const HOMELESS: Authority = {
  title: 'Housing Act 1996',
  provision: 'sections 175, 184, 189A and 195',
  url: 'https://www.legislation.gov.uk/ukpga/1996/52/section/195',
  inForceFrom: '2018-04-03',
}
const HOMELESS_WALES: Authority = {
  title: 'Housing (Wales) Act 2014',
  provision: 'sections 55 and 66',
  url: 'https://www.legislation.gov.uk/anaw/2014/7/section/66',
  inForceFrom: '2015-04-27',
}

export const LODGER_NOTICE: readonly Rule[] = [
  {
    ...PAPER,
    nations: ENGLAND_AND_WALES,
    id: 'gb.lodger.no-court',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'If you share kitchen or bathroom with a landlord whose home it is, no court order is needed. After fair notice you must go.',
    authority: EXCLUDED,
  },
  {
    ...PAPER,
    nations: ENGLAND_AND_WALES,
    id: 'gb.lodger.right-notice',
    kind: 'right',
    rank: 4,
    says: 'You get the notice in your agreement. If it names none, the notice must be fair: often as long as your rent period, a week or a month.',
    authority: EXCLUDED,
  },
  {
    ...PAPER,
    nations: ENGLAND_AND_WALES,
    id: 'gb.lodger.right-force',
    kind: 'right',
    rank: 5,
    says: 'Nobody may use or threaten force to get in while you are there and say no. It is a crime: call the police.',
    authority: FORCE,
  },
  {
    ...PAPER,
    nations: ENGLAND_AND_WALES,
    id: 'gb.lodger.right-own-place',
    kind: 'right',
    rank: 6,
    says: 'You have stronger rights if you share no rooms with the landlord, or it is not their only or main home. Then only a court can put you out.',
    authority: HARASSMENT,
  },
  {
    ...PAPER,
    nations: ENGLAND_AND_WALES,
    id: 'gb.lodger.right-things',
    kind: 'right',
    rank: 7,
    says: 'Your things stay yours. The landlord must give you a fair chance to collect them, and may not keep them for unpaid rent.',
    authority: GOODS,
  },
  {
    ...PAPER,
    nations: ['england'],
    id: 'gb.lodger.right-council',
    kind: 'right',
    rank: 4,
    says: 'If you may have no home within 56 days, the council must help you to keep or find one. No court order is needed for that.',
    authority: HOMELESS,
  },
  {
    ...PAPER,
    ...CHECKED_BRIEFLY,
    nations: ['wales'],
    id: 'gb.lodger.right-council-wales',
    kind: 'right',
    rank: 4,
    says: 'If you may have no home within 56 days, the council must help you to stay or to find another. Ask for it now.',
    authority: HOMELESS_WALES,
  },
  {
    ...PAPER,
    nations: ENGLAND_AND_WALES,
    id: 'gb.lodger.step-check',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Look in your agreement for the notice, and note the day you pay rent. If the notice is too short, say so in writing.',
    authority: EXCLUDED,
  },
  {
    ...PAPER,
    nations: ENGLAND_AND_WALES,
    id: 'gb.lodger.step-council',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Tell the housing office of the council today that you may lose your room. Show the notice and ask for help in writing.',
    authority: HOMELESS,
  },
  {
    ...PAPER,
    nations: ENGLAND_AND_WALES,
    id: 'gb.lodger.step-deposit',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Before you go, take photos of the room and ask for your deposit back. Get a receipt for the keys.',
    authority: GOODS,
  },
  {
    ...PAPER,
    nations: ENGLAND_AND_WALES,
    id: 'gb.lodger.option-time',
    kind: 'option',
    option: 'negotiate',
    rank: 3,
    says: 'Name a day on which you can go, and offer to pay until then. Ask for the answer in writing.',
    title: 'Ask for more time',
    cost: 'The rent for the extra days.',
    time: 'One message now.',
    risk: 'The landlord may say no.',
    bestFor: 'You get on with the landlord and need some weeks.',
    authority: EXCLUDED,
  },
  {
    ...PAPER,
    nations: ENGLAND_AND_WALES,
    id: 'gb.lodger.option-council',
    kind: 'option',
    option: 'get_help',
    rank: 4,
    says: 'The council looks at your case and writes a plan with you. Shelter helps for free if it sends you away.',
    title: 'Get housing help from the council',
    cost: 'Nothing.',
    time: 'Ask today, a plan within weeks.',
    risk: 'Help to find a home is not always a home at once.',
    bestFor: 'You have nowhere to go yet.',
    authority: HOMELESS,
  },
]
