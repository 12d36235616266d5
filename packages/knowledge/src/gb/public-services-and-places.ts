/** Planning next door, hospital under the Mental Health Act, shops on a lease, company pensions, injuries, and equal treatment in shops. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const ENFORCE_SAID: Test = {
  says: [
    'enforcement notice',
    'breach of planning',
    'your application',
    'refused your',
    'refusal of planning',
  ],
}
const PLAN_SAID: Test = { says: ['planning application', 'application for planning permission'] }
const NEXT_SAID: Test = {
  says: [
    'neighbour',
    'neighbours',
    'extension',
    'storey',
    'object',
    'objection',
    'comment',
    'loft',
    'next door',
  ],
}
const SECTIONED_SAID: Test = {
  says: ['mental health act', 'sectioned', 'detained in hospital', 'nearest relative'],
}
const WARD_SAID: Test = { says: ['hospital', 'ward', 'nhs', 'discharge', 'admitted'] }
const SHOP_SAID: Test = {
  says: [
    'shop',
    'salon',
    'business premises',
    'commercial lease',
    'business lease',
    'restaurant',
    'workshop',
    'cafe',
    'café',
  ],
}
const LEASE_END_SAID: Test = {
  says: [
    'lease ends',
    'lease runs out',
    'lease is ending',
    'end of the lease',
    'lease expires',
    'lease renewal',
    'renew the lease',
    'renew my lease',
    'section 25 notice',
  ],
}
const HURT_SAID: Test = {
  says: [
    'injury',
    'injured',
    'broke my',
    'broken wrist',
    'broken arm',
    'broken leg',
    'whiplash',
    'hurt my',
    'fractured',
  ],
}
const BLAME_SAID: Test = {
  says: [
    'accident',
    'hit my',
    'hit me',
    'knocked',
    'crash',
    'collision',
    'tripped',
    'slipped',
    'fell',
    'insurer',
    'van',
    'car',
  ],
}
const ROAD_SAID: Test = {
  says: ['car', 'van', 'driver', 'bike', 'crash', 'collision', 'road', 'lorry', 'taxi'],
}
const UNEQUAL_SAID: Test = {
  says: [
    'guide dog',
    'assistance dog',
    'wheelchair',
    'because i am disabled',
    'because of my disability',
    'my disability',
    'because of my race',
    'because i am black',
    'because i am muslim',
    'because i am gay',
    'blind',
    'deaf',
    'breastfeeding',
  ],
}
const PLACE_SAID: Test = {
  says: [
    'restaurant',
    'shop',
    'hotel',
    'taxi',
    'pub',
    'gym',
    'bar',
    'cinema',
    'cafe',
    'café',
    'bank',
    'surgery',
    'bus',
    'train',
  ],
}
const PREGNANT_SAID: Test = {
  says: ['pregnant', 'pregnancy', 'antenatal', 'ante-natal', 'midwife'],
}
const WORK_SAID: Test = { says: ['boss', 'employer', 'work', 'job', 'shifts', 'manager'] }
const TRANSFER_SAID: Test = { says: ['tupe', 'transfer of undertakings'] }
const CARE_HOME_SAID: Test = {
  says: ['care home', 'nursing home', 'residential care', 'care charges', 'financial assessment'],
}

const PLAN_LAW: Authority = {
  title: 'Town and Country Planning Act 1990',
  provision:
    'sections 65 and 70, with the Town and Country Planning (Development Management Procedure) (England) Order 2015',
  url: 'https://www.legislation.gov.uk/ukpga/1990/8/section/70',
  inForceFrom: '2015-04-15',
}
const SECTIONED_LAW: Authority = {
  title: 'Mental Health Act 1983',
  provision: 'sections 2, 3, 23, 66, 130A and 132',
  url: 'https://www.legislation.gov.uk/ukpga/1983/20/section/66',
  inForceFrom: '2007-10-01',
}
const SHOP_LAW: Authority = {
  title: 'Landlord and Tenant Act 1954',
  provision: 'sections 23 to 30 and 38A (business leases)',
  url: 'https://www.legislation.gov.uk/ukpga/Eliz2/2-3/56/section/24',
  inForceFrom: '2004-06-01',
}
const HURT_LAW: Authority = {
  title: 'Limitation Act 1980',
  provision: 'sections 11, 14 and 28 (injury: three years)',
  url: 'https://www.legislation.gov.uk/ukpga/1980/58/section/11',
  inForceFrom: '1981-05-01',
}
const HURT_SCOTLAND_LAW: Authority = {
  title: 'Prescription and Limitation (Scotland) Act 1973',
  provision: 'sections 17 to 19A (injury: three years)',
  url: 'https://www.legislation.gov.uk/ukpga/1973/52/section/17',
  inForceFrom: '1984-09-26',
}
const SMALL_INJURY_LAW: Authority = {
  title:
    'Pre-Action Protocol for Personal Injury Claims Below the Small Claims Limit in Road Traffic Accidents',
  provision: 'with Civil Liability Act 2018, sections 1 to 8',
  url: 'https://www.justice.gov.uk/courts/procedure-rules/civil/protocol',
  inForceFrom: '2021-05-31',
}
const EQUAL_LAW: Authority = {
  title: 'Equality Act 2010',
  provision: 'sections 13, 20, 29, 114 and 118 (shops and services)',
  url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/29',
  inForceFrom: '2010-10-01',
}
const ANTENATAL_LAW: Authority = {
  title: 'Employment Rights Act 1996',
  provision: 'sections 47C, 55 to 57 and 99 (antenatal care, pregnancy)',
  url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/55',
  inForceFrom: '2014-10-01',
}
const MOVE_LAW: Authority = {
  title: 'Transfer of Undertakings (Protection of Employment) Regulations 2006',
  provision: 'regulations 4, 11 and 13',
  url: 'https://www.legislation.gov.uk/uksi/2006/246/regulation/4',
  inForceFrom: '2006-04-06',
}
const MOVED_TERMS_LAW: Authority = {
  title: 'Employment Rights Act 1996',
  provision: 'sections 1, 94, 98 and 218 (unbroken service when a business passes on)',
  url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/218',
  inForceFrom: '1996-08-22',
}
const CARE_LAW: Authority = {
  title: 'Care Act 2014',
  provision:
    'sections 17, 34 and 70, with the Care and Support (Charging and Assessment of Resources) Regulations 2014',
  url: 'https://www.legislation.gov.uk/ukpga/2014/23/section/17',
  inForceFrom: '2015-04-01',
}

const PLAN_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [PLAN_SAID, NEXT_SAID], not: [ENFORCE_SAID] },
} satisfies Partial<Rule>

const PLAN_LETTER_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER'],
  when: { all: [PLAN_SAID, NEXT_SAID], not: [ENFORCE_SAID] },
} satisfies Partial<Rule>

const SECTIONED_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [SECTIONED_SAID, WARD_SAID] },
} satisfies Partial<Rule>

const SECTIONED_LETTER_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER'],
  when: { all: [SECTIONED_SAID, WARD_SAID] },
} satisfies Partial<Rule>

const SHOP_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY', 'EVICTION_NOTICE'],
  when: { all: [SHOP_SAID, LEASE_END_SAID] },
} satisfies Partial<Rule>

const HURT_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [HURT_SAID, BLAME_SAID] },
} satisfies Partial<Rule>

const HURT_SCOTLAND_ROW = {
  ...CHECKED,
  nations: ['scotland'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [HURT_SAID, BLAME_SAID] },
} satisfies Partial<Rule>

const ROAD_HURT_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [HURT_SAID, ROAD_SAID] },
} satisfies Partial<Rule>

const EQUAL_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['ENQUIRY'],
  when: { all: [UNEQUAL_SAID, PLACE_SAID] },
} satisfies Partial<Rule>

const ANTENATAL_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY', 'DISMISSAL_LETTER'],
  when: { all: [PREGNANT_SAID, WORK_SAID] },
} satisfies Partial<Rule>

const MOVE_LETTER_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER'],
  when: { all: [TRANSFER_SAID] },
} satisfies Partial<Rule>

const CARE_LETTER_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER'],
  papers: ['care_charges'],
  when: { all: [CARE_HOME_SAID] },
} satisfies Partial<Rule>

export const PUBLIC_SERVICES_AND_PLACES: readonly Rule[] = [
  {
    ...PLAN_LETTER_ROW,
    id: 'gb.planning.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 6,
    says: 'The council asks what you think of building work near you. You need not answer.',
    authority: PLAN_LAW,
  },
  {
    ...PLAN_ROW,
    id: 'gb.planning.right-comment',
    kind: 'right',
    rank: 6,
    says: 'You can comment by the day in the letter, in most cases within 21 days. The council must look at it if it is about planning: light, privacy, size, noise, traffic.',
    authority: PLAN_LAW,
  },
  {
    ...PLAN_ROW,
    id: 'gb.planning.step',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Look at the plans online. Write short points on light, privacy, size or noise. Prices of homes and quarrels do not count. Ask a councillor for help.',
    authority: PLAN_LAW,
  },
  {
    ...SECTIONED_LETTER_ROW,
    id: 'gb.sectioned.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'The letter says that someone is kept in hospital under the Mental Health Act, for how long and why.',
    authority: SECTIONED_LAW,
  },
  {
    ...SECTIONED_ROW,
    id: 'gb.sectioned.right-tribunal',
    kind: 'right',
    rank: 4,
    says: 'Under section 2 you can appeal to a tribunal in the first 14 days. Under section 3 you can appeal once in the first six months. A solicitor is free.',
    authority: SECTIONED_LAW,
  },
  {
    ...SECTIONED_ROW,
    id: 'gb.sectioned.right-help',
    kind: 'right',
    rank: 5,
    says: "You have a right to be told your rights, and to a free independent advocate. The nearest relative can ask for discharge with 72 hours' notice.",
    authority: SECTIONED_LAW,
  },
  {
    ...SECTIONED_ROW,
    id: 'gb.sectioned.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Ask the ward today for a mental health solicitor and an advocate. Write down the day on which it began.',
    authority: SECTIONED_LAW,
  },
  {
    ...SHOP_ROW,
    id: 'gb.shop-lease.right-renew',
    kind: 'right',
    rank: 7,
    says: 'A business tenant can in most cases stay on and ask a court for a new lease. It is not so if the lease left these rules out before it began.',
    authority: SHOP_LAW,
  },
  {
    ...CHECKED,
    nations: ['england', 'wales'],
    id: 'gb.shop-lease.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    asks: [
      ['shop', 'salon', 'business premises', 'restaurant', 'office', 'workshop', 'cafe'],
      [
        'lease ends',
        'lease runs out',
        'renew',
        'have to go',
        'must go',
        'right to stay',
        'end of the lease',
      ],
    ],
    verdict: 'it_depends',
    says: 'In most cases you can stay and ask for a new lease, unless the lease left these rules out. The landlord needs a reason set by law, and you may get money. Act before the day in any notice.',
    authority: SHOP_LAW,
  },
  {
    ...HURT_ROW,
    id: 'gb.injury.right-three-years',
    kind: 'right',
    rank: 7,
    says: 'A claim for an injury must be at court within three years. For a child they start at 18. You need not take a first offer.',
    authority: HURT_LAW,
  },
  {
    ...HURT_SCOTLAND_ROW,
    id: 'gb.injury.scotland',
    kind: 'right',
    rank: 7,
    says: 'A claim for an injury must be at court within three years. For a child they start at 16. You need not take a first offer.',
    authority: HURT_SCOTLAND_LAW,
  },
  {
    ...ROAD_HURT_ROW,
    id: 'gb.injury.right-small-road',
    kind: 'right',
    rank: 9,
    says: 'Small injuries in a car go through the free Official Injury Claim site, with set sums for whiplash. An insurer may not offer whiplash money before it has a medical report.',
    authority: SMALL_INJURY_LAW,
  },
  {
    ...CHECKED,
    nations: ['england', 'wales'],
    id: 'gb.injury.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['general', 'consumer'],
    asks: [
      [
        'accident',
        'hit my',
        'hit me',
        'injury',
        'injured',
        'whiplash',
        'slipped',
        'tripped',
        'broke my',
      ],
      ['offer', 'how long', 'claim', 'compensation', 'accept', 'take it', 'sue'],
    ],
    verdict: 'do_this',
    says: 'Do not rush: you have three years to go to court. Get a medical report before you take any offer, as it ends the claim. Ask a solicitor; many work with no fee if you lose.',
    authority: HURT_LAW,
  },
  {
    ...EQUAL_ROW,
    id: 'gb.equal.right-services',
    kind: 'right',
    rank: 7,
    says: 'A shop or service may not turn you away or treat you worse for disability, race, faith, sex or sexuality. It must make fair changes, such as letting in an assistance dog.',
    authority: EQUAL_LAW,
  },
  {
    ...CHECKED,
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.equal.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general'],
    asks: [
      [
        'guide dog',
        'assistance dog',
        'wheelchair',
        'disability',
        'disabled',
        'because of my race',
        'because i am',
      ],
      ['restaurant', 'shop', 'hotel', 'taxi', 'pub', 'gym', 'bar', 'cafe'],
      ['allowed', 'turned me away', 'refused', 'legal', 'refuse', 'what can i claim'],
    ],
    verdict: 'no',
    says: 'No. A shop or service may not turn you away for that. Complain in writing. You can go to court within six months less one day for an apology and money.',
    authority: EQUAL_LAW,
  },
  {
    ...ANTENATAL_ROW,
    id: 'gb.work.right-antenatal',
    kind: 'right',
    rank: 6,
    says: 'You may go to antenatal care in work time with pay. To cut your shifts or treat you worse for pregnancy is against the law from the first day.',
    authority: ANTENATAL_LAW,
  },
  {
    ...MOVE_LETTER_ROW,
    id: 'gb.work.transfer-wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 6,
    says: 'Your job is to pass to a new employer, with your terms and your length of service.',
    authority: MOVE_LAW,
  },
  {
    ...MOVE_LETTER_ROW,
    id: 'gb.work.right-unbroken',
    kind: 'right',
    rank: 8,
    says: 'Your years of service go on without a break. That counts for notice, redundancy pay and unfair dismissal.',
    authority: MOVED_TERMS_LAW,
  },
  {
    ...MOVE_LETTER_ROW,
    id: 'gb.work.transfer-step',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Ask who speaks for you in the talks, and which changes are planned. Keep your contract and payslips. Say no in writing to worse terms.',
    authority: MOVE_LAW,
  },
  {
    ...CARE_LETTER_ROW,
    id: 'gb.care.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 7,
    says: 'The council tells you what it wants each week for care, and how it worked it out.',
    authority: CARE_LAW,
  },
  {
    ...CARE_LETTER_ROW,
    id: 'gb.care.step',
    kind: 'step',
    list: 'first',
    rank: 7,
    says: "Ask for a review in writing. Check each sum: income, savings, the home and who lives in it. After the council's answer, the Local Government Ombudsman is free.",
    authority: CARE_LAW,
  },
]
