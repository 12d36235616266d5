/** Questions of people whose partner hurts or threatens them. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_VIOLENCE: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.partner-violence',
    kind: 'answer',
    topics: ['family', 'general'],
    rank: 12,
    asks: [
      [
        'mio marito',
        'il mio compagno',
        'il mio ragazzo',
        'mio ex',
        'il mio ex',
        'mio padre',
        'la mia compagna',
        'mia moglie',
        'violenza domestica',
        'maltrattamenti',
        'maltrattata',
        'mi picchia',
        'mi ha picchiata',
        'mi ha picchiato',
        'mi mena',
        'mio figlio',
        'mio fratello',
      ],
      [
        'mi picchia',
        'mi ha picchiata',
        'mi ha picchiato',
        'mi mette le mani addosso',
        'messo le mani addosso',
        'mi minaccia',
        'minaccia di',
        'mi ha spinta',
        'mi ha dato uno schiaffo',
        'ho paura',
        'mi insulta',
        'mi controlla',
        'mi perseguita',
        'mi segue',
        'stalking',
        'violento',
        'maltratta',
        'maltrattamenti',
        'violenza domestica',
        'uccidermi',
        'mi urla',
        'picchia mia madre',
        'picchia i bambini',
        'mi mena',
        'strangolata',
        'strangolato',
        'coltello',
      ],
    ],
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    checkBy: '2027-09-30',
    says: 'In danger call 112. Call 1522 day and night, free: they find a safe place (centro antiviolenza). A judge can order him to leave the home and stay away, also at once. He can have to pay for you and the children. Go to the police or a lawyer. In a criminal case for ill-treatment or stalking the lawyer is free, whatever you earn.',
    authority: cite(
      'cpc',
      'articoli 473-bis.69, 473-bis.70 e 473-bis.71; codice penale, articolo 572; DPR 115/2002, articolo 76, comma 4-ter',
    ),
  },
]
