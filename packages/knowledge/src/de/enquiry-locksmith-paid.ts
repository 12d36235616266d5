/** Questions about an emergency tradesman who was paid far too much at the door. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_LOCKSMITH_PAID: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-buy.locksmith-paid',
    kind: 'answer',
    topics: ['consumer', 'general', 'debt'],
    rank: 4,
    verdict: 'do_this',
    when: { not: [{ says: ['noch nicht bezahlt', 'noch nichts bezahlt', 'nicht gezahlt'] }] },
    asks: [
      [
        'schlüsseldienst',
        'schluesseldienst',
        'schlüsselnotdienst',
        'aufsperrdienst',
        'rohrreinigung',
        'rohrreiniger',
        'abflussreinigung',
        'kammerjäger',
        'notdienst',
        'notfalldienst',
        'ausgesperrt',
        'locksmith',
      ],
      [
        'hab bezahlt',
        'habe bezahlt',
        'halt bezahlt',
        'schon bezahlt',
        'bereits bezahlt',
        'bezahlt und',
        'gezahlt',
        'überwiesen',
        'mit karte',
        'ec karte',
        'ec-karte',
        'unterschrieben',
        'abgebucht',
        'sofort zahlen',
        'sofort bezahlen',
        'sofort mit',
        'vor ort bezahlt',
        'genötigt',
        'gedroht',
        'polizei',
        'paid',
      ],
      [
        'euro',
        '€',
        'rechnung',
        'preis',
        'teuer',
        'wucher',
        'abzocke',
        'zurück',
        'zurückholen',
        'geld zurück',
        'price',
        'refund',
      ],
    ],
    says: 'Paid does not mean lost. A price about twice the usual, asked of someone in need, can be void: then only a fair price is due. “From €39” is no fixed price. Demand the rest back in writing by a date. Keep photos, witnesses and prices of other firms. Ask your bank about taking the card payment back; with a signed debit you have eight weeks. Threats? Tell the police. The Verbraucherzentrale helps.',
    authority: cite('bgb', '138', {
      provision: '§§ 138, 632, 675x und 812 BGB; §§ 240 und 291 StGB',
      from: '2018-01-13',
    }),
  },
]
