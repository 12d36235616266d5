/** Questions about sick pay of the health fund that ends too soon. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_SICK_PAY_ENDED: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-benefit.sick-pay-ended',
    kind: 'answer',
    topics: ['consumer', 'employment', 'general'],
    rank: 5,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      ['krankengeld', 'krankenkasse zahlt', 'kasse zahlt', 'sick pay'],
      [
        'medizinische dienst',
        'medizinischer dienst',
        'mdk',
        'md',
        'gutachten',
        'kein krankengeld mehr',
        'krankengeld mehr',
        'eingestellt',
        'stellt ein',
        'wieder arbeiten',
        'arbeitsfähig',
        'gestoppt',
        'stopped',
      ],
      [
        'arzt',
        'schreibt mich',
        'krank',
        'krankgeschrieben',
        'attest',
        'widerspruch',
        'was',
        'doctor',
      ],
    ],
    says: 'Object (Widerspruch) in writing at once, at the latest within a month; it is free. Ask for the report of the Medizinischer Dienst. Have your doctor answer it in writing, and ask for a second report. Go on getting sick notes without a gap: each new one at the latest on the next working day. No money? Register at the Agentur für Arbeit, and ask the social court for an urgent order.',
    authority: {
      title: 'Sozialgesetzbuch V (SGB V)',
      provision: '§§ 44, 46 und 275 SGB V; §§ 84 und 86b SGG',
      url: 'https://www.gesetze-im-internet.de/sgb_5/__44.html',
      inForceFrom: '2019-05-11',
    },
  },
]
