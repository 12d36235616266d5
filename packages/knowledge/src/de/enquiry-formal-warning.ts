/** Questions about a formal warning (Abmahnung) from a lawyer. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { WISH } from './wish-words.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const ENQUIRY_FORMAL_WARNING: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-buy.abmahnung',
    topics: ['consumer', 'debt', 'general'],
    kind: 'answer',
    verdict: 'do_this',
    rank: 8,
    when: { not: [{ says: ['arbeitgeber', 'chef', 'arbeit', 'vermieter', 'kündigung'] }] },
    asks: [
      [
        'illegalem streaming',
        'illegales streaming',
        'illegal gestreamt',
        'anwalt wegen film',
        'anwalt wegen eines films',
        'illegalem download',
        'illegaler download',
        'abmahnung',
        'filesharing',
        'tauschbörse',
        'frommer',
        'waldorf',
        'unterlassungserklärung',
        'copyright letter',
        'torrent',
        'cease and desist',
        'abgemahnt',
        'abmahnen',
        'urheberrecht',
        'urheberrechtsverletzung',
        'bild verwendet',
        'foto verwendet',
        'über meinen anschluss',
        'internetanschluss',
        'film hochgeladen',
        'hochgeladen',
        'heruntergeladen',
        'illegal',
        'download',
        'rechtsverletzung',
        'serie geladen',
        'urheber',
        'bilder verwendet',
        'anwalt abmahnung',
        'unterlassung',
      ],
      [...WISH, 'soll ich', 'zahlen', 'unterschreiben'],
    ],
    says: "Do not sign their form. Get advice before the date, for instance a changed promise. For private people the lawyers' fee is capped.",
    authority: cite('urhg', '97a'),
  },
]
