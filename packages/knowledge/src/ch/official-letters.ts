/** What else holds for benefits claimed back, tax bills and bills for power, water or gas. */
import type { Rule } from '@plainletter/contracts/rule'

import { PAID_BACK } from './conditions.ts'

const BASE = {
  country: 'ch',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const ATSG = {
  title: 'Bundesgesetz über den Allgemeinen Teil des Sozialversicherungsrechts (ATSG, LPGA)',
  url: 'https://www.fedlex.admin.ch/eli/cc/2002/510/de',
}
const SCHKG = {
  title: 'Bundesgesetz über Schuldbetreibung und Konkurs (SchKG) / Loi sur la poursuite (LP, LEF)',
  url: 'https://www.fedlex.admin.ch/eli/cc/11/529_488_529/de',
}
const DBG = {
  title: 'Bundesgesetz über die direkte Bundessteuer (DBG) / Loi sur l’impôt fédéral direct (LIFD)',
  url: 'https://www.fedlex.admin.ch/eli/cc/1991/1184_1184_1184/de',
}
const OR = {
  title: 'Obligationenrecht (OR) / Code des obligations (CO)',
  url: 'https://www.fedlex.admin.ch/eli/cc/27/317_321_377/de',
}

export const OFFICIAL_LETTERS: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.benefit.who',
    kind: 'fact',
    kinds: ['BENEFIT_OVERPAYMENT'],
    rank: 20,
    slot: 'who_they_are',
    says: 'This is an office of social insurance. It must decide in writing, with reasons and the way to object.',
    authority: { ...ATSG, provision: 'Art. 49', inForceFrom: '2003-01-01' },
  },
  {
    ...BASE,
    id: 'ch.benefit.reality',
    kind: 'fact',
    kinds: ['BENEFIT_OVERPAYMENT'],
    rank: 10,
    slot: 'reality_check',
    says: 'Such a decision can be wrong. An objection mostly stops the claim until it is decided.',
    authority: { ...ATSG, provision: 'Art. 52 und 54', inForceFrom: '2003-01-01' },
  },
  {
    ...BASE,
    id: 'ch.benefit.not-yet',
    kind: 'fact',
    kinds: ['BENEFIT_OVERPAYMENT'],
    rank: 10,
    slot: 'cannot_happen_yet',
    says: 'They cannot start a debt case for it before the decision is final.',
    authority: { ...ATSG, provision: 'Art. 54', inForceFrom: '2003-01-01' },
  },
  {
    ...BASE,
    id: 'ch.benefit.step-file',
    kind: 'step',
    kinds: ['BENEFIT_OVERPAYMENT'],
    rank: 20,
    list: 'first',
    says: 'Ask to see your file and how the sum was worked out. It is mostly free.',
    authority: { ...ATSG, provision: 'Art. 47', inForceFrom: '2003-01-01' },
  },
  {
    ...BASE,
    id: 'ch.benefit.step-reported',
    kind: 'step',
    kinds: ['BENEFIT_OVERPAYMENT'],
    rank: 30,
    list: 'first',
    says: 'Look for proof that you told them of the change: letters, mails, notes of calls. It shows good faith.',
    authority: { ...ATSG, provision: 'Art. 25 und 31', inForceFrom: '2003-01-01' },
  },
  {
    ...BASE,
    id: 'ch.benefit.right-court',
    kind: 'right',
    kinds: ['BENEFIT_OVERPAYMENT'],
    rank: 30,
    says: 'If they refuse your objection, you have 30 days for the insurance court of the canton. It is mostly free or cheap.',
    authority: { ...ATSG, provision: 'Art. 56, 60 und 61', inForceFrom: '2021-01-01' },
  },
  {
    ...BASE,
    id: 'ch.benefit.option-plan',
    kind: 'option',
    kinds: ['BENEFIT_OVERPAYMENT'],
    rank: 30,
    option: 'negotiate',
    when: { any: [PAID_BACK] },
    says: 'Ask to pay back in parts that leave you enough to live.',
    title: 'Ask for parts',
    cost: 'Free.',
    time: 'Before the date.',
    risk: 'They may ask for proof.',
    bestFor: 'The sum is right, but too high for now.',
    authority: { ...ATSG, provision: 'Art. 25', inForceFrom: '2003-01-01' },
  },
  {
    ...BASE,
    id: 'ch.tax.who',
    kind: 'fact',
    kinds: ['TAX_DEMAND'],
    rank: 20,
    slot: 'who_they_are',
    says: 'This is a tax office of the town, the canton or the state. A final tax decision counts like a judgment.',
    authority: { ...DBG, provision: 'Art. 160 bis 165', inForceFrom: '1995-01-01' },
  },
  {
    ...BASE,
    id: 'ch.tax.not-yet',
    kind: 'fact',
    kinds: ['TAX_DEMAND'],
    rank: 10,
    slot: 'cannot_happen_yet',
    says: 'Before a reminder and a debt case they cannot take wages or goods. Your basic needs stay yours.',
    authority: {
      ...DBG,
      provision: 'Art. 165; SchKG/LP/LEF Art. 74, 92 und 93',
      inForceFrom: '1997-01-01',
    },
  },
  {
    ...BASE,
    id: 'ch.bill.who',
    kind: 'fact',
    kinds: ['UTILITY_BILL_DEMAND'],
    rank: 20,
    slot: 'who_they_are',
    says: 'This is your supplier. A bill or a reminder is not yet a debt case.',
    authority: { ...OR, provision: 'Art. 102 bis 106', inForceFrom: '1912-01-01' },
  },
  {
    ...BASE,
    id: 'ch.bill.reality',
    kind: 'fact',
    kinds: ['UTILITY_BILL_DEMAND'],
    rank: 10,
    slot: 'reality_check',
    says: 'No one can take your wages or things because of a bill. Call now, and most firms give more time.',
    authority: { ...SCHKG, provision: 'Art. 88 und 89', inForceFrom: '1997-01-01' },
  },
  {
    ...BASE,
    id: 'ch.bill.right-five-years',
    kind: 'right',
    kinds: ['UTILITY_BILL_DEMAND'],
    rank: 20,
    says: 'Power, water and phone bills that come again and again are mostly too old after five years. You must say so.',
    authority: { ...OR, provision: 'Art. 128', inForceFrom: '1912-01-01' },
  },
  {
    ...BASE,
    id: 'ch.bill.step-meter',
    kind: 'step',
    kinds: ['UTILITY_BILL_DEMAND'],
    rank: 20,
    list: 'first',
    says: 'Compare the meter, the period and last year. If it is far too high, write and ask for a check of the meter.',
    authority: { ...OR, provision: 'Art. 102 bis 106', inForceFrom: '1912-01-01' },
  },
]
