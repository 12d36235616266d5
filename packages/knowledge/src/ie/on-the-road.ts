/** Points, insurance, drink and tax on the road, litter, and a garda station. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

const CHECKED = { country: 'ie', checkedOn: '2026-11-21', checkBy: '2027-11-15' } as const

const SPEED_SAID: Test = {
  says: [
    'km/h',
    'speed limit',
    'speeding',
    'penalty points',
    'mobile phone while driving',
    'holding a mobile',
  ],
}
const INSURE_SAID: Test = {
  says: [
    'no insurance',
    'without insurance',
    'uninsured',
    'not insured',
    'insurance had lapsed',
    'insurance lapsed',
    'insurance expired',
    'insurance had run out',
  ],
}
const DRIVE_SAID: Test = {
  says: ['garda', 'gardaí', 'guard', 'guards', 'summons', 'seized', 'car'],
}
const DRINKING_SAID: Test = {
  says: [
    'drink driving',
    'drink-driving',
    'drunk driving',
    'breath test',
    'over the limit',
    'intoxicated driving',
    'breathalysed',
  ],
}
const TAXED_SAID: Test = { says: ['motor tax', 'off the road', 'non-use', 'motor tax office'] }
const LITTERING_SAID: Test = {
  says: ['litter', 'littering', 'litter warden', 'illegal dumping', 'dumping'],
}
const FINE_SAID: Test = { says: ['fine', 'notice', '€150', 'on-the-spot'] }
const ARRESTED_SAID: Test = {
  says: [
    'arrested',
    'garda station',
    'in custody',
    'questioned by the gardaí',
    'interview with the gardaí',
    'voluntary interview',
    'cautioned memo',
  ],
}

const POINTS_LAW: Authority = {
  title: 'Road Traffic Act 2002',
  provision: 'sections 2 and 3 (penalty points), with Road Traffic Act 1961, section 47 (speeding)',
  url: 'https://www.irishstatutebook.ie/eli/2002/act/12/enacted/en/html',
  inForceFrom: '2002-10-31',
}
const INSURED_LAW: Authority = {
  title: 'Road Traffic Act 1961',
  provision: 'section 56 (no insurance), with Road Traffic Act 1994, section 41 (seized cars)',
  url: 'https://www.irishstatutebook.ie/eli/1961/act/24/enacted/en/html',
  inForceFrom: '1995-07-02',
}
const DRINK_LAW: Authority = {
  title: 'Road Traffic Act 2010',
  provision: 'sections 4, 5 and 9 to 12 (drink driving)',
  url: 'https://www.irishstatutebook.ie/eli/2010/act/25/enacted/en/html',
  inForceFrom: '2011-10-28',
}
const OFF_ROAD_LAW: Authority = {
  title: 'Non-Use of Motor Vehicles Act 2013',
  provision:
    'sections 2 to 4 (motor tax, car off the road), with Finance (Excise Duties) (Vehicles) Act 1952, section 1 (the tax)',
  url: 'https://www.irishstatutebook.ie/eli/2013/act/16/enacted/en/html',
  inForceFrom: '2013-07-01',
}
const LITTER_LAW: Authority = {
  title: 'Litter Pollution Act 1997',
  provision: 'sections 3 and 28 (on-the-spot fine)',
  url: 'https://www.irishstatutebook.ie/eli/1997/act/12/enacted/en/html',
  inForceFrom: '1997-07-01',
}
const GARDA_LAW: Authority = {
  title: 'Criminal Justice Act 1984',
  provision: 'sections 4 and 5, with the Custody Regulations 1987 (S.I. No. 119 of 1987)',
  url: 'https://www.irishstatutebook.ie/eli/1984/act/22/enacted/en/html',
  inForceFrom: '1987-07-01',
}

const POINTS_ROW = {
  ...CHECKED,
  kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER', 'ENQUIRY'],
  when: { all: [SPEED_SAID] },
} satisfies Partial<Rule>

const INSURED_ROW = {
  ...CHECKED,
  kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER', 'ENQUIRY', 'COURT_CLAIM'],
  when: { all: [INSURE_SAID, DRIVE_SAID] },
} satisfies Partial<Rule>

const DRINK_ROW = {
  ...CHECKED,
  kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER', 'ENQUIRY', 'COURT_CLAIM'],
  when: { all: [DRINKING_SAID] },
} satisfies Partial<Rule>

const OFF_ROAD_ROW = {
  ...CHECKED,
  kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER', 'ENQUIRY', 'TAX_DEMAND'],
  when: { all: [TAXED_SAID] },
} satisfies Partial<Rule>

const LITTER_ROW = {
  ...CHECKED,
  kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER', 'ENQUIRY'],
  when: { all: [LITTERING_SAID, FINE_SAID] },
} satisfies Partial<Rule>

const GARDA_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [ARRESTED_SAID] },
} satisfies Partial<Rule>

export const ON_THE_ROAD: readonly Rule[] = [
  {
    ...POINTS_ROW,
    id: 'ie.road.know-points',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 8,
    says: 'Points stay for three years. Twelve points mean six months without a licence, or seven points for a learner or new driver. A court gives more points than the notice.',
    authority: POINTS_LAW,
  },
  {
    ...INSURED_ROW,
    id: 'ie.road.right-insurance',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 6,
    says: 'Driving without insurance goes to court and can mean a ban. To get a seized car back, show insurance and tax and pay the fees soon, as they grow.',
    authority: INSURED_LAW,
  },
  {
    ...DRINK_ROW,
    id: 'ie.road.know-drink',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 6,
    says: 'Drink driving means a ban. Get a solicitor before court. If you cannot pay one, ask the judge for free legal aid.',
    authority: DRINK_LAW,
  },
  {
    ...OFF_ROAD_ROW,
    id: 'ie.road.know-off-road',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 8,
    says: 'A car off the road must be declared at the motor tax office before the tax ends. It cannot be declared for time gone by, so arrears stay due.',
    authority: OFF_ROAD_LAW,
  },
  {
    ...LITTER_ROW,
    id: 'ie.road.right-litter',
    kind: 'right',
    rank: 6,
    says: 'You can pay the fine in time, or let the council prove its case in court. Write to the council if you were not the one.',
    authority: LITTER_LAW,
  },
  {
    ...GARDA_ROW,
    id: 'ie.garda.right-solicitor',
    kind: 'right',
    rank: 2,
    says: 'You can see a solicitor before you answer questions, and it can be free. You can stay silent, but in some cases a court may draw conclusions.',
    authority: GARDA_LAW,
  },
  {
    country: 'ie',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    id: 'ie.ask.motor-tax',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'parking', 'general', 'consumer'],
    rank: 6,
    asks: [
      ['motor tax', 'car tax', 'motortax'],
      [
        'arrears',
        'off the road',
        'off road',
        'not taxed',
        'untaxed',
        'no tax',
        'out of date',
        'have to pay',
        'owe',
        'back tax',
        'seized',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'whether the car was declared off the road in advance',
    says: 'Arrears must be paid before the car can be taxed again. Time off the road counts only if you declared it in advance. Ask the motor tax office for the months and the sum. Do not drive it untaxed: the gardaí can take it.',
    authority: {
      title: 'Non-Use of Motor Vehicles Act 2013',
      provision:
        'sections 2 to 4, with Finance (Excise Duties) (Vehicles) Act 1952, section 1 (the tax) and Road Traffic Act 1994, section 41',
      url: 'https://www.irishstatutebook.ie/eli/2013/act/16/enacted/en/html',
      inForceFrom: '2013-10-01',
    },
  },
]
