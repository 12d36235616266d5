/** Questions about what the police may look at or take. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_POLICE: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.police-phone',
    kind: 'answer',
    topics: ['criminal', 'general'],
    rank: 9,
    when: {
      not: [
        {
          says: [
            'multa',
            'conduciendo',
            'conducir',
            'coche',
            'robaron',
            'robado',
            'estafa',
            'pinché',
            'pinche',
          ],
        },
      ],
    },
    asks: [
      ['policía', 'policia', 'guardia civil', 'mossos', 'agente', 'agentes', 'ertzaintza'],
      [
        'mi móvil',
        'mi movil',
        'el móvil',
        'el movil',
        'mi teléfono',
        'mi telefono',
        'el teléfono',
        'el telefono',
        'whatsapp',
        'contraseña',
        'pin del',
        'desbloquear',
      ],
      [
        'mirar',
        'mirarlo',
        'ver',
        'registrar',
        'quitado',
        'quitar',
        'incautado',
        'requisado',
        'desbloquear',
        'contraseña',
        'pin',
        'devolver',
        'devuelven',
      ],
    ],
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    checkBy: '2027-09-30',
    says: 'To look through your phone the police need your yes or a judge’s order. Only in an urgent case may they look first, and must tell a judge within 24 hours. You need not say your PIN. Say calmly that you do not agree, and ask for a lawyer.',
    authority: cite('lecrim', 'artículos 588 sexies a, 588 sexies b y 588 sexies c'),
  },
]
