/** Questions about cover that an insurer ends after a claim. `asks` holds the words people type, in German and English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_INSURER_CANCELS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-insure.cancelled-after-claim',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 6,
    verdict: 'yes',
    asks: [
      [
        'versicherung',
        'versicherer',
        'hausratversicherung',
        'haftpflicht',
        'rechtsschutz',
        'gebäudeversicherung',
        'insurer',
        'insurance',
      ],
      ['gekündigt', 'kündigt mir', 'kündigung', 'kündigen', 'cancelled'],
      [
        'nach einem schaden',
        'nach schaden',
        'nach dem schaden',
        'nach einem schadenfall',
        'nach einem schadensfall',
        'nach einer schadenmeldung',
        'schadensfall',
        'schadenfall',
        'darf sie das',
        'leistungsfall',
        'after a claim',
      ],
    ],
    says: 'Yes, after a claim both sides may end property or liability cover, within one month after the talks on it ended. The insurer must give you one month’s notice and pay back premiums for the time after. Find new cover before the end. Ask them to let you cancel yourself: that looks better to others.',
    authority: {
      title: 'Versicherungsvertragsgesetz (VVG)',
      url: 'https://www.gesetze-im-internet.de/vvg_2008/',
      provision: '§§ 39, 92, 111 VVG',
      inForceFrom: '2008-01-01',
    },
  },
]
