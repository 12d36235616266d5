/** Questions about noise, cameras, water damage and condominiums. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_NEIGHBOURS: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.noise',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 12,
    asks: [
      [
        'rumore',
        'rumori',
        'rumorosi',
        'noise',
        'noisy',
        'abbaia',
        'abbaiano',
        'musica',
        'feste',
        'festa',
        'barking',
        'loud music',
      ],
      ['vicino', 'vicini', 'vicina', 'condominio', 'locale', 'bar', 'neighbour', 'neighbours'],
    ],
    verdict: 'do_this',
    says: 'Keep a list of days and hours, and ask the administrator to act. A judge can stop noise that goes beyond what is bearable. At night call the local police.',
    authority: cite('cc', 'articolo 844; codice penale, articolo 659'),
  },
  {
    ...BASE,
    id: 'it.ask.neighbour-camera',
    kind: 'answer',
    topics: ['general', 'housing', 'consumer'],
    rank: 9,
    asks: [
      ['telecamera', 'telecamere', 'camera'],
      ['vicino', 'vicina', 'casa mia', 'mia porta', 'scale', 'condominio', 'neighbour'],
    ],
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    checkBy: '2027-09-30',
    says: 'A neighbour’s camera may film their own home, not yours, the stairs or the street. Ask in writing to turn it away. If nothing changes, complain free to the Garante.',
    authority: {
      title: 'Regulation (EU) 2016/679 (GDPR, DSGVO, RGPD, AVG)',
      provision:
        'articles 5, 6 and 77; codice civile, articolo 1122-ter; codice penale, articolo 615-bis',
      url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
      inForceFrom: '2018-05-25',
    },
  },
  {
    ...BASE,
    id: 'it.ask.condominium',
    kind: 'answer',
    topics: ['housing', 'debt', 'general'],
    rank: 12,
    asks: [
      ['condominio', 'condominiale', 'condominiali', 'assemblea', 'amministratore', 'condominium'],
      [
        'pagare',
        'spese',
        'contestare',
        'delibera',
        'impugnare',
        'debito',
        'verbale',
        'pay',
        'contest',
        'costs',
      ],
    ],
    verdict: 'it_depends',
    says: 'An owner pays by share. You can contest a decision within 30 days, counted from when they told you if you were not there. For approved costs a judge can order you to pay at once.',
    dependsOn: 'what the meeting decided, and when',
    authority: cite('cc', 'articoli 1123, 1129 e 1137; disp. att., articolo 63'),
  },
  {
    ...BASE,
    id: 'it.ask.water-damage',
    kind: 'answer',
    topics: ['housing', 'consumer', 'general'],
    rank: 9,
    asks: [
      ['vicino', 'vicina', 'piano di sopra', 'condominio', 'neighbour'],
      [
        'allagato',
        'allagata',
        'allagamento',
        'infiltrazione',
        'infiltrazioni',
        'perdita d’acqua',
        "perdita d'acqua",
        'perdita di acqua',
        'flooded',
        'leak',
      ],
    ],
    verdict: 'do_this',
    says: 'Take photos and write now by registered letter to the neighbour, the administrator and your insurer. Who has charge of the pipe pays, unless it was pure chance. You have five years. For a condominium, mediation comes before court.',
    authority: cite('cc', 'articoli 2043, 2051 e 2947; d.lgs. 28/2010, articolo 5'),
  },
]
