/** Questions about an exit agreement and the unemployment pay that may be lost by it. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_EXIT_AGREEMENT_AND_BENEFIT: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-job.exit-and-benefit',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 4,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      [
        'aufhebungsvertrag',
        'auflösungsvertrag',
        'aufhebungsvereinbarung',
        'abfindung',
        'exit agreement',
      ],
      [
        'arbeitslosengeld',
        'sperre',
        'sperrzeit',
        'arbeitsamt',
        'agentur für arbeit',
        'alg',
        'unemployment pay',
      ],
      [
        'unterschreiben',
        'unterschreibe',
        'unterschrift',
        'soll ich',
        'bis freitag',
        'bis morgen',
        'bis montag',
        'druck',
        'sonst kündigen',
        'drohen',
        'angeboten',
        'sign',
      ],
    ],
    says: 'Do not sign by their date; you need not sign at all. It mostly blocks unemployment pay for twelve weeks, longer if notice is cut. There is mostly none if a dismissal for the firm’s reasons was sure, with full notice. The payment may then be half a month’s pay a year at most. Dismissed instead? Sue within three weeks: no block, often a better sum. Ask the agency and a lawyer first.',
    authority: cite('sgb3', '159', { provision: '§§ 158 und 159 SGB III; §§ 1, 4 und 23 KSchG' }),
  },
]
