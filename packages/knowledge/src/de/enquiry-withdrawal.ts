/** Questions about the money after a withdrawal from an online purchase. `asks` holds the words people type. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_WITHDRAWAL: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-withdraw.refund',
    kind: 'answer',
    verdict: 'do_this',
    rank: 6,
    asks: [
      [
        'widerrufen',
        'widerruf',
        'rücknahme',
        'zurückgeschickt',
        'zurückgesendet',
        'retoure',
        'rücksendung',
        'withdrew',
        'sent it back',
        'rücksendepaket',
        'zurückgesandt',
        'zurück geschickt',
        'retourniert',
        'retourenpaket',
        'rücksendungen',
        'rückgabe',
      ],
      [
        'geld',
        'erstattung',
        'erstatten',
        'ausgepackt',
        'geöffnet',
        'ausprobiert',
        'prüfung',
        'benutzt',
        'gebraucht',
        'wertersatz',
        'refund',
        'money back',
        'opened',
        'unpacked',
        'zahlt nicht',
        'zahlt die',
        'nicht zurück',
        'nichts zurück',
        'leer gewesen',
        'angeblich leer',
        'nicht angekommen',
        'behauptet',
        'gutschrift',
        'gutschein',
        'wartet',
        'seit wochen',
      ],
    ],
    says: 'You may unpack it and try it as in a shop. The shop must pay you back within 14 days, with the normal postage. It may wait until it has the goods or your proof of posting. You pay only for wear beyond such a test.',
    authority: cite('bgb', '357', { provision: '§§ 355, 357 und 357a BGB', from: '2022-05-28' }),
  },
]
