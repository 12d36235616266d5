/** Questions about an energy contract made by phone and never asked for. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_ENERGY_NOT_ASKED_FOR: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.energy-phone',
    kind: 'answer',
    topics: ['consumer', 'debt', 'general'],
    rank: 4,
    verdict: 'no',
    when: {
      not: [
        {
          says: [
            'fibra',
            'modem',
            'internet',
            'adsl',
            'linea telefonica',
            'agcom',
            'conciliaweb',
            'disattivazione',
          ],
        },
      ],
    },
    asks: [
      [
        'luce',
        'gas',
        'energia',
        'fornitore',
        'pod',
        'pdr',
        'compagnia della luce',
        'compagnia elettrica',
        'enel',
        'bolletta',
        'gestore',
        'electricity',
      ],
      [
        'mi hanno chiamata',
        'mi hanno chiamato',
        'hanno chiamato',
        'chiamata',
        'telefonata',
        'al telefono',
        'per telefono',
        'telefono',
        'call center',
        'operatore',
        'phone',
      ],
      [
        'non ho firmato',
        'mai firmato',
        'mai sentito',
        'mai richiesto',
        'non richiesto',
        'detto sì',
        'detto si',
        'detto dei si',
        'dei si',
        'passata io',
        'cambiato gestore',
        'cambiato fornitore',
        'cambio fornitore',
        'attivato',
        'attivata',
        'nuovo contratto',
        'contratto',
        'disconoscere',
        'fregata',
        'ingannata',
        'never signed',
      ],
    ],
    says: 'No. Since 19 June 2026 a contract from an energy sales call without your consent is void. And a contract by phone binds only once you confirmed it in writing or on a lasting medium. What you did not ask for you need not pay. Complain in writing: not asked for, send the recording, put me back. Withdraw as well: 14 days, twelve months more if you were not told. Then ARERA’s Sportello, free.',
    authority: cite(
      'consumo',
      'articoli 51, 52, 53 e 66-quinquies (decreto bollette 2026 per le chiamate)',
    ),
  },
]
