/** Statutory health insurers: late decisions, sick pay, and arrears of contributions. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const FUND: Test = {
  says: [
    'krankenkasse',
    'gesundheitskasse',
    'krankenversicherung',
    'krankengeld',
    'pflegekasse',
    'sgb v',
    'medizinischer dienst',
    'medizinische dienst',
    'medizinischen dienst',
    'medizinischen dienstes',
  ],
}
const FUND_NAME: Test = {
  sender: [
    'aok',
    'barmer',
    'dak-gesundheit',
    'techniker krankenkasse',
    'krankenkasse',
    'knappschaft',
    'ikk',
    'bkk',
    'kkh',
  ],
}
/** An insurer by contract answers by other law than a public fund, and may name one. */
const BY_CONTRACT: Test = {
  says: [
    'vvg',
    'versicherungsvertragsgesetz',
    'lebensversicherung',
    'berufsunfähigkeit',
    'berufsunfähigkeitsversicherung',
    'unfallversicherung ag',
    'private krankenversicherung',
    'versicherungsombudsmann',
    'ombudsmann private kranken',
  ],
}
const SICK_PAY: Test = { says: ['krankengeld', 'arbeitsunfähigkeit'] }
/** The care insurance has a time of its own. */
const CARE: Test = {
  says: ['pflegegrad', 'pflegekasse', 'pflegebedürftigkeit', 'leistungen der pflegeversicherung'],
}
const REQUEST: Test = {
  says: [
    'ihr antrag',
    'ihren antrag',
    'ihres antrags',
    'leistungsantrag',
    'beantragt',
    'beantragten',
    'beantragte',
    'antrag auf',
    'kostenübernahme',
    'kosten übernehmen',
    'nicht übernehmen',
  ],
}
const ARREARS: Test = {
  says: [
    'beitragsrückstand',
    'beitragsrückstände',
    'rückständige beiträge',
    'rückständigen beiträge',
    'beitragsschulden',
    'beitragsforderung',
    'beiträge zur kranken',
  ],
}
const REMEDY: Test = { says: ['widerspruch', 'rechtsbehelfsbelehrung'] }

