/** Dismissal for an economic reason (motif économique) and the job safety contract (CSP). */
import type { Rule } from '@plainletter/contracts/rule'

import { ECONOMIC } from './conditions-work.ts'
import { exceptFor } from './except-for.ts'
import { LAW } from './law-work.ts'
import { otherThanDismissals } from './other-than-dismissals.ts'

const BASE = {
  country: 'fr',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  topics: ['employment'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const REDUNDANCY: readonly Rule[] = exceptFor(otherThanDismissals, [
  {
    ...BASE,
    id: 'fr.job.want-economic',
    checkedOn: '2026-11-23',
    kind: 'fact',
    kinds: ['REDUNDANCY_NOTICE'],
    rank: 15,
    slot: 'what_they_want',
    when: { any: [ECONOMIC] },
    says: 'Your employer wants to end your job for an economic reason, not for something you did.',
    authority: LAW.economicCause,
  },
  {
    ...BASE,
    id: 'fr.job.deadline-csp',
    checkedOn: '2026-11-23',
    kind: 'deadline',
    kinds: ['REDUNDANCY_NOTICE', 'DISMISSAL_LETTER'],
    checkBy: '2026-12-31',
    rank: 5,
    weight: 'main',
    // A day that the letter prints counts from the offer itself.
    when: {
      any: [{ says: ['contrat de sécurisation professionnelle', 'csp'] }],
      not: [{ says: ["soit jusqu'au", 'soit au plus tard', "jusqu'au"] }],
    },
    terms: { trigger: 'letter', count: 21, unit: 'days', roll: 'none' },
    example: {
      clause: 'Convention CSP du 26 janvier 2015, article 4',
      trigger: '2026-11-10',
      result: '2026-12-01',
    },
    says: 'You have 21 days from the offer to say yes or no to the job safety contract (CSP). Silence is a no.',
    action: 'Decide on the CSP offer',
    consequence: 'After that the offer is gone.',
    authority: LAW.cspDays,
  },
  {
    ...BASE,
    id: 'fr.job.right-economic-move',
    checkedOn: '2026-11-23',
    kind: 'right',
    kinds: ['REDUNDANCY_NOTICE'],
    rank: 25,
    when: { any: [ECONOMIC] },
    says: 'Before an economic dismissal the employer must look for another job for you, also in the group in France.',
    authority: LAW.economicCause,
  },
  {
    ...BASE,
    id: 'fr.job.right-order',
    kind: 'right',
    kinds: ['REDUNDANCY_NOTICE'],
    rank: 28,
    when: { any: [ECONOMIC] },
    says: 'If some go and some stay, the choice must follow fair criteria: family, years, handicap or age, skills. You may ask for them in writing, up to ten days after you leave.',
    authority: LAW.economicOrder,
    checkedOn: '2026-11-23',
  },
  {
    ...BASE,
    id: 'fr.job.right-rehire',
    checkedOn: '2026-11-23',
    kind: 'right',
    kinds: ['REDUNDANCY_NOTICE'],
    rank: 45,
    when: { any: [ECONOMIC] },
    says: 'If you ask for it within a year, you come first for new jobs that fit you.',
    authority: LAW.economicRehire,
  },
  {
    ...BASE,
    id: 'fr.job.right-csp',
    checkedOn: '2026-11-23',
    kind: 'right',
    kinds: ['REDUNDANCY_NOTICE'],
    checkBy: '2026-12-31',
    rank: 35,
    when: { any: [ECONOMIC] },
    says: 'In firms under 1,000 staff you must be offered the job safety contract (CSP): training and better benefits.',
    authority: LAW.csp,
  },
])
