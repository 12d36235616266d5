/** Questions about violence and bullying at school. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_SCHOOL: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.school-bullying',
    when: {
      not: [{ says: ['fiscalía de menores', 'fiscalia de menores', 'fiscalía', 'fiscalia'] }],
    },
    kind: 'answer',
    topics: ['family', 'general'],
    rank: 9,
    asks: [
      [
        'colegio',
        'instituto',
        'escuela',
        'profesor',
        'profesora',
        'tutora',
        'clase',
        'recreo',
        'compañeros de clase',
      ],
      [
        'acoso',
        'bullying',
        'le pegan',
        'le pegó',
        'le pego',
        'agresión',
        'agresion',
        'se ríen de',
        'se rien de',
        'le insultan',
        'insultan a mi',
        'pegan a mi',
        'le hacen la vida imposible',
        'no quiere ir',
        'acosan',
        'amenazan',
        'peleas',
        'le han pegado',
        'paliza',
        'se meten con',
      ],
      ['mi hijo', 'mi hija', 'hijo', 'hija', 'mi niño', 'mi niña', 'niño', 'niña', 'sobrino'],
    ],
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    checkBy: '2027-09-30',
    says: 'Write to the head and ask them to open the bullying protocol. Each school must have one, and a person for the welfare of pupils (coordinador de bienestar). Keep messages and doctor’s papers. If nothing is done, write to the school inspectorate. Call 900 018 018, free. For an attack, go to the police.',
    authority: cite('infancia', 'artículos 34 y 35'),
  },
]
