/** Questions about a free lawyer. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const UNTIL_JUNE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_LEGAL_AID: readonly Rule[] = [
  {
    ...UNTIL_JUNE,
    id: 'es.ask.legal-aid',
    kind: 'answer',
    topics: ['general', 'family', 'debt', 'criminal', 'housing'],
    rank: 10,
    asks: [
      [
        'justicia gratuita',
        'abogado de oficio',
        'abogado gratis',
        'legal aid',
        'free lawyer',
        'abogado de turno',
        'no puedo pagar un abogado',
        'no tengo dinero para abogado',
        'no tengo para un abogado',
        'abogado gratuito',
      ],
      [
        'cómo',
        'como',
        'puedo',
        'pedir',
        'solicitar',
        'requisitos',
        'derecho',
        'deniegan',
        'denegado',
        'how',
        'can i',
        'qué hago',
        'que hago',
        'existe',
        'hay',
        'tengo',
      ],
    ],
    verdict: 'do_this',
    says: 'Ask at the bar association (Colegio de Abogados) or the court. Alone, you may earn up to twice the IPREM, more with a family. Workers, and victims of violence at home, have it in their cases whatever they earn.',
    authority: cite('gratuita', 'artículos 2, 3, 6, 12 y 20'),
  },
]
