/** Questions about holidays, family leave and shorter hours. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_TIME_OFF: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.family-leave',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 9,
    when: {
      not: [{ says: ['herencia', 'testamento', 'hacienda', 'casero', 'despedido', 'despedida'] }],
    },
    asks: [
      [
        'permiso',
        'días libres',
        'dias libres',
        'días me dan',
        'dias me dan',
        'días tengo',
        'dias tengo',
        'días me corresponden',
        'dias me corresponden',
        'cuántos días',
        'cuantos dias',
        'faltar al trabajo',
        'permiso retribuido',
        'me dan días',
        'me dan dias',
      ],
      [
        'muerte de',
        'fallecimiento',
        'ha muerto',
        'murió',
        'murio',
        'entierro',
        'funeral',
        'hospitalizado',
        'hospitalizada',
        'hospital',
        'operan a',
        'operación de mi',
        'operacion de mi',
        'mi boda',
        'me caso',
        'casarme',
        'mudanza',
        'padre enfermo',
        'madre enferma',
        'hijo enfermo',
        'hija enferma',
        'familiar enfermo',
        'médico con mi',
        'medico con mi',
      ],
    ],
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    checkBy: '2027-09-30',
    says: 'You get paid leave by law, and your agreement may give more. At least two days when a close relative dies, or four if you must travel. Five days for a grave illness or operation of a relative. 15 for your wedding, one to move home. Tell the firm and give proof.',
    authority: cite('et', 'artículo 37.3', '2023-06-30'),
  },
]
