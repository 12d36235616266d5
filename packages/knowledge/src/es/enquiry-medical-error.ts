/** Questions about bad treatment by a doctor. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_MEDICAL_ERROR: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.medical-error',
    kind: 'answer',
    topics: ['general', 'consumer'],
    rank: 9,
    asks: [
      ['médico', 'medico', 'hospital', 'operación', 'operacion', 'dentista', 'doctor'],
      [
        'negligencia',
        'error',
        'se equivocó',
        'se equivoco',
        'mala praxis',
        'mal hecha',
        'malpractice',
      ],
    ],
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    checkBy: '2027-09-30',
    says: 'Ask for a copy of your medical file now, and see another doctor. Against a public hospital you have one year to claim from the health service. Against a private one the time depends on the case, so write within one year too.',
    authority: cite(
      'lpac',
      'artículos 67 y 81; Ley 40/2015, artículo 32; Código Civil, artículos 1902 y 1968; Ley 41/2002, artículo 18',
    ),
  },
]
