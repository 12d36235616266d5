/** Questions about a care level that was refused or is too low. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_CARE_LEVEL_REFUSED: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-benefit.care-level',
    kind: 'answer',
    topics: ['consumer', 'family', 'general'],
    rank: 4,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      ['pflegegrad', 'pflegestufe', 'pflegekasse', 'pflegegeld', 'pflegegutachten', 'care level'],
      [
        'abgelehnt',
        'ablehnung',
        'zu niedrig',
        'lehnt',
        'nur pflegegrad',
        'herabgestuft',
        'kein pflegegrad',
        'höherer',
        'widerspruch',
        'refused',
      ],
      [
        'mutter',
        'vater',
        'oma',
        'opa',
        'mann',
        'frau',
        'dement',
        'demenz',
        'waschen',
        'anziehen',
        'pflegebedürftig',
        'gutachten',
        'gutachter',
        'medizinischer dienst',
        'was',
        'mother',
        'father',
      ],
    ],
    says: 'Object (Widerspruch) in writing to the Pflegekasse within one month; one sentence is enough, and it is free. Ask for the report with the points. Keep a care diary for two weeks: washing, dressing, nights, medicine, getting lost. Then say at each point where the report is wrong, with a doctor’s note. A second visit often brings more. Free help: Pflegestützpunkt, VdK. The social court is free.',
    authority: {
      title: 'Sozialgesetzbuch XI (SGB XI)',
      provision: '§§ 14, 15 und 18c SGB XI; § 84 SGG',
      url: 'https://www.gesetze-im-internet.de/sgb_11/__18c.html',
      inForceFrom: '2023-10-01',
    },
  },
]
