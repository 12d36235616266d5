/** Claims of gyms for fees: a good reason to leave, and how long a contract binds. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const GYM: Test = {
  says: [
    'fitnessstudio',
    'fitness',
    'sportstudio',
    'mitgliedsvertrag',
    'studiovertrag',
    'trainingsvertrag',
    'mitgliedsbeitrag',
    'mitgliedsbeiträge',
    'mitgliederservice',
    'fitnessclub',
    'sportliche grüße',
    'sportlichen grüßen',
  ],
}
const BASE = {
  country: 'de',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'CONSUMER_CONTRACT_DISPUTE'],
  when: { any: [GYM] },
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const GYM_CONTRACT: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.gym.right-good-cause',
    kind: 'right',
    rank: 4,
    says: 'Lasting illness that stops you training can end a gym contract at once. Send a doctor’s note. To move house is mostly no reason.',
    authority: cite('bgb', '314', { provision: '§ 314 BGB; BGH 4.5.2016 - XII ZR 62/15' }),
  },
  {
    ...BASE,
    id: 'de.gym.right-renewal',
    kind: 'right',
    rank: 5,
    says: 'A contract made since March 2022 binds you for two years at most. After that you can leave with one month’s notice.',
    authority: cite('bgb', '309', { provision: '§ 309 Nr. 9 BGB', from: '2022-03-01' }),
  },
]
