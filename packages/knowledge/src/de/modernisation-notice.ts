/** A landlord’s notice of works to come (Modernisierungsankündigung). */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const NOTICE: Test = {
  says: [
    'modernisierungsankündigung',
    'ankündigung einer modernisierungsmaßnahme',
    'ankündigung von modernisierungsmaßnahmen',
    'ankündigung der modernisierung',
    '§ 555c',
    'modernisierungsmaßnahme',
    'modernisierungsmaßnahmen',
  ],
}
const COMING: Test = {
  says: [
    'ankündigung',
    'kündigen wir an',
    'kündigen ihnen',
    'voraussichtlich',
    'voraussichtlicher',
    'beginn der arbeiten',
    'dulden',
    'duldung',
  ],
}

const BASE = {
  country: 'de',
  kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE', 'EVICTION_NOTICE'],
  topics: ['housing'],
  when: { all: [NOTICE, COMING] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const MODERNISATION_NOTICE: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.works.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'Your landlord plans works on the house and wants you to let them in.',
    authority: cite('bgb', '555c'),
  },
  {
    ...BASE,
    id: 'de.works.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'You pay no higher rent now. That needs another letter after the works, and has a cap.',
    authority: cite('bgb', '559', { provision: '§§ 555d und 559b BGB' }),
  },
  {
    ...BASE,
    id: 'de.works.deadline',
    kind: 'deadline',
    weight: 'main',
    rank: 5,
    terms: { trigger: 'letter', count: 1, unit: 'months', until: 'end_of_month', roll: 'none' },
    example: { clause: 'BGB § 555d Abs. 3', trigger: '2026-11-12', result: '2026-12-31' },
    says: 'Until the end of the month after the letter came you can claim hardship or end the lease early. The day shown is the safe one.',
    action: 'Tell the landlord of hardship in text form: works, illness, money',
    consequence: 'Hardship is mostly no longer heard.',
    authority: cite('bgb', '555d', { provision: '§ 555d Abs. 3 und § 555e BGB' }),
  },
  {
    ...BASE,
    id: 'de.works.right-three-months',
    kind: 'right',
    rank: 3,
    says: 'The notice must come three months before the start. It must name kind, start, length and the rent rise to expect.',
    authority: cite('bgb', '555c', { provision: '§ 555c BGB' }),
  },
  {
    ...BASE,
    id: 'de.works.right-leave',
    kind: 'right',
    rank: 5,
    says: 'You may end the lease early: say so by the end of next month, and it ends a month later.',
    authority: cite('bgb', '555e'),
  },
  {
    ...BASE,
    id: 'de.works.right-reduce',
    kind: 'right',
    rank: 6,
    says: 'Noise and dirt can lower the rent by law. Energy works free the landlord of that for three months. Your costs, such as cleaning, are paid back.',
    authority: cite('bgb', '536', { provision: '§§ 536, 555a Abs. 3 und 555d Abs. 6 BGB' }),
  },
  {
    ...BASE,
    id: 'de.works.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Write in time if works, illness or the new rent are too much for you. Add proof of income and health.',
    authority: cite('bgb', '555d', { provision: '§ 555d Abs. 3 BGB' }),
  },
  {
    ...BASE,
    id: 'de.works.option',
    kind: 'option',
    option: 'dispute',
    rank: 5,
    says: 'Claim hardship in writing. A tenants’ association helps.',
    title: 'Claim hardship',
    cost: 'Free.',
    time: 'By the end of next month.',
    risk: 'None.',
    bestFor: 'Low income, age or illness.',
    authority: cite('bgb', '555d'),
  },
]
