/** Questions about a penal order and the licence. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const BASE = {
  country: 'ch',
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const PENAL_ORDER: Test = { says: ['strafbefehl', 'ordonnance pénale', "decreto d'accusa"] }

const SVG = {
  title: 'Strassenverkehrsgesetz (SVG) / Loi sur la circulation routière (LCR, LCStr)',
  url: 'https://www.fedlex.admin.ch/eli/cc/1959/679_705_685/de',
}

const WITHDRAWAL: Authority = { ...SVG, provision: 'Art. 16 bis 16c', inForceFrom: '2005-01-01' }

export const ENQUIRY_LICENCE: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.ask.penal-order',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['parking', 'criminal', 'general'],
    rank: 8,
    verdict: 'do_this',
    asks: [
      ['strafbefehl', 'ordonnance pénale', "decreto d'accusa"],
      [
        'einspruch',
        'wie lange',
        'frist',
        'délai',
        'combien de temps',
        'quanto tempo',
        'termine',
        'einsprache',
        'anfechten',
        'wehren',
        'opposition',
        'opposizione',
        'object',
        'was tun',
        'was muss',
        'que faire',
        'contester',
        'dix jours',
        'cosa fare',
        'opporsi',
        'impugnare',
        'dieci giorni',
        '10 tage',
        'erhalten',
        'bekommen',
        'reçu',
        'reçue',
        'ricevuto',
      ],
    ],
    says: 'Object in writing within ten days of getting the penal order. You need give no reasons. Then the prosecutor looks again, or a court decides.',
    limit: { from: 'paper', count: 10, unit: 'days', roll: 'next_working_day' },
    authority: LAW.penalOrder,
  },
  {
    ...BASE,
    id: 'ch.ask.licence',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['parking', 'criminal', 'general'],
    rank: 12,
    when: { not: [PENAL_ORDER] },
    verdict: 'it_depends',
    dependsOn: 'how serious the case was and if it was your first.',
    asks: [
      [
        'führerausweis',
        'führerausweisentzug',
        'ausweisentzug',
        'retrait de permis',
        'retrait du permis',
        'licenza di condurre',
        'revoca della licenza',
      ],
      [
        'wie lange',
        'was passiert',
        'was droht',
        'que risque',
        'cosa rischio',
        'cosa succede',
        'einspruch',
        'einsprache',
        'beschwerde',
        'angewiesen',
        'wehren',
        'recours',
        'combien de temps',
        'ricorso',
        'quanto tempo',
      ],
    ],
    says: 'A light case brings a warning, or one month after an earlier one. A medium one brings at least a month, a serious one three.',
    authority: WITHDRAWAL,
  },
]
