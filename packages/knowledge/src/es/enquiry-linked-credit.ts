/** Questions about a loan for a service that was never given. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_LINKED_CREDIT: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.linked-credit',
    kind: 'answer',
    topics: ['consumer', 'debt', 'general'],
    rank: 5,
    verdict: 'yes',
    asks: [
      [
        'financiación',
        'financiacion',
        'financiado',
        'financiada',
        'financiera',
        'financié',
        'cuotas',
        'préstamo vinculado',
        'linked loan',
      ],
      [
        'cerró',
        'cerro',
        'ha cerrado',
        'cerrado',
        'quebró',
        'quiebra',
        'desaparecido',
        'desapareció',
        'no me han hecho',
        'no me dan el servicio',
        'sin terminar',
        'no ha cumplido',
        'no cumple',
        'no cumplen',
        'no hay prácticas',
        'no hay practicas',
        'que no hay',
        'no era verdad',
        'me engañaron',
        'me han engañado',
        'no es lo que',
        'no me dan',
        'closed',
      ],
      [
        'dentista',
        'clínica',
        'clinica',
        'academia',
        'curso',
        'gimnasio',
        'tratamiento',
        'depilación',
        'depilacion',
        'muebles',
        'cocina',
        'placas solares',
        'tienda',
        'empresa',
        'service',
      ],
    ],
    says: 'Yes, you can stand up to the lender too. If the loan was made for that service and it was not given, first claim from the firm in writing (burofax). If you get nothing, write to the lender: the contract is linked and you end it too. Ask for the part you did not get back. Before you stop paying, ask the OMIC or a lawyer. If they put you in ASNEF, object.',
    authority: cite('credito', 'artículos 26 y 29'),
  },
]
