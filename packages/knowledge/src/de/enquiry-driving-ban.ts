/** Questions about driving so fast that the licence is taken for a month. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_DRIVING_BAN: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-drive.speed-ban',
    kind: 'answer',
    topics: ['parking', 'criminal', 'general'],
    rank: 6,
    verdict: 'it_depends',
    checkBy: '2027-06-30',
    asks: [
      [
        'geblitzt',
        'blitzer',
        'zu schnell',
        'km/h zu viel',
        'km/h zu schnell',
        'gemessen',
        'speeding',
      ],
      [
        'fahrverbot',
        'führerschein',
        'führerschein weg',
        'führerschein abgeben',
        'lappen',
        'driving ban',
      ],
    ],
    dependsOn: 'how much too fast, where, and what you had before',
    says: 'The rule from 31 km/h too fast in a town, or 41 outside: a fine, two points, at least one month without driving. Twice 26 or more within a year also brings the ban. On the hearing form give only name and address. You have two weeks from the yellow envelope to object. At a first ban you choose its start within four months. If your job hangs on it, see a lawyer first.',
    authority: {
      title: 'Bußgeldkatalog-Verordnung (BKatV)',
      provision: '§ 4 BKatV, Anlage Nr. 11.3, § 25 StVG',
      url: 'https://www.gesetze-im-internet.de/bkatv_2013/__4.html',
      inForceFrom: '2021-11-09',
    },
  },
  {
    country: 'de',
    checkedOn: '2026-11-23',
    checkBy: '2027-10-31',
    kinds: ['ENQUIRY'],
    id: 'de.ask-drive.alcohol',
    kind: 'answer',
    topics: ['parking', 'criminal', 'general'],
    rank: 4,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'fahrrad',
            'e-scooter',
            'escooter',
            'unfall',
            'roller',
            'probezeit',
            'mein chef',
            'arbeit',
          ],
        },
      ],
    },
    asks: [
      [
        'promille',
        'alkohol am steuer',
        'alkoholfahrt',
        'betrunken gefahren',
        'trunkenheit',
        'trunkenheitsfahrt',
        'alkoholkontrolle',
        'drunk driving',
        'pusten musste',
        'nach alkohol',
      ],
      [
        'führerschein',
        'fahrerlaubnis',
        'lappen',
        'fahrverbot',
        'auto',
        'gefahren',
        'steuer',
        'mpu',
        'sperre',
        'sperrfrist',
        'wie lange',
        'licence',
      ],
    ],
    says: 'From 1.1 per mille it is a crime. The court mostly takes the licence and sets a bar (Sperre) of six months to five years. You must then apply for a new one. The MPU test always comes from 1.6, below it only with other reasons. From 0.5 to 1.09 with no fault: €500, two points, a month’s ban. Say nothing of the facts to the police and see a lawyer. Against a penal order you have two weeks.',
    authority: {
      title: 'Strafgesetzbuch (StGB)',
      provision: '§§ 69, 69a und 316 StGB; § 24a StVG; § 13 FeV; § 410 StPO',
      url: 'https://www.gesetze-im-internet.de/stgb/__69a.html',
      inForceFrom: '2017-08-24',
    },
  },
]
