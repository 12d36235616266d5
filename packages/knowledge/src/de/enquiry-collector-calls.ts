/** Questions about a collection firm that calls again and again. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_COLLECTOR_CALLS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-debt.collector-calls',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 5,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      ['inkasso', 'inkassobüro', 'inkassofirma', 'eos', 'collection firm', 'debt collector'],
      [
        'anrufe',
        'ruft',
        'rufen',
        'angerufen',
        'anruft',
        'telefon',
        'terror',
        'jeden tag',
        'auf arbeit',
        'auf der arbeit',
        'arbeitgeber angerufen',
        'nachbarn',
        'sms',
        'calls',
      ],
    ],
    says: 'You need not talk to them. Write once: “Contact me by letter only. I do not agree to calls or messages, and not to calls at work.” If the claim is wrong, dispute it in the same letter. Note each later call with day, time and number. Telling your boss or neighbours of the debt is not allowed. Complain to the Bundesamt für Justiz, which watches such firms. A court can forbid it.',
    authority: cite('rdg', '13a', {
      provision: '§§ 13a und 13h RDG; §§ 823, 1004 BGB; Art. 17 und 21 DSGVO',
    }),
  },
]
