/** A notice of a higher price for energy. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { PHONE, POWER } from './price-rise-cues.ts'

const HIGHER_PRICE = {
  ...CHECKED,
  kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE', 'INSURANCE_DECISION'],
  papers: ['price_rise'],
} satisfies Partial<Rule>
const POWER_RISE = {
  ...HIGHER_PRICE,
  nations: ['england', 'wales', 'scotland'],
  when: { all: [POWER], not: [PHONE] },
} satisfies Partial<Rule>
const POWER_RULES: Authority = {
  title: 'Ofgem: standard conditions of electricity and gas supply licences',
  provision: 'conditions 22 to 24 (fixed contracts, changes and exit fees) and 28AD (price cap)',
  url: 'https://www.ofgem.gov.uk/',
  inForceFrom: '2019-01-01',
}
const POWER_SCHEME: Authority = {
  title: 'Consumers, Estate Agents and Redress Act 2007',
  provision: 'section 47 (membership of a redress scheme: the Energy Ombudsman)',
  url: 'https://www.legislation.gov.uk/ukpga/2007/17/section/47',
  inForceFrom: '2008-10-01',
}

export const PRICE_RISE_ENERGY: readonly Rule[] = [
  {
    ...POWER_RISE,
    id: 'gb.price-rise.right-power-fixed',
    kind: 'right',
    rank: 5,
    says: "A fixed rate may not go up before the fixed time ends. After that, and on a variable tariff, Ofgem's price cap limits the rates.",
    authority: POWER_RULES,
  },
  {
    ...POWER_RISE,
    id: 'gb.price-rise.right-power-switch',
    kind: 'right',
    rank: 6,
    says: 'You may leave a variable tariff at any time with no exit fee. From 49 days before a fixed deal ends there is no exit fee either.',
    authority: POWER_RULES,
  },
  {
    ...POWER_RISE,
    id: 'gb.price-rise.option-power-complain',
    kind: 'option',
    option: 'complain',
    rank: 8,
    title: 'Complain, then the Energy Ombudsman',
    says: 'Complain to the supplier. After eight weeks, or its final answer, go to the Energy Ombudsman.',
    cost: 'Nothing.',
    time: 'Eight weeks, then some more.',
    risk: 'None.',
    bestFor: 'They raised a fixed price or charge a wrong fee.',
    authority: POWER_SCHEME,
  },
]
