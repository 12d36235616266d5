/** Questions about a lease that is only spoken, and about subletting. `asks` holds the words people type, in Spanish and English. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const ASK = {
  country: 'es',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_LEASE_FORM: readonly Rule[] = [
  {
    ...ASK,
    id: 'es.ask.spoken-lease',
    topics: ['housing', 'general'],
    rank: 7,
    verdict: 'do_this',
    when: { not: [{ says: ['trabajo', 'jefe', 'empresa'] }] },
    asks: [
      ['alquiler', 'casero', 'casera', 'piso', 'vivienda', 'inquilino', 'arrendador'],
      [
        'contrato por escrito',
        'sin contrato',
        'contrato verbal',
        'de palabra',
        'no tengo contrato',
        'no hay contrato',
        'no quiere hacerme contrato',
        'not in writing',
      ],
    ],
    says: 'A spoken lease counts too. You can ask for it in writing, with both names, the home, the rent and the time. You may stay five years, seven with a company, if it is your home. Pay by bank transfer and keep messages as proof.',
    authority: cite('lau', 'artículos 9 y 37; Código Civil, artículos 1278 a 1280'),
  },
  {
    ...ASK,
    id: 'es.ask.sublet',
    topics: ['housing', 'general'],
    rank: 7,
    verdict: 'it_depends',
    asks: [
      ['subarrendar', 'subarriendo', 'realquilar', 'realquiler', 'sublet'],
      ['habitación', 'habitacion', 'piso', 'casa', 'puedo', 'vivienda', 'room'],
    ],
    says: 'Only a part of the home, and only if the owner says yes in writing. The rent may not be more than yours. Without that yes the owner can ask a judge to end the lease.',
    dependsOn: 'whether you have the yes in writing',
    authority: cite('lau', 'artículos 8 y 27.2.c'),
  },
]
