/** Bills and cut-off warnings for power and gas. */
import type { Rule } from '@plainletter/contracts/rule'

import { ENERGY, NEW_PRICES } from './conditions-money.ts'
import { exceptFor } from './except-for.ts'
import { LAW } from './law-consumer.ts'

const BASE = {
  country: 'fr',
  kinds: ['UTILITY_BILL_DEMAND'],
  topics: ['consumer', 'debt'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

/** A letter on new prices is no bill: nothing is late and nothing is cut. */
export const ENERGY_BILL: readonly Rule[] = exceptFor(NEW_PRICES, [
  {
    ...BASE,
    id: 'fr.energy.not-yet-winter',
    kind: 'fact',
    rank: 10,
    slot: 'cannot_happen_yet',
    when: { any: [ENERGY] },
    says: 'They may not cut power or gas in your main home from 1 November to 31 March.',
    authority: LAW.energyWinter,
  },
  {
    ...BASE,
    id: 'fr.energy.not-yet-steps',
    kind: 'fact',
    rank: 20,
    slot: 'cannot_happen_yet',
    when: { any: [ENERGY] },
    says: 'They cannot cut at once. They must warn you in writing twice, with time to pay: 15 days, then 20 days.',
    authority: LAW.energySteps,
  },
  {
    ...BASE,
    id: 'fr.energy.know-back-billing',
    kind: 'fact',
    rank: 10,
    slot: 'did_you_know',
    when: { any: [ENERGY] },
    says: 'They may not bill energy used more than 14 months before the last meter reading, in most cases.',
    learnMore: 'Compare the dates of use on the bill.',
    authority: LAW.energyBack,
  },
  {
    ...BASE,
    id: 'fr.energy.step-check',
    kind: 'step',
    rank: 10,
    list: 'first',
    when: { any: [ENERGY] },
    says: 'Read your meter. Compare it with the bill: real reading or estimate, dates, price.',
    authority: LAW.energyBack,
  },
  {
    ...BASE,
    id: 'fr.energy.step-cheque',
    kind: 'step',
    rank: 40,
    list: 'first',
    when: { any: [ENERGY] },
    says: 'See if you have an energy cheque (chèque énergie). Send it to the supplier: it pays and protects you.',
    authority: LAW.energyCheque,
  },
  {
    ...BASE,
    id: 'fr.energy.step-dispute',
    kind: 'step',
    rank: 10,
    list: 'dispute_debt',
    when: { any: [ENERGY] },
    says: 'If the bill is wrong, write and send a photo of the meter. After two months go to the energy ombudsman.',
    authority: LAW.energyOmbudsman,
  },
  {
    ...BASE,
    id: 'fr.energy.right-winter',
    kind: 'right',
    rank: 10,
    when: { any: [ENERGY] },
    says: 'You have the right to power and gas in your main home from 1 November to 31 March. They may lower the power, unless you have the energy cheque.',
    authority: LAW.energyWinter,
  },
  {
    ...BASE,
    id: 'fr.energy.right-back-billing',
    kind: 'right',
    rank: 20,
    when: { any: [ENERGY] },
    says: 'You have the right not to pay for use older than 14 months before the last reading, unless you blocked it.',
    authority: LAW.energyBack,
  },
  {
    ...BASE,
    id: 'fr.energy.right-warnings',
    kind: 'right',
    rank: 30,
    when: { any: [ENERGY] },
    says: 'You have the right to two written warnings before a cut, and to be told about the housing fund.',
    authority: LAW.energySteps,
  },
  {
    ...BASE,
    id: 'fr.energy.right-ombudsman',
    kind: 'right',
    rank: 40,
    when: { any: [ENERGY] },
    says: 'The energy ombudsman is free. Call 0 800 112 212.',
    authority: LAW.energyOmbudsman,
  },
  {
    ...BASE,
    id: 'fr.energy.warn-spring',
    kind: 'warning',
    rank: 20,
    severity: 'medium',
    when: { any: [ENERGY] },
    says: 'The debt stays after winter. Cuts can start again from 1 April, so agree a plan now.',
    authority: LAW.energySteps,
  },
  {
    ...BASE,
    id: 'fr.energy.insight-estimate',
    kind: 'insight',
    rank: 10,
    severity: 'high',
    confidence: 0.8,
    when: {
      all: [
        {
          says: ['régularisation', 'rattrapage', 'rappel de consommation', 'estimée', 'estimation'],
        },
      ],
      any: [ENERGY],
    },
    says: 'This looks like a catch-up bill. Use older than 14 months before the last reading is in most cases not owed.',
    actionable: 'Ask for the count month by month and cite article L. 224-11.',
    authority: LAW.energyBack,
  },
])
