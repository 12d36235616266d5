/** Letters on the right to stay. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const BASE = {
  country: 'ch',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const AIG = {
  title: 'Ausländer- und Integrationsgesetz (AIG) / Loi sur les étrangers (LEI, LStrI)',
  url: 'https://www.fedlex.admin.ch/eli/cc/2007/758/de',
}

const STAY: Test = {
  says: [
    'aufenthaltsbewilligung',
    'migrationsamt',
    'wegweisung',
    'niederlassungsbewilligung',
    'autorisation de séjour',
    'permis de séjour',
    'service des migrations',
    'service de la population',
    'renvoi',
    'permesso di dimora',
    'ufficio della migrazione',
    'residence permit',
  ],
}

export const RESIDENCE_PERMIT: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.stay.reality',
    kind: 'fact',
    kinds: ['OTHER'],
    rank: 8,
    slot: 'reality_check',
    when: { all: [STAY] },
    says: 'A no is not the end. But the time to act is short, and it runs from the letter.',
    authority: { ...AIG, provision: 'Art. 62 bis 64', inForceFrom: '2019-01-01' },
  },
  {
    ...BASE,
    id: 'ch.stay.step-first',
    kind: 'step',
    kinds: ['OTHER'],
    rank: 8,
    list: 'first',
    when: { all: [STAY] },
    says: 'Write down the day you got it, keep the envelope, and show all pages to a lawyer today. Do not wait for more papers.',
    authority: { ...AIG, provision: 'Art. 62 bis 64', inForceFrom: '2019-01-01' },
  },
  {
    ...BASE,
    id: 'ch.stay.right-short',
    kind: 'right',
    kinds: ['OTHER'],
    topics: ['immigration'],
    rank: 8,
    when: { all: [STAY] },
    says: 'Against a decision on your stay the time is often 30 days, and sometimes only five. Read the end of the letter and get free advice now.',
    authority: {
      ...AIG,
      provision: 'Art. 62 bis 64; BV/Cst. Art. 29 und 29a',
      inForceFrom: '2019-01-01',
    },
  },
  {
    ...BASE,
    id: 'ch.stay.right-fair',
    kind: 'right',
    kinds: ['OTHER'],
    topics: ['immigration'],
    rank: 12,
    checkedOn: '2026-11-22',
    when: { all: [STAY] },
    says: 'The office must weigh your years here, your family, work and health. Send proof of them. Time to leave is mostly 7 to 30 days, longer for special reasons.',
    authority: { ...AIG, provision: 'Art. 64d und 96', inForceFrom: '2019-01-01' },
  },
]
