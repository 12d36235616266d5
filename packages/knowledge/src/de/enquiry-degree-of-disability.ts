/** Questions about a degree of disability that is too low. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_DEGREE_OF_DISABILITY: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-benefit.degree-of-disability',
    kind: 'answer',
    topics: ['general', 'employment'],
    rank: 5,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      [
        'gdb',
        'grad der behinderung',
        'schwerbehinderung',
        'schwerbehindertenausweis',
        'schwerbehindert',
        'behinderung',
        'versorgungsamt',
        'merkzeichen',
        'disability',
      ],
      [
        'nur 20',
        'nur 30',
        'nur 40',
        'bekommen',
        'abgelehnt',
        'widerspruch',
        'zu niedrig',
        'ablehnung',
        'herabgesetzt',
        'bescheid',
        'too low',
      ],
    ],
    says: 'Object (Widerspruch) in writing within one month; one sentence is enough, and it is free. Ask for your file with the doctors’ reports. Then explain with your doctors what you can no longer do each day: that counts more than the name of the illness. With 30 or 40 you can ask the Agentur für Arbeit for equal status, which guards your job. After a no, the social court is free. VdK or SoVD help.',
    authority: {
      title: 'Sozialgesetzbuch IX (SGB IX)',
      provision: '§ 2 Abs. 3, § 152 SGB IX; § 84 SGG',
      url: 'https://www.gesetze-im-internet.de/sgb_9_2018/__152.html',
      inForceFrom: '2018-01-01',
    },
  },
]
