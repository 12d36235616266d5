/** What the law says of some matters that public offices decide on: day care, tests of drivers, towed cars, permits to stay. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASYLUM, OFFICE, OTHER_WAYS, TOWED } from './administrative-order-words.ts'
import { cite } from './cite-law.ts'
import { IMMIGRATION } from './conditions-office.ts'

const BASE = {
  country: 'de',
  kinds: ['OTHER', 'LETTER_BEFORE_CLAIM'],
  topics: ['general', 'housing', 'immigration'],
  when: { any: [OFFICE], not: [OTHER_WAYS, ASYLUM] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ORDER_MATTERS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.order.right-childcare',
    kind: 'right',
    rank: 4,
    when: { any: [{ says: ['betreuungsplatz', 'kita-platz', 'kindertagesstätte'] }] },
    says: 'From the first birthday a child has a right to a place in day care. A full list is no answer: a court can order one fast.',
    authority: {
      title: 'Sozialgesetzbuch VIII (SGB VIII)',
      provision: '§ 24 SGB VIII',
      url: 'https://www.gesetze-im-internet.de/sgb_8/__24.html',
      inForceFrom: '2026-08-01',
    },
  },
  {
    ...BASE,
    id: 'de.order.right-childcare-court',
    kind: 'right',
    rank: 5,
    checkedOn: '2026-11-24',
    when: {
      any: [
        { says: ['betreuungsplatz', 'kita-platz', 'kindertagesstätte', 'kindertageseinrichtung'] },
      ],
    },
    says: 'Ask the administrative court for a fast order (einstweilige Anordnung). Later you may claim lost pay from the town: you asked in time, and no place came.',
    authority: {
      title: 'Verwaltungsgerichtsordnung (VwGO)',
      provision: '§ 123 VwGO; BGH, 20.10.2016, III ZR 278/15 (§ 839 BGB)',
      url: 'https://www.gesetze-im-internet.de/vwgo/__123.html',
      inForceFrom: '2016-10-20',
    },
  },
  {
    ...BASE,
    id: 'de.order.right-mpu',
    kind: 'right',
    rank: 4,
    when: {
      any: [
        {
          says: [
            'mpu',
            'medizinisch-psychologisches gutachten',
            'medizinisch-psychologischen gutachtens',
            'begutachtungsstelle für fahreignung',
            'medizinisch-psychologische untersuchung',
            'medizinisch-psychologischen untersuchung',
          ],
        },
      ],
    },
    says: 'An order to bring a medical report (MPU) cannot be fought on its own. If you do not bring it in time, they may take the licence. Get a traffic lawyer first.',
    authority: {
      title: 'Fahrerlaubnis-Verordnung (FeV)',
      provision: '§§ 11 und 46 FeV, § 3 StVG',
      url: 'https://www.gesetze-im-internet.de/fev_2010/__11.html',
      inForceFrom: '2011-01-01',
    },
  },
  {
    ...BASE,
    id: 'de.order.right-mpu-alcohol',
    kind: 'right',
    rank: 5,
    checkedOn: '2026-11-24',
    when: {
      all: [
        {
          says: [
            'mpu',
            'medizinisch-psychologisches gutachten',
            'medizinisch-psychologischen gutachtens',
            'begutachtungsstelle für fahreignung',
          ],
        },
        { says: ['promille', 'alkohol', 'blutalkoholkonzentration', 'trunkenheit'] },
      ],
    },
    says: 'With 1.6 per mille or more, or a second ride with alcohol, the office must ask for the report. You choose the office that examines you, and may ask for more time.',
    authority: cite('fev', '13', { provision: '§§ 11 Abs. 6 und 13 FeV; § 44a VwGO' }),
  },
  {
    ...BASE,
    id: 'de.order.right-towing',
    kind: 'right',
    rank: 3,
    checkedOn: '2026-11-24',
    when: { all: [TOWED] },
    says: 'Towed from signs put up after you parked? You pay only from the fourth day: three full days must lie between.',
    authority: {
      title: 'Bundesverwaltungsgericht (Abschleppkosten)',
      provision: 'BVerwG, 24.5.2018, 3 C 25.16',
      url: 'https://www.bverwg.de/de/pm/2018/33',
      inForceFrom: '2018-05-24',
    },
  },
  {
    ...BASE,
    id: 'de.order.right-renewal',
    kind: 'right',
    rank: 4,
    checkedOn: '2026-11-24',
    when: {
      all: [
        {
          says: [
            'verlängerung ihrer aufenthaltserlaubnis',
            'verlängerung der aufenthaltserlaubnis',
            'verlängerung ihres aufenthaltstitels',
            'aufenthaltserlaubnis zu verlängern',
            'nicht verlängert',
            'verlängerung',
          ],
        },
        IMMIGRATION,
      ],
      not: [ASYLUM],
    },
    says: 'A permit is renewed if its reasons still hold. You live on your own money, your passport is valid, and nothing speaks for sending you away. Students must get on in time.',
    authority: cite('aufenthg', '8', { provision: '§§ 5, 8 und 16b AufenthG' }),
  },
]
