/** Costs of a building with several owners (Hausgeld). */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const OWNERS: Test = {
  says: [
    'hausgeld',
    'hausgelder',
    'wohnungseigentümergemeinschaft',
    'gemeinschaft der wohnungseigentümer',
    'wohngeldabrechnung',
    'sonderumlage',
    'eigentümerversammlung',
  ],
}

const BASE = {
  country: 'de',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'OTHER'],
  topics: ['housing', 'debt'],
  when: { any: [OWNERS] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const OWNERS_COSTS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.owners.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'You owe what the owners’ meeting decided, even if you find it wrong. Only a court can set the decision aside.',
    authority: {
      title: 'Wohnungseigentumsgesetz (WEG)',
      provision: '§ 28 WEG',
      url: 'https://www.gesetze-im-internet.de/woeigg/__28.html',
      inForceFrom: '2020-12-01',
    },
  },
  {
    ...BASE,
    id: 'de.owners.right-contest',
    kind: 'right',
    rank: 4,
    says: 'Against a decision you must go to court within one month after the meeting, and give reasons within two.',
    authority: {
      title: 'Wohnungseigentumsgesetz (WEG)',
      provision: '§§ 44 und 45 WEG',
      url: 'https://www.gesetze-im-internet.de/woeigg/__45.html',
      inForceFrom: '2020-12-01',
    },
  },
  {
    ...BASE,
    id: 'de.owners.right-papers',
    kind: 'right',
    rank: 5,
    says: 'You may see the bills, the list of decisions and the report on the money of the building.',
    authority: {
      title: 'Wohnungseigentumsgesetz (WEG)',
      provision: '§ 18 Abs. 4, § 24 Abs. 7 und § 28 Abs. 4 WEG',
      url: 'https://www.gesetze-im-internet.de/woeigg/__18.html',
      inForceFrom: '2020-12-01',
    },
  },
  {
    ...BASE,
    id: 'de.owners.right-limit',
    kind: 'right',
    rank: 7,
    says: 'Advances and end sums become too old after three years, counted from the end of the year.',
    authority: cite('bgb', '195', { provision: '§§ 195 und 199 BGB' }),
  },
  {
    ...BASE,
    id: 'de.owners.step',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Ask which decision the sum comes from, with its day. Pay what is right: arrears can cost you the flat in the end.',
    authority: {
      title: 'Wohnungseigentumsgesetz (WEG)',
      provision: '§ 28 WEG',
      url: 'https://www.gesetze-im-internet.de/woeigg/__28.html',
      inForceFrom: '2020-12-01',
    },
  },
]
