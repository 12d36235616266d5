/** Questions about violence and bullying at school. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_SCHOOL: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.school-bullying',
    kind: 'answer',
    topics: ['family', 'general'],
    rank: 9,
    asks: [
      [
        'scuola',
        'classe',
        'compagni di classe',
        'compagni',
        'professore',
        'professoressa',
        'maestra',
        'preside',
        'liceo',
        'medie',
        'elementari',
      ],
      [
        'bullismo',
        'bulli',
        'bullizzato',
        'bullizzata',
        'cyberbullismo',
        'picchiato',
        'picchiata',
        'picchiano',
        'lo prendono in giro',
        'la prendono in giro',
        'presa in giro',
        'insultato',
        'insultata',
        'lo insultano',
        'la insultano',
        'non vuole andare a scuola',
        'minacciato',
        'minacciano',
        'deriso',
        'derisa',
      ],
      [
        'mio figlio',
        'mia figlia',
        'figlio',
        'figlia',
        'bambino',
        'bambina',
        'ragazzo',
        'ragazza',
        'nipote',
      ],
    ],
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    checkBy: '2027-09-30',
    says: 'Write to the head (dirigente scolastico) and ask what they will do. Each school must have rules and a person against bullying, must act and tell the parents. Keep messages and doctor’s papers. Insults online: ask the site to remove them; with no answer in 48 hours, the Garante. Call 114, free. For an attack, go to the police.',
    authority: cite('bullismo', 'articoli 2, 4-bis e 5'),
  },
]
