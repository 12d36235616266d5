/** What can still be done about a tax, a benefit or a dismissal when the day is over. */
import type { Rule } from '@plainletter/contracts/rule'

import { AGREEMENT } from './conditions.ts'
import { LAW } from './law.ts'

const BASE = {
  country: 'nl',
  dayToAct: 'over',
  checkedOn: '2026-11-23',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const AWB = {
  title: 'Algemene wet bestuursrecht (Awb)',
  url: 'https://wetten.overheid.nl/BWBR0005537/',
  inForceFrom: '1994-01-01',
}
const OBJECT_LATE = { ...AWB, provision: 'artikelen 6:7, 6:8 en 6:11' }
const NEW_FACTS = { ...AWB, provision: 'artikel 4:6' }
const LOWER_TAX = {
  title: 'Wet inkomstenbelasting 2001 (Wet IB 2001)',
  provision: 'artikel 9.6, met Uitvoeringsregeling inkomstenbelasting 2001 artikel 45aa',
  url: 'https://wetten.overheid.nl/BWBR0011353/',
  inForceFrom: '2011-01-01',
}
const ALLOWANCE_AGAIN = {
  title: 'Algemene wet inkomensafhankelijke regelingen (Awir)',
  provision: 'artikel 21a',
  url: 'https://wetten.overheid.nl/BWBR0018472/',
  inForceFrom: '2011-01-01',
}
const BENEFIT_LATE = { ...LAW.ww, provision: 'artikelen 26, 27 en 35' }
const PAY_FIVE = {
  title: 'Burgerlijk Wetboek Boek 7 en Boek 3 (BW)',
  provision: 'artikelen 7:686a, lid 4, en 3:308',
  url: 'https://wetten.overheid.nl/BWBR0005290/',
  inForceFrom: '2015-07-01',
}

export const TOO_LATE_FOR_OFFICES_AND_WORK: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.late.decision-reality',
    kinds: ['TAX_DEMAND', 'BENEFIT_OVERPAYMENT'],
    kind: 'fact',
    slot: 'reality_check',
    rank: 9,
    says: 'Counted from the letter, the time to object or to pay seems over. A late objection can count, and who owes money can still ask to pay in parts.',
    authority: LAW.late,
  },
  {
    ...BASE,
    id: 'nl.late.decision-step',
    kinds: ['TAX_DEMAND', 'BENEFIT_OVERPAYMENT'],
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Call the office today, though the day is over. Ask what comes next. If you owe money, ask for a plan that fits your income.',
    authority: LAW.late,
  },
  {
    ...BASE,
    id: 'nl.late.decision-object',
    kinds: ['TAX_DEMAND', 'BENEFIT_OVERPAYMENT'],
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Do you disagree? Object today all the same. Write why it is late, such as illness, stress or no letter, and add what proof you have.',
    authority: OBJECT_LATE,
  },
  {
    ...BASE,
    id: 'nl.late.decision-rights',
    kinds: ['TAX_DEMAND', 'BENEFIT_OVERPAYMENT'],
    kind: 'fact',
    slot: 'your_rights',
    rank: 9,
    says: 'A late objection counts if you could not reasonably help being late. The office must look at your own case. You may see your file and ask for a plan.',
    authority: OBJECT_LATE,
  },
  {
    ...BASE,
    id: 'nl.late.decision-right',
    kinds: ['TAX_DEMAND', 'BENEFIT_OVERPAYMENT'],
    kind: 'right',
    rank: 9,
    says: 'With new facts or changed circumstances you can ask the office for a new decision, also after the six weeks.',
    authority: NEW_FACTS,
  },
  {
    ...BASE,
    id: 'nl.late.decision-option',
    kinds: ['TAX_DEMAND', 'BENEFIT_OVERPAYMENT'],
    kind: 'option',
    option: 'appeal',
    rank: 5,
    says: 'Write why the decision is wrong and why you are late, with proof.',
    title: 'Object late, with your reason',
    cost: 'Free.',
    time: 'Today.',
    risk: 'A weak reason is turned down.',
    bestFor: 'You could not help being late.',
    authority: OBJECT_LATE,
  },
  {
    ...BASE,
    id: 'nl.late.decision-plan',
    kinds: ['TAX_DEMAND', 'BENEFIT_OVERPAYMENT'],
    kind: 'option',
    option: 'negotiate',
    rank: 6,
    says: 'Ask for a plan that fits your income, or to be let off (kwijtschelding).',
    title: 'Ask now to pay in parts',
    cost: 'Mostly interest.',
    time: 'Today.',
    risk: 'If you miss a part, the plan can stop.',
    bestFor: 'You cannot pay at once.',
    authority: LAW.taxDelay,
  },
  {
    ...BASE,
    id: 'nl.late.tax-lower',
    kinds: ['TAX_DEMAND'],
    when: { any: [{ says: ['inkomstenbelasting', 'ib/pvv'] }] },
    kind: 'right',
    rank: 7,
    says: 'Is the income tax too high? The tax office can still lower it if you ask within five years after that tax year (ambtshalve vermindering).',
    authority: LOWER_TAX,
  },
  {
    ...BASE,
    id: 'nl.late.allowance',
    kinds: ['TAX_DEMAND', 'BENEFIT_OVERPAYMENT'],
    when: {
      any: [
        {
          says: [
            'toeslag',
            'toeslagen',
            'huurtoeslag',
            'zorgtoeslag',
            'kinderopvangtoeslag',
            'kindgebonden budget',
          ],
        },
      ],
    },
    kind: 'right',
    rank: 7,
    says: 'Is the sum of an allowance (toeslag) too low? You can still ask Dienst Toeslagen to change it for you, mostly up to five years after that year.',
    authority: ALLOWANCE_AGAIN,
  },
  {
    ...BASE,
    id: 'nl.late.job-reality',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    when: { not: [AGREEMENT] },
    kind: 'fact',
    slot: 'reality_check',
    rank: 9,
    says: 'Counted from the letter, two months are over. But they run from the last day of the job, so you may still have time.',
    authority: LAW.twoMonths,
  },
  {
    ...BASE,
    id: 'nl.late.job-step',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    when: { not: [AGREEMENT] },
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'When did your job end? Less than two months ago: see a lawyer or your union today. Less than three: claim the transition payment now.',
    authority: LAW.twoMonths,
  },
  {
    ...BASE,
    id: 'nl.late.job-benefit',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'No benefit yet? Apply to UWV (WW) today. Being late can mean a cut, and it mostly pays no more than 26 weeks back.',
    authority: BENEFIT_LATE,
  },
  {
    ...BASE,
    id: 'nl.late.job-rights',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    when: { not: [AGREEMENT] },
    kind: 'fact',
    slot: 'your_rights',
    rank: 9,
    says: 'After two months a judge can mostly no longer undo it, and after three the transition payment is gone. Unpaid wages you can claim for five years.',
    authority: PAY_FIVE,
  },
  {
    ...BASE,
    id: 'nl.late.exit-step',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    when: { any: [AGREEMENT] },
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Not signed? You still need not sign, whatever day they set: ask for time and advice. Signed? Look when: you have 14 days from then to undo it, or 21 if the paper does not say so.',
    authority: LAW.thinkTime,
  },
]
