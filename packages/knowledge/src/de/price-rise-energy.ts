/** Energy firms that raise a price. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { BASIC_SUPPLY, FOR_ENERGY, FUNDS, INSURERS } from './price-rise-firms.ts'

const BASIC_SUPPLY_RULES: Authority = {
  title: 'Stromgrundversorgungsverordnung (StromGVV), Gasgrundversorgungsverordnung (GasGVV)',
  provision: '§§ 5 und 20 StromGVV und GasGVV',
  url: 'https://www.gesetze-im-internet.de/stromgvv/__5.html',
  inForceFrom: '2014-10-30',
}

const BASE = {
  country: 'de',
  kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
  topics: ['consumer'],
  papers: ['price_rise'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const PRICE_RISE_ENERGY: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.price.energy-right-end',
    when: FOR_ENERGY,
    kind: 'right',
    rank: 3,
    says: 'You may end the contract to the day of the rise, free and without notice time, even in the first term. Not if only VAT changes.',
    authority: cite('enwg', '41', {
      provision: '§ 41 Abs. 5 EnWG; § 5 Abs. 3 StromGVV und GasGVV',
    }),
  },
  {
    ...BASE,
    id: 'de.price.energy-right-told',
    when: FOR_ENERGY,
    kind: 'right',
    rank: 4,
    says: 'They must tell a household at least one month before, in clear words: old price, new price, why, and your right to leave.',
    authority: cite('enwg', '41', {
      provision: '§ 41 Abs. 5 EnWG; BGH 21.12.2022 - VIII ZR 199/20',
    }),
  },
  {
    ...BASE,
    id: 'de.price.energy-right-basic',
    when: { all: [BASIC_SUPPLY], not: [...INSURERS, ...FUNDS] },
    kind: 'right',
    rank: 5,
    says: 'In basic supply (Grundversorgung) they must write six weeks before. You can always leave with two weeks’ notice.',
    authority: BASIC_SUPPLY_RULES,
  },
  {
    ...BASE,
    id: 'de.price.energy-safe',
    when: FOR_ENERGY,
    kind: 'fact',
    slot: 'did_you_know',
    rank: 5,
    says: 'You are never left without power or gas when you change supplier. If something goes wrong, the basic supplier steps in.',
    authority: cite('enwg', '38', { provision: '§§ 36 und 38 EnWG' }),
  },
  {
    ...BASE,
    id: 'de.price.energy-step-switch',
    when: FOR_ENERGY,
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Compare offers now. To leave, send the notice yourself in text form, so that it arrives before the day of the rise.',
    authority: cite('enwg', '41b', { provision: '§§ 41 und 41b EnWG' }),
  },
  {
    ...BASE,
    id: 'de.price.energy-option-leave',
    when: FOR_ENERGY,
    kind: 'option',
    option: 'comply',
    rank: 4,
    says: 'Name the special right to end (Sonderkündigungsrecht) and the day of the rise.',
    title: 'End the contract and change supplier',
    cost: 'Free.',
    time: 'Before the rise starts.',
    risk: 'Check first that the new price is lower.',
    bestFor: 'Another supplier is cheaper.',
    authority: cite('enwg', '41', { provision: '§ 41 Abs. 5 EnWG' }),
  },
]
