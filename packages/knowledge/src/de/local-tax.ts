/** Taxes of a town, such as land tax, against which one objects by Widerspruch. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { BY_WIDERSPRUCH } from './conditions-office.ts'

const BASE = {
  country: 'de',
  kinds: ['TAX_DEMAND'],
  topics: ['debt'],
  when: { any: [BY_WIDERSPRUCH] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const LOCAL_TAX: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.local-tax.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'A town or district fixes a tax of its own, such as land or dog tax.',
    authority: cite('vwgo', '68', { provision: '§§ 68 bis 70 VwGO' }),
  },
  {
    ...BASE,
    id: 'de.local-tax.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    dayToAct: 'open',
    says: 'An objection does not stop the payment. Pay in time, or ask the town in the same letter to wait (Aussetzung der Vollziehung).',
    authority: cite('vwgo', '80', { provision: '§ 80 Abs. 2 Satz 1 Nr. 1 und Abs. 4 VwGO' }),
  },
  {
    ...BASE,
    id: 'de.local-tax.deadline',
    kind: 'deadline',
    weight: 'main',
    rank: 5,
    terms: {
      trigger: 'letter',
      service: {
        days: 4,
        unit: 'days',
        says: 'a letter of an office counts as received on the fourth day after posting',
      },
      count: 1,
      unit: 'months',
      roll: 'next_working_day',
    },
    example: { clause: 'VwGO § 70', trigger: '2026-11-12', result: '2026-12-16' },
    says: 'You have one month to object to the town. A lost objection can cost a fee.',
    action: 'Send your objection (Widerspruch) to the town',
    consequence: 'The tax is final.',
    authority: cite('vwgo', '70', { provision: '§ 70 VwGO, § 122 AO', from: '2025-01-01' }),
  },
  {
    ...BASE,
    id: 'de.local-tax.right-base',
    kind: 'right',
    rank: 2,
    when: {
      all: [BY_WIDERSPRUCH, { says: ['grundsteuer', 'grundsteuerbescheid', 'grundbesitzabgaben'] }],
    },
    says: 'Land tax: the value comes from a notice of the tax office (Finanzamt). Is the value wrong? Object there, not to the town. The town must follow.',
    authority: cite('ao', '351', { provision: '§ 175 Abs. 1 Nr. 1, § 182 und § 351 Abs. 2 AO' }),
  },
  {
    ...BASE,
    id: 'de.local-tax.right-day',
    kind: 'right',
    rank: 5,
    when: {
      all: [BY_WIDERSPRUCH, { says: ['grundsteuer', 'grundsteuerbescheid', 'grundbesitzabgaben'] }],
    },
    says: 'Who owned it on 1 January owes the land tax of the whole year, even after a sale.',
    authority: {
      title: 'Grundsteuergesetz (GrStG)',
      provision: '§§ 9 und 10 GrStG',
      url: 'https://www.gesetze-im-internet.de/grstg_1973/__9.html',
      inForceFrom: '2025-01-01',
    },
  },
  {
    ...BASE,
    id: 'de.local-tax.step',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Compare the value and the rate with the notice of the tax office. Check the owner, the address and the number of the property.',
    authority: cite('vwgo', '70', { provision: '§ 70 VwGO, § 122 AO', from: '2025-01-01' }),
  },
  {
    ...BASE,
    id: 'de.local-tax.option',
    kind: 'option',
    option: 'appeal',
    rank: 5,
    dayToAct: 'open',
    says: 'Write "I object" with the number of the notice. Say what is wrong.',
    title: 'Object to the town',
    cost: 'A fee if you lose.',
    time: 'Within one month.',
    risk: 'None.',
    bestFor: 'The town made a mistake.',
    authority: cite('vwgo', '70', { provision: '§ 70 VwGO, § 122 AO', from: '2025-01-01' }),
  },
]
