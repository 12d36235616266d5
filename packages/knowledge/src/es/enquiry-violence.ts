/** Questions of people whose partner hurts or threatens them. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_VIOLENCE: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.partner-violence',
    kind: 'answer',
    topics: ['family', 'general'],
    rank: 12,
    asks: [
      [
        'mi pareja',
        'mi marido',
        'mi novio',
        'mi ex',
        'mi esposo',
        'mi exmarido',
        'mi exnovio',
        'mi mujer',
        'mi padre',
        'maltrato',
        'maltratada',
        'violencia de género',
        'violencia de genero',
        'malos tratos',
      ],
      [
        'me pega',
        'me pegó',
        'me pego',
        'me ha pegado',
        'me empujó',
        'me empujo',
        'me ha empujado',
        'me grita',
        'me amenaza',
        'me ha amenazado',
        'me controla',
        'tengo miedo',
        'me insulta',
        'me maltrata',
        'maltrato',
        'me persigue',
        'me sigue',
        'orden de alejamiento',
        'malos tratos',
        'miedo por',
        'me va a matar',
        'violencia de género',
        'violencia de genero',
        'me viola',
        'me obliga a',
      ],
    ],
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    checkBy: '2027-09-30',
    says: 'In danger call 112. Call 016 day and night, free: it does not show on the bill (delete the call). A judge on duty can decide on a protection order within 72 hours: he must go and may not come near. Ask at the police or a court. The lawyer is free for you.',
    authority: cite('lecrim', 'artículo 544 ter; Ley Orgánica 1/2004, artículos 18 a 20'),
  },
]
