/** A landlord who wants to come into the home. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const VISIT: Test = {
  says: ['besichtigung', 'besichtigen', 'zutritt', 'besichtigungstermin', 'wohnungsbesichtigung'],
}
const HOME: Test = {
  says: ['ihre wohnung', 'ihrer wohnung', 'mietwohnung', 'mietverhältnis', 'mieter', 'mieterin'],
}
const OTHER_MATTER: Test = {
  says: ['gerichtsvollzieher', 'zwangsversteigerung', 'modernisierung', 'durchsuchung'],
}

const BASE = {
  country: 'de',
  kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['housing'],
  when: { all: [VISIT, HOME], not: [OTHER_MATTER] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const HOME_VISIT: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.visit.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    kinds: ['OTHER'],
    says: 'Your landlord wants to come into your home.',
    authority: cite('bgb', '535', { provision: '§§ 241 und 535 BGB' }),
  },
  {
    ...BASE,
    id: 'de.visit.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    kinds: ['OTHER'],
    says: 'It is your home. Your landlord may come in only for a real reason, told in time, and never without you.',
    authority: cite('bgb', '535', { provision: '§§ 241, 242 und 535 BGB' }),
  },
  {
    ...BASE,
    id: 'de.visit.right-reason',
    kind: 'right',
    rank: 2,
    says: 'Real reasons are a fault, a repair, reading meters, or showing it to buyers or new tenants. A check every year or two with no cause is not one.',
    authority: cite('bgb', '535', { provision: '§§ 241, 242 und 535 BGB' }),
  },
  {
    ...BASE,
    id: 'de.visit.right-day',
    kind: 'right',
    rank: 3,
    says: 'You may ask for another day. Photos need your yes. You need not give the landlord a key.',
    authority: cite('bgb', '242', { provision: '§§ 241 und 242 BGB' }),
  },
  {
    ...BASE,
    id: 'de.visit.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Ask in writing for the reason and who comes. Name two days that suit you. Do not refuse a real reason: it can cost you the home.',
    authority: cite('bgb', '242', { provision: '§§ 241 und 242 BGB' }),
  },
  {
    ...BASE,
    id: 'de.visit.option',
    kind: 'option',
    option: 'negotiate',
    rank: 4,
    says: 'Say yes to the reason and propose your own day.',
    title: 'Propose another day',
    cost: 'Free.',
    time: 'This week.',
    risk: 'None.',
    bestFor: 'The reason is real.',
    authority: cite('bgb', '242', { provision: '§§ 241 und 242 BGB' }),
  },
]
