/** Questions about undoing an exit agreement. `asks` holds the words people type, in German and English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_EXIT_AGREEMENT: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-job.exit-agreement-regret',
    kind: 'answer',
    topics: ['employment', 'consumer', 'general'],
    rank: 4,
    verdict: 'no',
    asks: [
      [
        'aufhebungsvertrag',
        'auflösungsvertrag',
        'aufhebungsvereinbarung',
        'abwicklungsvertrag',
        'exit agreement',
        'termination agreement',
      ],
      [
        'widerrufen',
        'widerruf',
        'zurücknehmen',
        'bereue',
        'rückgängig',
        'anfechten',
        'wieder raus',
        'schon unterschrieben',
        'unterschrieben und',
        'withdraw',
        'undo',
      ],
      ['unterschrieben', 'unterzeichnet', 'unter druck', 'gezwungen', 'unterschrift', 'signed'],
    ],
    says: 'There is no right to withdraw from an exit agreement, also when you signed at home. You can challenge it if they lied or threatened you unlawfully. It is also void if they used your weakness, such as illness, or gave no time at all. Get advice this week and tell the Agentur für Arbeit.',
    authority: {
      title: 'Bürgerliches Gesetzbuch (BGB)',
      url: 'https://www.gesetze-im-internet.de/bgb/',
      provision: '§§ 123, 124, 241 Abs. 2 BGB, BAG 7.2.2019 – 6 AZR 75/18',
      inForceFrom: '2019-02-07',
    },
  },
]
