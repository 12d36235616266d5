/** Questions about a cut of power. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-21',
  checkBy: '2027-02-28',
} satisfies Partial<Rule>

export const ENQUIRY_LIGHT_CUT: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.light-cut',
    kind: 'answer',
    topics: ['consumer', 'debt', 'general'],
    rank: 9,
    when: {
      not: [
        {
          says: [
            'dueña',
            'propietaria',
            'casera',
            'regularización',
            'regularizacion',
            'vecino',
            'casero',
            'propietario',
            'arrendador',
            'dueño',
          ],
        },
      ],
    },
    asks: [
      [
        'cortar',
        'cortan',
        'corte',
        'cut off',
        'disconnect',
        'cortado',
        'cortada',
        'han cortado',
        'cortado la luz',
        'cortarme',
        'cortarnos',
        'sin luz',
        'me cortan',
        'cortado el suministro',
        'aviso de corte',
        'van a cortar',
        'me van a cortar',
        'avisan de corte',
        'amenazan con cortar',
        'amenazan con cortarme',
        'dejarme sin luz',
        'impago',
        'me corta',
        'me corta la luz',
        'corta la luz',
        'nos corta',
        'cortan la luz',
      ],
      [
        'luz',
        'electricidad',
        'electricity',
        'power',
        'endesa',
        'iberdrola',
        'naturgy',
        'suministro',
        'repsol',
        'factura de la luz',
        'el gas',
        'agua',
        'recibo de la luz',
        'la luz',
        'bono social',
      ],
    ],
    verdict: 'it_depends',
    says: 'Not at once. At home they need a formal demand and two months, or four with the bono social. Ask for a plan and go to social services.',
    dependsOn: 'whether you have the bono social and who lives with you',
    authority: cite('bono', 'artículos 19 y 20'),
  },
]
