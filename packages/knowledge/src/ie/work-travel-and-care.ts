/** Jobs, package holidays, immigration papers, nursing homes, injury claims, and names on bills. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

const CHECKED = { country: 'ie', checkedOn: '2026-11-21', checkBy: '2027-11-15' } as const

const TRANSFER_SAID: Test = {
  says: [
    'tupe',
    'transfer of undertakings',
    'new employer',
    'taking over the contract',
    'transferred to',
  ],
}
const WORKER_SAID: Test = {
  says: [
    'employment',
    'employees',
    'employer',
    'redundant',
    'redundancy',
    'wages',
    'boss',
    'my job',
  ],
}
const CONTRACT_SAID: Test = {
  says: [
    'no contract',
    'written contract',
    'terms of employment',
    'payslip',
    'zero hours',
    'statement of terms',
  ],
}
const REST_SAID: Test = {
  says: [
    'holiday pay',
    'day off',
    'days in a row',
    'my holidays',
    'holidays',
    'annual leave',
    'rest break',
    'rest breaks',
    'hours a week',
    'working hours',
    'days off',
    'night shifts',
  ],
}
const TELLING_SAID: Test = {
  says: [
    'whistleblower',
    'whistleblowing',
    'protected disclosure',
    'raised concerns',
    'reported my employer',
    'reported safety',
  ],
}
const FLEXIBLE_SAID: Test = {
  says: [
    'remote work',
    'remote working',
    'working from home',
    'work from home',
    'flexible working',
  ],
}
const TOUR_SAID: Test = {
  says: [
    'package holiday',
    'tour operator',
    'travel agent',
    'holiday company',
    'cruise',
    'package trip',
  ],
}
const BAG_SAID: Test = { says: ['luggage', 'baggage', 'suitcase', 'lost bag'] }
const AIR_SAID: Test = { says: ['flight', 'airline', 'ryanair', 'aer lingus'] }
const STAMP_SAID: Test = {
  says: [
    'irp',
    'stamp 1',
    'stamp 2',
    'stamp 4',
    'permission to remain',
    'permission to reside',
    'immigration service',
    'registration certificate',
    'visa',
  ],
}
const REFUSED_SAID: Test = {
  says: ['refused', 'refusal', 'not been granted', 'unsuccessful', 'rejected'],
}
const DEPORT_SAID: Test = { says: ['deportation', 'proposal to deport', 'deport', 'deported'] }
const CITIZEN_SAID: Test = {
  says: ['citizenship', 'naturalisation', 'certificate of naturalisation'],
}
const NURSING_SAID: Test = { says: ['nursing home', 'fair deal', 'nursing homes support scheme'] }
const INJURED_SAID: Test = {
  says: [
    'injured',
    'injury',
    'negligence',
    'misdiagnosed',
    'misdiagnosis',
    'injuries resolution board',
    'whiplash',
  ],
}
const PUBLIC_SAID: Test = {
  says: ['county council', 'city council', 'council', 'hse', 'hospital', 'department of'],
}
const COMPLAIN_SAID: Test = { says: ['complaint', 'complain', 'complained'] }
const TAX_SAID: Test = {
  says: [
    'income tax',
    'vat',
    'collector-general',
    'collector general',
    'preliminary tax',
    'tax return',
    'final demand',
  ],
}
const HAP_SAID: Test = { says: ['hap', 'housing assistance payment', 'rent supplement'] }
const RENT_SAID: Test = { says: ['landlord', 'landlady', 'rent', 'letting agent'] }
const NO_HOME_SAID: Test = {
  says: ['homeless', 'nowhere to go', 'emergency accommodation', 'sleeping in my car'],
}

const TUPE_LAW: Authority = {
  title:
    'European Communities (Protection of Employees on Transfer of Undertakings) Regulations 2003, S.I. No. 131 of 2003',
  provision: 'regulations 4, 5 and 8',
  url: 'https://www.irishstatutebook.ie/eli/2003/si/131/made/en/print',
  inForceFrom: '2003-04-11',
}
const TERMS_LAW: Authority = {
  title: 'Terms of Employment (Information) Act 1994',
  provision: 'sections 3 to 6 (written terms, five days and one month)',
  url: 'https://www.irishstatutebook.ie/eli/1994/act/5/enacted/en/html',
  inForceFrom: '2022-12-16',
}
const HOURS_LAW: Authority = {
  title: 'Organisation of Working Time Act 1997',
  provision: 'sections 11 to 15, 17, 19 and 21 (rest, hours, holidays)',
  url: 'https://www.irishstatutebook.ie/eli/1997/act/20/enacted/en/html',
  inForceFrom: '1997-09-30',
}
const TELLING_LAW: Authority = {
  title: 'Protected Disclosures Act 2014',
  provision: 'sections 5, 11 and 12 (whistleblowing)',
  url: 'https://www.irishstatutebook.ie/eli/2014/act/14/enacted/en/html',
  inForceFrom: '2014-07-15',
}
const FLEXIBLE_LAW: Authority = {
  title: 'Work Life Balance and Miscellaneous Provisions Act 2023',
  provision: 'Parts 2 and 3 (flexible and remote work)',
  url: 'https://www.irishstatutebook.ie/eli/2023/act/8/enacted/en/html',
  inForceFrom: '2024-03-06',
}
const PACKAGE_LAW: Authority = {
  title: 'Package Holidays and Travel Trade Act 1995',
  provision: 'sections 10 to 22, as changed by S.I. No. 80 of 2019',
  url: 'https://www.irishstatutebook.ie/eli/1995/act/17/enacted/en/html',
  inForceFrom: '2019-02-25',
}
const BAGS_LAW: Authority = {
  title: 'Air Navigation and Transport (International Conventions) Act 2004',
  provision: 'Montreal Convention, articles 17 to 22 and 31',
  url: 'https://www.irishstatutebook.ie/eli/2004/act/11/enacted/en/html',
  inForceFrom: '2004-06-28',
}
const STAY_LAW: Authority = {
  title: 'Immigration Act 2004',
  provision: 'sections 4 to 9 (permission to stay and registration)',
  url: 'https://www.irishstatutebook.ie/eli/2004/act/1/enacted/en/html',
  inForceFrom: '2004-02-13',
}
const DEPORT_LAW: Authority = {
  title: 'Immigration Act 1999',
  provision: 'section 3 (notice before deportation: 15 working days to answer)',
  url: 'https://www.irishstatutebook.ie/eli/1999/act/22/enacted/en/html',
  inForceFrom: '1999-07-07',
}
const CITIZEN_LAW: Authority = {
  title: 'Irish Nationality and Citizenship Act 1956',
  provision: 'sections 14 to 16 (naturalisation)',
  url: 'https://www.irishstatutebook.ie/eli/1956/act/26/enacted/en/html',
  inForceFrom: '1956-07-17',
}
const FAIR_DEAL_LAW: Authority = {
  title: 'Nursing Homes Support Scheme Act 2009',
  provision: 'sections 7 to 15 and 32 (Fair Deal, appeal)',
  url: 'https://www.irishstatutebook.ie/eli/2009/act/15/enacted/en/html',
  inForceFrom: '2009-10-27',
}
const INJURY_LAW: Authority = {
  title: 'Statute of Limitations (Amendment) Act 1991',
  provision: 'section 3, with Civil Liability and Courts Act 2004, sections 7 and 8',
  url: 'https://www.irishstatutebook.ie/eli/1991/act/18/enacted/en/html',
  inForceFrom: '2005-03-31',
}
const PARKING_LAW: Authority = {
  title: 'Consumer Rights Act 2022',
  provision: 'Part 6 (unfair terms)',
  url: 'https://www.irishstatutebook.ie/eli/2022/act/37/enacted/en/html',
  inForceFrom: '2022-11-29',
}
const OMBUDSMAN_LAW: Authority = {
  title: 'Ombudsman Act 1980',
  provision: 'section 4 (free complaints about councils, the HSE and public bodies)',
  url: 'https://www.irishstatutebook.ie/eli/1980/act/26/enacted/en/html',
  inForceFrom: '1983-07-07',
}
const TAX_INTEREST_LAW: Authority = {
  title: 'Taxes Consolidation Act 1997',
  provision: 'sections 960E to 960L and 1080 (collection, interest by the day)',
  url: 'https://www.irishstatutebook.ie/eli/1997/act/39/enacted/en/html',
  inForceFrom: '2009-07-01',
}
const HAP_LAW: Authority = {
  title: 'Equal Status Act 2000',
  provision: 'sections 3(3B) and 6 (housing help and renting)',
  url: 'https://www.irishstatutebook.ie/eli/2000/act/8/enacted/en/html',
  inForceFrom: '2016-01-01',
}
const HOMELESS_LAW: Authority = {
  title: 'Housing Act 1988',
  provision: 'sections 2 and 10 (homeless people)',
  url: 'https://www.irishstatutebook.ie/eli/1988/act/28/enacted/en/html',
  inForceFrom: '1989-01-01',
}

const TUPE_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'REDUNDANCY_NOTICE', 'DISMISSAL_LETTER'],
  when: { all: [TRANSFER_SAID, WORKER_SAID] },
} satisfies Partial<Rule>

const TERMS_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [CONTRACT_SAID, WORKER_SAID] },
} satisfies Partial<Rule>

const HOURS_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [REST_SAID, WORKER_SAID] },
} satisfies Partial<Rule>

const TELLING_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'DISMISSAL_LETTER'],
  when: { all: [TELLING_SAID, WORKER_SAID] },
} satisfies Partial<Rule>

const FLEXIBLE_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [FLEXIBLE_SAID, WORKER_SAID] },
} satisfies Partial<Rule>

const PACKAGE_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE'],
  when: { all: [TOUR_SAID] },
} satisfies Partial<Rule>

const BAGS_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE', 'INSURANCE_DECISION'],
  when: { all: [BAG_SAID, AIR_SAID] },
} satisfies Partial<Rule>

const STAY_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [STAMP_SAID, REFUSED_SAID] },
} satisfies Partial<Rule>

const STAY_LETTER_ROW = {
  ...CHECKED,
  kinds: ['OTHER'],
  when: { all: [STAMP_SAID, REFUSED_SAID] },
} satisfies Partial<Rule>

const DEPORT_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [DEPORT_SAID] },
} satisfies Partial<Rule>

const CITIZEN_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [CITIZEN_SAID, REFUSED_SAID] },
} satisfies Partial<Rule>

const FAIR_DEAL_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'DEBT_COLLECTION_LETTER'],
  when: { all: [NURSING_SAID] },
} satisfies Partial<Rule>

const INJURY_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [INJURED_SAID] },
} satisfies Partial<Rule>

const PUBLIC_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [PUBLIC_SAID, COMPLAIN_SAID] },
} satisfies Partial<Rule>

const PARKING_ROW = {
  ...CHECKED,
  kinds: ['PARKING_TICKET'],
} satisfies Partial<Rule>

const TAX_ROW = {
  ...CHECKED,
  kinds: ['TAX_DEMAND'],
  when: { all: [TAX_SAID] },
} satisfies Partial<Rule>

const HAP_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [HAP_SAID, RENT_SAID] },
} satisfies Partial<Rule>

const HOMELESS_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'EVICTION_NOTICE'],
  when: { all: [NO_HOME_SAID] },
} satisfies Partial<Rule>

export const WORK_TRAVEL_AND_CARE: readonly Rule[] = [
  {
    ...TUPE_ROW,
    id: 'ie.work.right-transfer',
    kind: 'right',
    rank: 7,
    says: 'When your work moves to a new employer, your job and terms move with you. They must tell you in good time, at least 30 days before where they can.',
    authority: TUPE_LAW,
  },
  {
    ...TERMS_ROW,
    id: 'ie.work.right-terms',
    kind: 'right',
    rank: 7,
    says: 'Your employer must give you the main terms in writing within five days, and the rest within a month. You can complain to the Workplace Relations Commission.',
    authority: TERMS_LAW,
  },
  {
    ...HOURS_ROW,
    id: 'ie.work.right-hours',
    kind: 'right',
    rank: 8,
    says: 'You have a right to four weeks of paid holiday a year, rest breaks, and at most 48 hours a week on average.',
    authority: HOURS_LAW,
  },
  {
    ...TELLING_ROW,
    id: 'ie.work.right-telling',
    kind: 'right',
    rank: 7,
    says: 'Your employer may not punish or dismiss you for reporting wrongs. You need no length of service. The Circuit Court can act within 21 days.',
    authority: TELLING_LAW,
  },
  {
    ...FLEXIBLE_ROW,
    id: 'ie.work.right-remote',
    kind: 'right',
    rank: 8,
    says: 'You may ask for remote work from your first day. The employer must answer in writing within four weeks and give reasons, but can say no.',
    authority: FLEXIBLE_LAW,
  },
  {
    ...PACKAGE_ROW,
    id: 'ie.package.right',
    kind: 'right',
    rank: 6,
    says: 'If the organiser cancels or changes the trip in a big way, you can have all your money back. If it went badly, you can claim a lower price.',
    authority: PACKAGE_LAW,
  },
  {
    ...BAGS_ROW,
    id: 'ie.bag.right',
    kind: 'right',
    rank: 6,
    says: 'The airline must pay for a lost, late or damaged bag, up to a limit. Write within 7 days for damage, and 21 days for a late bag.',
    authority: BAGS_LAW,
  },
  {
    ...STAY_LETTER_ROW,
    id: 'ie.stay.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The immigration service has said no to what you asked for. The letter says if you can appeal or ask for a review, and by when.',
    authority: STAY_LAW,
  },
  {
    ...STAY_ROW,
    id: 'ie.stay.right',
    kind: 'right',
    rank: 6,
    says: 'You have a right to the reasons in writing. A refused visa can be appealed for free, in most cases within two months.',
    authority: STAY_LAW,
  },
  {
    ...STAY_ROW,
    id: 'ie.stay.step',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Get advice this week from a solicitor or the Immigrant Council of Ireland. Do not let your permission run out: apply to renew it in time.',
    authority: STAY_LAW,
  },
  {
    ...DEPORT_ROW,
    id: 'ie.stay.right-deport',
    kind: 'right',
    rank: 4,
    says: 'Before a deportation order you get a letter and 15 working days to say why you should stay. Get a solicitor now; the Legal Aid Board can help.',
    authority: DEPORT_LAW,
  },
  {
    ...CITIZEN_ROW,
    id: 'ie.stay.know-citizen',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 7,
    says: 'There is no appeal against a refusal of citizenship. You can apply again. A court can check if it was decided fairly.',
    authority: CITIZEN_LAW,
  },
  {
    ...FAIR_DEAL_ROW,
    id: 'ie.care.right-fair-deal',
    kind: 'right',
    rank: 6,
    says: 'Under Fair Deal you pay a share of income and assets, and the state the rest. The home counts for three years only. You can ask for a review or appeal.',
    authority: FAIR_DEAL_LAW,
  },
  {
    ...INJURY_ROW,
    id: 'ie.injury.right-time',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 8,
    says: 'An injury claim must begin within two years. Write to the other side within one month. Most claims go first to the Injuries Resolution Board.',
    authority: INJURY_LAW,
  },
  {
    ...PUBLIC_ROW,
    id: 'ie.public.right-ombudsman',
    kind: 'right',
    rank: 9,
    says: 'Complain to the public body first. Then the Ombudsman can look at it for free, in most cases within 12 months.',
    authority: OMBUDSMAN_LAW,
  },
  {
    ...PARKING_ROW,
    id: 'ie.parking.right-fair-terms',
    kind: 'right',
    rank: 14,
    says: 'A charge on private land rests on a contract. A sign that was unclear, or a sum that is far too high, may not bind you.',
    authority: PARKING_LAW,
  },
  {
    ...TAX_ROW,
    id: 'ie.tax.know-interest',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 12,
    says: 'Interest runs for each day that tax is late. Revenue can agree phased payments, and then does not enforce while you keep to them.',
    authority: TAX_INTEREST_LAW,
  },
  {
    ...HAP_ROW,
    id: 'ie.home.right-hap',
    kind: 'right',
    rank: 7,
    says: 'A landlord may not refuse you because you get HAP or other housing help. You can go to the Workplace Relations Commission, after writing to the landlord within two months.',
    authority: HAP_LAW,
  },
  {
    ...HOMELESS_ROW,
    id: 'ie.home.right-homeless',
    kind: 'right',
    rank: 4,
    says: 'If you have no home you can go to, ask the council at once to assess you as homeless. It can pay for a place to stay.',
    authority: HOMELESS_LAW,
  },
]
