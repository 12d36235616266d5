/** Questions about pay when the firm has closed or has no money. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_FIRM_GONE: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.firm-gone',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 12,
    when: {
      not: [
        {
          says: [
            'aerolínea',
            'aerolinea',
            'gimnasio',
            'academia',
            'compré',
            'compre',
            'pedido',
            'vuelo',
          ],
        },
      ],
    },
    asks: [
      [
        'empresa ha cerrado',
        'ha cerrado la persiana',
        'ha cerrado la empresa',
        'cerró la empresa',
        'cerro la empresa',
        'empresa cerró',
        'empresa cerro',
        'ha quebrado',
        'en quiebra',
        'concurso de acreedores',
        'insolvente',
        'dueño ha desaparecido',
        'jefe ha desaparecido',
        'cerrado el negocio',
        'cierra la empresa',
        'fogasa',
        'bajado la persiana',
      ],
      [
        'nos debe',
        'nos deben',
        'me debe',
        'me deben',
        'nóminas',
        'nominas',
        'sueldo',
        'salario',
        'finiquito',
        'indemnización',
        'indemnizacion',
        'quién nos paga',
        'quien nos paga',
        'quién me paga',
        'quien me paga',
        'cobrar',
        'fogasa',
      ],
    ],
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    checkBy: '2027-09-30',
    says: 'Claim the pay and compensation now: file for conciliation, then sue. You have one year for pay, and 20 working days against a dismissal. If the firm cannot pay, the fund FOGASA pays up to 120 days of wages, and compensation, both with a limit.',
    authority: cite('et', 'artículos 33 y 59'),
  },
]
