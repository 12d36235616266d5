/** Questions about the time to claim for a floor clause in a mortgage. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-23',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_FLOOR_CLAUSE: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.floor-clause',
    kind: 'answer',
    topics: ['debt', 'consumer', 'general'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      [
        'cláusula suelo',
        'clausula suelo',
        'cláusulas suelo',
        'clausulas suelo',
        'suelo de la hipoteca',
        'suelo hipotecario',
        'suelo en la hipoteca',
        'floor clause',
      ],
      [
        'prescrito',
        'ha prescrito',
        'prescribe',
        'prescripción',
        'prescripcion',
        'todavía',
        'todavia',
        'aún',
        'aun',
        'reclamar',
        'reclamación',
        'reclamacion',
        'recuperar',
        'devolver',
        'devuelve',
        'devuelvan',
        'tarde',
        'plazo',
        'años',
        'cancelada',
        'pagada',
        'cancelé',
        'firmé',
        'too late',
        'claim',
      ],
    ],
    says: 'Mostly you still can, also for a loan that is paid off. A judge can call the clause unfair at any time. The five years to get money back mostly start only with a final judgment that says so. Not if the bank proves that you knew earlier. Claim from the bank in writing first: a court asks for that. Did you sign a new deal with the bank about it? See a lawyer. Free help: the consumer office (OMIC).',
    authority: cite(
      'consumo',
      'artículos 82 y 83; Código Civil, artículo 1964; STJUE de 25 de abril de 2024, C-561/21; STS 857/2024, de 14 de junio; LEC, artículo 439 bis',
    ),
  },
]
