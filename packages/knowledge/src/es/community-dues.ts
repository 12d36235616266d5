/** Dues of a community of owners (comunidad de propietarios). */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const DUES = {
  country: 'es',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
  topics: ['housing', 'debt'],
  when: {
    any: [
      {
        says: [
          'comunidad de propietarios',
          'cuotas de comunidad',
          'cuotas de la comunidad',
          'recibos de la comunidad',
          'recibos de comunidad',
          'administración de la comunidad',
          'administrador de la comunidad',
          'gastos de comunidad',
          'gastos comunes',
          'cuotas comunitarias',
          'junta de propietarios',
          'propiedad horizontal',
          'derrama',
        ],
      },
    ],
  },
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const COMMUNITY_DUES: readonly Rule[] = [
  {
    ...DUES,
    id: 'es.community.right-certificate',
    kind: 'right',
    rank: 5,
    says: 'Ask for the certificate of the debt and the minutes of the meeting. For the fast court order they need both, and must have told you.',
    authority: cite('lph', 'artículo 21'),
  },
  {
    ...DUES,
    id: 'es.community.right-contest',
    kind: 'right',
    rank: 8,
    says: 'You can contest a decision of the meeting within three months, or a year if it breaks the law. Be up to date or deposit the sum.',
    authority: cite('lph', 'artículo 18'),
  },
  {
    ...DUES,
    id: 'es.community.know-share',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 5,
    learnMore: 'The flat itself answers for the dues of this year and of the three years before.',
    says: 'Each owner must pay a share of the common costs. Who owes may speak at the meeting, but in most cases not vote.',
    authority: cite('lph', 'artículos 9.1.e y 15.2'),
  },
  {
    ...DUES,
    id: 'es.community.step-account',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Ask the administrator for a list of the unpaid months, your share and the payments they received.',
    authority: cite('lph', 'artículos 9.1.e y 20'),
  },
]
