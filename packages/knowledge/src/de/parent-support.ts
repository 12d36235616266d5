/** A social office that asks grown children to pay for a parent (Elternunterhalt). */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { FOR_A_PARENT } from './conditions-office.ts'

const BASE = {
  country: 'de',
  kinds: ['OTHER', 'LETTER_BEFORE_CLAIM', 'DEBT_COLLECTION_LETTER', 'BENEFIT_OVERPAYMENT'],
  topics: ['family', 'debt'],
  when: { any: [FOR_A_PARENT] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const PARENT_SUPPORT: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.parents.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 2,
    says: 'The social office pays for your parent and wants to know if you must pay a part (Elternunterhalt).',
    authority: {
      title: 'Sozialgesetzbuch XII (SGB XII)',
      provision: '§§ 94 und 117 SGB XII',
      url: 'https://www.gesetze-im-internet.de/sgb_12/__94.html',
      inForceFrom: '2020-01-01',
    },
  },
  {
    ...BASE,
    id: 'de.parents.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 2,
    says: 'You owe nothing while you earn €100,000 a year or less before tax. Only your own income counts.',
    authority: {
      title: 'Sozialgesetzbuch XII (SGB XII)',
      provision: '§ 94 Abs. 1a SGB XII',
      url: 'https://www.gesetze-im-internet.de/sgb_12/__94.html',
      inForceFrom: '2020-01-01',
    },
  },
  {
    ...BASE,
    id: 'de.parents.right-presume',
    kind: 'right',
    rank: 2,
    says: 'The law takes it that you earn less. They may ask you for papers only if something clearly points to more.',
    authority: {
      title: 'Sozialgesetzbuch XII (SGB XII)',
      provision: '§ 94 Abs. 1a SGB XII',
      url: 'https://www.gesetze-im-internet.de/sgb_12/__94.html',
      inForceFrom: '2020-01-01',
    },
  },
  {
    ...BASE,
    id: 'de.parents.right-savings',
    kind: 'right',
    rank: 3,
    says: 'Savings, your home and the pay of your husband or wife do not count for this limit.',
    authority: {
      title: 'Sozialgesetzbuch XII (SGB XII)',
      provision: '§ 94 Abs. 1a SGB XII, § 16 SGB IV',
      url: 'https://www.gesetze-im-internet.de/sgb_12/__94.html',
      inForceFrom: '2020-01-01',
    },
  },
  {
    ...BASE,
    id: 'de.parents.right-unfair',
    kind: 'right',
    rank: 5,
    says: 'Even above it you keep enough for yourself and your family. A parent who badly failed you may get less or nothing.',
    authority: cite('bgb', '1611', { provision: '§§ 1603 und 1611 BGB' }),
  },
  {
    ...BASE,
    id: 'de.parents.step',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Write by the day: "My yearly income is below €100,000." Send no bank papers at first. Above it, get a family lawyer.',
    authority: {
      title: 'Sozialgesetzbuch XII (SGB XII)',
      provision: '§ 94 Abs. 1a SGB XII',
      url: 'https://www.gesetze-im-internet.de/sgb_12/__94.html',
      inForceFrom: '2020-01-01',
    },
  },
  {
    ...BASE,
    id: 'de.parents.option',
    kind: 'option',
    option: 'dispute',
    rank: 2,
    says: 'Say that the limit is not reached. Ask what points to more.',
    title: 'Point to the income limit',
    cost: 'Free.',
    time: 'This week.',
    risk: 'None.',
    bestFor: 'You earn less than that.',
    authority: {
      title: 'Sozialgesetzbuch XII (SGB XII)',
      provision: '§ 94 Abs. 1a SGB XII',
      url: 'https://www.gesetze-im-internet.de/sgb_12/__94.html',
      inForceFrom: '2020-01-01',
    },
  },
]
