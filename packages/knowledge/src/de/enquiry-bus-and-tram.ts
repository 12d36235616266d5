/** Questions about the raised fare for no valid ticket. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_BUS_AND_TRAM: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-debt.no-ticket',
    kind: 'answer',
    verdict: 'do_this',
    rank: 9,
    checkedOn: '2026-11-22',
    asks: [
      [
        'schwarzfahren',
        'schwarz gefahren',
        'schwarzgefahren',
        'ohne fahrschein',
        'ohne ticket',
        'ohne fahrkarte',
        'fahrkarte vergessen',
        'ticket vergessen',
        'deutschlandticket vergessen',
        'fahrkartenkontrolle',
        'without a ticket',
        'fare dodging',
      ],
      [
        '60 euro',
        'erwischt',
        'kontrolliert',
        'kontrolle',
        'zahlen',
        'strafe',
        'anzeige',
        'bahn',
        'bus',
        'straßenbahn',
        'u-bahn',
        'caught',
        'pay',
        'fine',
        'train',
      ],
    ],
    says: 'On bus and tram the raised fare is up to €60. If you had a valid ticket in your own name, show it within one week: then it is at most €7. If you could not buy one, as the machine was broken, say so with proof. Riding on purpose without paying can be a crime.',
    authority: {
      title: 'Verordnung über die Allgemeinen Beförderungsbedingungen (BefBedV)',
      provision: '§ 9',
      url: 'https://www.gesetze-im-internet.de/befbedv/__9.html',
      inForceFrom: '2015-07-01',
    },
  },
]
