/** Questions about bad work of a tradesman. `asks` holds the words people type, in German and English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_BOTCHED_WORK: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-buy.botched-work',
    kind: 'answer',
    topics: ['consumer', 'general', 'debt'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      [
        'handwerker',
        'maler',
        'elektriker',
        'fliesenleger',
        'dachdecker',
        'installateur',
        'baufirma',
        'werkstatt',
        'builder',
        'tradesman',
      ],
      [
        'gepfuscht',
        'pfusch',
        'mangelhaft',
        'mängel',
        'schlecht gearbeitet',
        'schlecht gemacht',
        'nicht fachgerecht',
        'fehler gemacht',
        'bad work',
        'botched',
      ],
      ['zahlen', 'bezahlen', 'rechnung', 'geld', 'nachbessern', 'was tun', 'pay', 'bill'],
    ],
    says: 'Do not sign off the work (Abnahme). List the faults with photos and give a fair time to mend them. Until then you may hold back about twice what the repair costs. If the time passes, have it done by others at their cost, pay less, or withdraw for grave faults. Pay the part without dispute.',
    authority: {
      title: 'Bürgerliches Gesetzbuch (BGB)',
      url: 'https://www.gesetze-im-internet.de/bgb/',
      provision: '§§ 634, 635, 637, 641 Abs. 3 BGB',
      inForceFrom: '2009-01-01',
    },
  },
]
