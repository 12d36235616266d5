/** Questions about a refused pension for people who can work little or no more. `asks` holds the words people type. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  topics: ['general', 'debt', 'employment'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_DISABILITY_PENSION: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-pension.refused',
    kind: 'answer',
    rank: 6,
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    asks: [
      [
        'erwerbsminderungsrente',
        'em-rente',
        'erwerbsminderung',
        'rentenversicherung',
        'rentenantrag',
        'disability pension',
        'rente abgelehnt',
        'reha vor rente',
        'frührente',
        'em rente',
        'erwerbsminderungs rente',
        'schwerbehinderung',
        'behindertenausweis',
        'schwerbehindertenausweis',
        'gdb',
      ],
      [
        'abgelehnt',
        'ablehnung',
        'lehnt',
        'widerspruch',
        'was nun',
        'wie geht es weiter',
        'refused',
        'abgelehnt worden',
        'ablehnt',
        'lehnt ab',
        'zu niedrig',
        'klage',
        'dagegen',
        'nicht anerkannt',
        'abgewiesen',
      ],
    ],
    says: 'Object (Widerspruch) within one month. It is free, and reasons can follow. Ask for the medical report and let your doctors answer it. Under six hours of work a day can bring half a pension, under three hours the full one.',
    authority: cite('sgg', '84', {
      provision: '§ 43 SGB VI, §§ 84 und 183 SGG, §§ 25 und 44 SGB X',
    }),
  },
]
