/** Debts for electricity and gas: the help that must come before a court claim. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { LAW } from './authority-consumer.ts'

const ENERGY: Test = {
  says: ['energy retail', 'energy', 'electricity', 'gas account', 'gas bill', 'power bill'],
}

/** Where the National Energy Retail Law applies. Victoria has its own code. */
const NATIONAL = ['AU-NSW', 'AU-QLD', 'AU-SA', 'AU-TAS', 'AU-ACT']

const ENERGY_DEBT = {
  country: 'au',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'UTILITY_BILL_DEMAND'],
  topics: ['debt'],
  regions: NATIONAL,
  when: { any: [ENERGY] },
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

const ENERGY_ACTS = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['UTILITY_BILL_DEMAND', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['debt'],
  when: { any: [{ says: ['electricity', 'gas', 'energy', 'power bill'] }] },
} satisfies Partial<Rule>

export const ENERGY_DEBTS: readonly Rule[] = [
  {
    ...ENERGY_DEBT,
    id: 'au.energy.right-plan',
    kind: 'right',
    rank: 12,
    says: 'Tell the energy retailer that you cannot pay. It must offer you a payment plan for what you owe.',
    authority: LAW.energyPlan,
  },
  {
    ...ENERGY_DEBT,
    id: 'au.energy.right-no-claim',
    kind: 'right',
    rank: 14,
    says: 'While you keep to a payment plan, the retailer may not sue you for the energy debt.',
    authority: LAW.energyClaim,
  },
  {
    ...ENERGY_DEBT,
    id: 'au.energy.insight-hardship',
    kind: 'insight',
    severity: 'high',
    rank: 12,
    actionable: 'Ask the retailer in writing for its hardship policy and for your place in it.',
    confidence: 0.85,
    says: 'A retailer that did not follow its hardship policy may not start a court case for the debt.',
    authority: LAW.energyClaim,
  },
  {
    ...ENERGY_DEBT,
    id: 'au.energy.step-hardship',
    kind: 'step',
    list: 'first',
    rank: 25,
    says: 'Call the energy retailer itself. Ask for its hardship program, a payment plan and concessions.',
    authority: LAW.energyHardship,
  },
  {
    ...ENERGY_DEBT,
    id: 'au.energy.vic-plan',
    regions: ['AU-VIC'],
    kind: 'right',
    rank: 12,
    says: 'In Victoria the energy retailer must help you pay in ways that the code lists. Ask for payment difficulty help.',
    authority: LAW.energyVic,
  },
  {
    ...ENERGY_ACTS,
    id: 'au.energy.vic-code',
    kind: 'right',
    rank: 8,
    regions: ['AU-VIC'],
    says: 'In Victoria you can ask for payment help before any debt, and for a plan of up to two years. A cut-off is only the last step.',
    authority: {
      title: 'Energy Retail Code of Practice (Vic)',
      provision:
        'help for customers who face payment difficulties, and disconnection as a last resort',
      url: 'https://www.esc.vic.gov.au/electricity-and-gas/codes-guidelines-and-policies/energy-retail-code-practice',
      inForceFrom: '2022-03-01',
    },
  },
  {
    ...ENERGY_ACTS,
    id: 'au.energy.vic-gas',
    kind: 'right',
    rank: 10,
    regions: ['AU-VIC'],
    when: { any: [{ says: ['gas'] }] },
    says: 'In Victoria gas may be cut off only as the law allows. A wrong cut-off gives you a daily payment.',
    authority: {
      title: 'Gas Industry Act 2001 (Vic)',
      provision: 'Part 3, sections 48A, 48DG and 48DO (disconnection, wrongful disconnection)',
      url: 'https://www.legislation.vic.gov.au/in-force/acts/gas-industry-act-2001',
      inForceFrom: '2021-12-01',
    },
  },
  {
    ...ENERGY_ACTS,
    id: 'au.energy.vic-power',
    kind: 'right',
    rank: 10,
    regions: ['AU-VIC'],
    when: { any: [{ says: ['electricity', 'power'] }] },
    says: 'In Victoria power may be cut off only as the law allows. A wrong cut-off gives you a daily payment.',
    authority: {
      title: 'Electricity Industry Act 2000 (Vic)',
      provision: 'Part 2, section 40B and Division 5C (disconnection, wrongful disconnection)',
      url: 'https://www.legislation.vic.gov.au/in-force/acts/electricity-industry-act-2000',
      inForceFrom: '2021-12-01',
    },
  },
  {
    ...ENERGY_ACTS,
    id: 'au.energy.wa-code',
    kind: 'right',
    rank: 8,
    regions: ['AU-WA'],
    when: { any: [{ says: ['electricity', 'power', 'synergy', 'horizon power'] }] },
    says: 'In Western Australia the power retailer must look at your hardship and offer a plan before it cuts you off.',
    authority: {
      title: 'Code of Conduct for the Supply of Electricity to Small Use Customers 2022 (WA)',
      provision: 'payment difficulties, hardship and disconnection',
      url: 'https://www.wa.gov.au/',
      inForceFrom: '2023-02-20',
    },
  },
  {
    ...ENERGY_ACTS,
    id: 'au.energy.national-rules',
    kind: 'right',
    rank: 16,
    regions: ['AU-NSW', 'AU-QLD', 'AU-SA', 'AU-TAS', 'AU-ACT'],
    says: 'Outside Victoria and Western Australia the national rules apply: a plan, hardship help and two notices before a cut-off.',
    authority: {
      title:
        'National Energy Retail Law (South Australia) Act 2011, applied in each state, and National Energy Retail Rules',
      provision: 'section 50 of the Law; rules 33, 72, 75 and 107 to 118',
      url: 'https://www.aemc.gov.au/regulation/energy-rules/national-energy-retail-rules',
      inForceFrom: '2015-07-01',
    },
  },
  {
    ...ENERGY_ACTS,
    id: 'au.energy.right-undercharge',
    kind: 'right',
    rank: 5,
    regions: ['AU-NSW', 'AU-QLD', 'AU-SA', 'AU-TAS', 'AU-ACT'],
    when: {
      any: [
        {
          says: [
            'undercharged',
            'undercharge',
            'undercharging',
            'back bill',
            'back-bill',
            'catch-up bill',
            'meter error',
            'estimated reads',
            'meter was not read',
            'billing error',
          ],
        },
      ],
    },
    says: 'If the retailer charged too little by its own fault, it can mostly go back only nine months. It must let you pay over as long a time, with no interest.',
    authority: {
      title: 'National Energy Retail Rules',
      provision: 'rule 30 (undercharging)',
      url: 'https://energy-rules.aemc.gov.au/',
      inForceFrom: '2012-07-01',
    },
  },
  {
    ...ENERGY_ACTS,
    id: 'au.energy.vic-undercharge',
    kind: 'right',
    rank: 5,
    regions: ['AU-VIC'],
    when: {
      any: [
        {
          says: [
            'undercharged',
            'undercharge',
            'undercharging',
            'back bill',
            'back-bill',
            'catch-up bill',
            'meter error',
            'estimated reads',
            'meter was not read',
            'billing error',
          ],
        },
      ],
    },
    says: 'In Victoria, if the retailer charged too little by its own fault, it can mostly go back only four months.',
    authority: {
      title: 'Energy Retail Code of Practice (Victoria)',
      provision: 'undercharging',
      url: 'https://www.esc.vic.gov.au/',
      inForceFrom: '2022-03-01',
    },
  },
]