const BASE = {
  country: 'de',
  kinds: ['INSURANCE_DECISION', 'OTHER'],
  topics: ['general', 'debt'],
  when: { any: [FUND, FUND_NAME] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const HEALTH_FUND: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.health-fund.deadline',
    kind: 'deadline',
    weight: 'main',
    kinds: ['OTHER'],
    rank: 10,
    when: { all: [REMEDY], any: [FUND, FUND_NAME] },
    terms: {
      trigger: 'letter',
      service: {
        days: 4,
        unit: 'days',
        says: 'a decision counts as received on the fourth day after posting',
      },
      count: 1,
      unit: 'months',
      roll: 'next_working_day',
    },
    example: { clause: 'SGG § 84', trigger: '2026-11-12', result: '2026-12-16' },
    says: 'Against a health or care insurer of the state you have one month from the day the decision reached you.',
    action: 'Send your objection (Widerspruch) to the insurer',
    consequence: 'The decision becomes final.',
    authority: cite('sgg', '84', { provision: '§ 84 SGG, § 37 Abs. 2 SGB X', from: '2025-01-01' }),
  },
  {
    ...BASE,
    id: 'de.health-fund.want',
    kind: 'fact',
    slot: 'what_they_want',
    kinds: ['OTHER'],
    rank: 10,
    when: { all: [REMEDY], any: [FUND, FUND_NAME] },
    says: 'A public insurer says no or ends a benefit. You can object for free.',
    authority: cite('sgg', '84'),
  },
  {
    ...BASE,
    id: 'de.health-fund.step-object',
    kind: 'step',
    list: 'first',
    kinds: ['OTHER'],
    rank: 10,
    when: { all: [REMEDY], any: [FUND, FUND_NAME] },
    says: 'Write within the month: "I object." Ask for the medical report and send a short letter of your doctor.',
    authority: cite('sgg', '84', { provision: '§§ 84 und 183 SGG, § 25 SGB X' }),
  },
  {
    ...BASE,
    id: 'de.health-fund.right-court',
    kind: 'right',
    kinds: ['OTHER'],
    rank: 8,
    when: { all: [REMEDY], any: [FUND, FUND_NAME] },
    says: 'Objecting is free. After a no you can go to the social court for free within a month.',
    authority: cite('sgg', '183', { provision: '§§ 84, 86b und 183 SGG' }),
  },
  {
    ...BASE,
    id: 'de.health-fund.option-object',
    kind: 'option',
    option: 'appeal',
    kinds: ['OTHER'],
    rank: 20,
    when: { all: [REMEDY], any: [FUND, FUND_NAME] },
    says: 'Object in writing. Reasons and a doctor’s letter can follow.',
    title: 'Object for free',
    cost: 'Free.',
    time: 'Within one month.',
    risk: 'None.',
    bestFor: 'You or your doctor disagree.',
    authority: cite('sgg', '84'),
  },
  {
    ...BASE,
    id: 'de.health-fund.right-three-weeks',
    kind: 'right',
    rank: 12,
    when: { all: [REQUEST], any: [FUND, FUND_NAME], not: [SICK_PAY, CARE, BY_CONTRACT] },
    says: 'They must decide within three weeks, or five with a medical report. If they say nothing, it counts as approved.',
    authority: {
      title: 'Sozialgesetzbuch V (SGB V)',
      provision: '§ 13 Abs. 3a SGB V',
      url: 'https://www.gesetze-im-internet.de/sgb_5/__13.html',
      inForceFrom: '2019-05-11',
    },
  },
  {
    ...BASE,
    id: 'de.health-fund.right-sick-pay',
    kind: 'right',
    rank: 9,
    when: { all: [SICK_PAY], any: [FUND, FUND_NAME] },
    says: 'Sick pay lasts up to 78 weeks in three years for the same illness. A new note must be made by the next working day after the old one ends.',
    authority: {
      title: 'Sozialgesetzbuch V (SGB V)',
      provision: '§§ 44, 46 und 48 SGB V',
      url: 'https://www.gesetze-im-internet.de/sgb_5/__46.html',
      inForceFrom: '2019-05-11',
    },
  },
  {
    ...BASE,
    id: 'de.health-fund.right-late-note',
    kind: 'right',
    rank: 10,
    when: {
      all: [
        SICK_PAY,
        { says: ['folgebescheinigung', 'lückenlos', 'lücke', 'nicht rechtzeitig', 'verspätet'] },
      ],
      any: [FUND, FUND_NAME],
    },
    says: 'If your job has ended and the note came late but within a month, you keep your claim. Only the days between are not paid.',
    authority: {
      title: 'Sozialgesetzbuch V (SGB V)',
      provision: '§ 46 Satz 3 SGB V',
      url: 'https://www.gesetze-im-internet.de/sgb_5/__46.html',
      inForceFrom: '2019-05-11',
    },
  },
  {
    ...BASE,
    id: 'de.health-fund.right-arrears',
    kind: 'right',
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'BAILIFF_NOTICE',
      'INSURANCE_DECISION',
      'OTHER',
    ],
    rank: 5,
    when: { all: [ARREARS], any: [FUND, FUND_NAME] },
    says: 'With two months of arrears only urgent care, pain, pregnancy and check-ups are paid. Keep a plan of instalments and full cover comes back.',
    authority: {
      title: 'Sozialgesetzbuch V (SGB V)',
      provision: '§ 16 Abs. 3a und 3b SGB V',
      url: 'https://www.gesetze-im-internet.de/sgb_5/__16.html',
      inForceFrom: '2019-05-11',
    },
  },
  {
    ...BASE,
    id: 'de.health-fund.arrears-want',
    kind: 'fact',
    slot: 'what_they_want',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rank: 6,
    when: { all: [ARREARS], any: [FUND, FUND_NAME] },
    says: 'Your health insurer says that contributions are unpaid.',
    authority: {
      title: 'Sozialgesetzbuch V (SGB V)',
      provision: '§§ 223 und 252 SGB V',
      url: 'https://www.gesetze-im-internet.de/sgb_5/__252.html',
      inForceFrom: '2019-05-11',
    },
  },
  {
    ...BASE,
    id: 'de.health-fund.arrears-reality',
    kind: 'fact',
    slot: 'reality_check',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rank: 6,
    when: { all: [ARREARS], any: [FUND, FUND_NAME] },
    says: 'A public insurer can enforce its own decision without a court, mostly through customs (Hauptzollamt). So act before that.',
    authority: cite('sgb10', '66'),
  },
  {
    ...BASE,
    id: 'de.health-fund.arrears-step',
    kind: 'step',
    list: 'first',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'BAILIFF_NOTICE'],
    rank: 5,
    when: { all: [ARREARS], any: [FUND, FUND_NAME] },
    says: 'Call the insurer now and ask for instalments. If they used a guessed income, send proof of what you earn.',
    authority: {
      title: 'Sozialgesetzbuch IV (SGB IV)',
      provision: '§ 76 Abs. 2 SGB IV, § 16 Abs. 3a SGB V',
      url: 'https://www.gesetze-im-internet.de/sgb_4/__76.html',
      inForceFrom: '2002-01-01',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-23',
    id: 'de.health-fund.right-rides',
    kind: 'right',
    kinds: ['INSURANCE_DECISION', 'OTHER'],
    rank: 4,
    when: {
      all: [
        {
          says: ['fahrkosten', 'fahrtkosten', 'krankenfahrt', 'krankenfahrten', 'krankentransport'],
        },
      ],
      any: [FUND, FUND_NAME],
    },
    says: 'The fund pays rides to a doctor in set cases. One is care grade 4 or 5, or 3 if you cannot move well for long. Others are a card marked aG, Bl or H, and frequent care such as dialysis. A like case counts too. Ask your doctor to write why.',
    authority: {
      title: 'Sozialgesetzbuch V (SGB V)',
      provision: '§ 60 SGB V; Krankentransport-Richtlinie (G-BA), § 8',
      url: 'https://www.gesetze-im-internet.de/sgb_5/__60.html',
      inForceFrom: '2019-01-01',
    },
  },
]
