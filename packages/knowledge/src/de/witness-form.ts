/** An office asks the owner of a car who drove: the owner is a witness and may be family. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER'],
  topics: ['parking', 'general'],
  when: {
    any: [
      {
        says: [
          'zeugenfragebogen',
          'zeugenbefragung',
          'zeugenanhörung',
          'anhörung als zeuge',
          'anhörung als zeugin',
          'als zeuge befragt',
          'als zeugin befragt',
          'als zeuge angehört',
          'als zeugin angehört',
          'anhörung des fahrzeughalters',
          'anhörung der fahrzeughalterin',
          'befragung des fahrzeughalters',
        ],
      },
    ],
  },
  checkedOn: '2026-11-23',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const WITNESS_FORM: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.witness.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'The office asks you, as the owner of the car, who drove. This is no fine against you.',
    authority: cite('owig', '46'),
  },
  {
    ...BASE,
    id: 'de.witness.right-silent',
    kind: 'right',
    rank: 3,
    says: 'You need not speak against yourself, your spouse or fiancé, or close family such as a parent, child, brother or sister. Write only that you use this right.',
    authority: cite('stpo', '52', { provision: '§§ 52, 55 StPO, § 46 Abs. 1 OWiG' }),
  },
  {
    ...BASE,
    id: 'de.witness.right-logbook',
    kind: 'right',
    rank: 6,
    says: 'If the driver stays unknown, you are not fined in their place. After a more serious breach they may order a logbook (Fahrtenbuch) for your car. For parking you may bear the costs.',
    authority: {
      title: 'Straßenverkehrs-Zulassungs-Ordnung (StVZO)',
      provision: '§ 31a StVZO; § 25a StVG',
      url: 'https://www.gesetze-im-internet.de/stvzo_2012/__31a.html',
      inForceFrom: '2012-05-05',
    },
  },
  {
    ...BASE,
    id: 'de.witness.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Look at the photo first. Never name a person who did not drive: that is a crime.',
    authority: {
      title: 'Strafgesetzbuch (StGB)',
      provision: '§ 164',
      url: 'https://www.gesetze-im-internet.de/stgb/__164.html',
      inForceFrom: '1998-11-13',
    },
  },
]
