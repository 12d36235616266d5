/** The seizure of things at home (saisie-vente). */
import type { Rule } from '@plainletter/contracts/rule'

import { BANK_SEIZURE, GOODS_SEIZURE, WAGE_SEIZURE } from './conditions-court.ts'
import { LEAVE_ORDER, RENT_ORDER } from './conditions-home.ts'
import { LAW } from './law-debt.ts'

const BASE = {
  country: 'fr',
  kinds: ['BAILIFF_NOTICE'],
  topics: ['debt'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const GOODS_SEIZURE_ROWS: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.officer.want-goods',
    checkedOn: '2026-11-23',
    kind: 'fact',
    rank: 20,
    slot: 'what_they_want',
    when: { any: [GOODS_SEIZURE], not: [BANK_SEIZURE] },
    says: 'They list things in your home to sell them (saisie-vente).',
    authority: LAW.saleFriendly,
  },
  {
    ...BASE,
    id: 'fr.officer.not-yet-goods',
    checkedOn: '2026-11-23',
    kind: 'fact',
    rank: 10,
    slot: 'cannot_happen_yet',
    when: {
      any: [{ says: ['commandement de payer'] }],
      not: [{ says: ['procès-verbal de saisie'] }, RENT_ORDER],
    },
    dayToAct: 'open',
    says: 'They cannot seize things at home before eight days have passed since the demand to pay.',
    authority: LAW.saleOrder,
  },
  {
    ...BASE,
    id: 'fr.officer.deadline-goods',
    checkedOn: '2026-11-23',
    kind: 'deadline',
    rank: 20,
    weight: 'main',
    when: { any: [GOODS_SEIZURE], not: [BANK_SEIZURE, WAGE_SEIZURE] },
    terms: { trigger: 'letter', count: 1, unit: 'months', roll: 'next_working_day' },
    example: {
      clause: 'CPCE, articles R. 221-30 and R. 221-53',
      trigger: '2026-11-10',
      result: '2026-12-10',
    },
    says: 'You have one month to sell the listed things yourself, or to say which may not be seized.',
    action: 'Sell the things yourself, or contest the list',
    consequence: 'After that they can be sold at an auction.',
    authority: LAW.saleFriendly,
  },
  {
    ...BASE,
    id: 'fr.officer.deadline-eight',
    checkedOn: '2026-11-23',
    kind: 'deadline',
    rank: 30,
    weight: 'main',
    when: {
      any: [{ says: ['commandement de payer aux fins de saisie', 'commandement de payer'] }],
      not: [
        BANK_SEIZURE,
        WAGE_SEIZURE,
        RENT_ORDER,
        LEAVE_ORDER,
        { says: ['procès-verbal de saisie'] },
      ],
    },
    terms: { trigger: 'letter', count: 8, unit: 'days', roll: 'next_working_day' },
    example: { clause: 'CPCE, article R. 221-3', trigger: '2026-11-16', result: '2026-11-24' },
    says: 'You have eight days to pay or agree a plan before things can be seized.',
    action: 'Pay, or agree a plan with the officer',
    consequence: 'After that the officer may come to seize things.',
    authority: LAW.saleOrder,
  },
  {
    ...BASE,
    id: 'fr.officer.step-goods',
    checkedOn: '2026-11-23',
    kind: 'step',
    rank: 20,
    list: 'general',
    when: { not: [RENT_ORDER, LEAVE_ORDER] },
    says: "Make a list of what must stay: bed, clothes, table, fridge, cooker, washing machine, child's things, work tools.",
    authority: LAW.exempt,
  },
  {
    ...BASE,
    id: 'fr.officer.right-goods',
    checkedOn: '2026-11-23',
    kind: 'right',
    rank: 50,
    when: { not: [RENT_ORDER, LEAVE_ORDER] },
    says: 'What you need to live and work may not be seized.',
    authority: LAW.exempt,
  },
]
