/** Rights of whoever got a public fine for a traffic or other offence. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { OFF_ROAD, ofFine } from './fine-scope.ts'

const BASE = {
  country: 'de',
  kinds: ['BENEFIT_OVERPAYMENT'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.public.fine-right-limit',
    checkedOn: '2026-11-23',
    kinds: ['PENALTY_CHARGE_NOTICE'],
    when: { not: [{ says: ['0,5 promille', '§ 24a', 'alkohol'] }, OFF_ROAD] },
    kind: 'right',
    says: 'Most traffic offences get too old after six months. Up to summer 2026 it was mostly three. A hearing letter or a fine starts the time again.',
    // Three months until June 2026; six in the text of 5 July 2026.
    authority: cite('stvg', '26', {
      provision: '§ 26 Abs. 3 StVG, § 33 OWiG',
      from: '2026-07-05',
    }),
  },
  {
    ...BASE,
    id: 'de.public.fine-right-keeper',
    kinds: ['PENALTY_CHARGE_NOTICE'],
    when: { not: [OFF_ROAD] },
    kind: 'right',
    says: 'Only the driver is fined. For parking offences the keeper may have to pay the costs if the driver stays unknown.',
    authority: cite('stvg', '25a'),
  },
  {
    ...BASE,
    id: 'de.public.fine-right-restore',
    kinds: ['PENALTY_CHARGE_NOTICE'],
    kind: 'right',
    says: 'Were you away on holiday? Ask within a week of your return to be put back in time (Wiedereinsetzung), and object.',
    authority: cite('owig', '52'),
  },
  {
    ...BASE,
    id: 'de.public.fine-right-file',
    kinds: ['PENALTY_CHARGE_NOTICE'],
    kind: 'right',
    says: 'You have the right to see the file, with the photo and the measuring data.',
    authority: cite('owig', '49'),
  },
  {
    ...BASE,
    id: 'de.public.fine-right-ban',
    kinds: ['PENALTY_CHARGE_NOTICE'],
    kind: 'right',
    rank: 5,
    checkedOn: '2026-11-23',
    when: { all: [{ says: ['fahrverbot'] }] },
    says: 'A driving ban can give way to a higher fine if it would cost your job or hit you too hard. With no ban in the last two years you may start it within four months.',
    authority: {
      title: 'Bußgeldkatalog-Verordnung (BKatV)',
      provision: '§ 4 Abs. 4 BKatV, § 25 Abs. 3 StVG',
      url: 'https://www.gesetze-im-internet.de/bkatv_2013/__4.html',
      inForceFrom: '2026-06-09',
    },
  },
  {
    ...BASE,
    id: 'de.public.fine-right-red-light',
    kind: 'right',
    kinds: ['PENALTY_CHARGE_NOTICE'],
    checkedOn: '2026-11-23',
    rank: 5,
    when: {
      any: [
        {
          says: [
            '§ 37 abs. 2 stvo',
            'rotlicht',
            'rotlichtverstoß',
            'rotlichtverstoss',
            'rotlichtdauer',
            'rotphase',
            'rote ampel',
          ],
        },
      ],
    },
    says: 'If nobody was in danger, a month of driving ban comes only with over one second of red. Let the measuring be checked: a few tenths can decide.',
    authority: {
      title: 'Bußgeldkatalog-Verordnung (BKatV)',
      provision: 'Anlage Nr. 132.3, § 37 StVO',
      url: 'https://www.gesetze-im-internet.de/bkatv_2013/anlage.html',
      inForceFrom: '2014-05-01',
    },
  },
]

export const FINE_RIGHTS: readonly Rule[] = ROWS.map(ofFine)
