/** Flights, bags, package holidays, trains, seized cars, new drivers, police and jury letters. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const TOOK_CAR_SAID: Test = {
  says: [
    'seized',
    'took my car',
    'taken my car',
    'took the car',
    'impound',
    'impounded',
    'car pound',
    'towed my car',
  ],
}
const INSURE_SAID: Test = { says: ['insurance', 'insured', 'uninsured', 'no insurance'] }
const NOT_INSURED_SAID: Test = {
  says: [
    'no insurance',
    'uninsured',
    'without insurance',
    'insurance had lapsed',
    'insurance has lapsed',
    'insurance lapsed',
    'not insured',
    'insurance had run out',
    'insurance ran out',
    'insurance expired',
    'insurance had expired',
    'in10',
    'insurance was cancelled',
  ],
}
const POLICE_SAID: Test = { says: ['police', 'officer', 'officers'] }
const NEW_SAID: Test = {
  says: [
    'new driver',
    'passed my test',
    'passed my driving test',
    'probationary',
    'two years of passing',
    'first two years',
  ],
}
const POINTS_SAID: Test = { says: ['points', 'licence', 'revoked'] }
const RECORD_SAID: Test = {
  says: [
    'no record of insurance',
    'record of insurance',
    'motor insurance database',
    'insurance advisory letter',
    'appears to be uninsured',
    'does not appear to be insured',
  ],
}
const DRINKING_SAID: Test = {
  says: [
    'drink driving',
    'drink-driving',
    'drink drive',
    'drunk driving',
    'breath test',
    'breathalyser',
    'breathalysed',
    'over the limit',
    'drug driving',
    'drug-driving',
  ],
}
const UNINSURED_OTHER_SAID: Test = {
  says: [
    'uninsured driver',
    'hit and run',
    'hit-and-run',
    'untraced driver',
    'drove off',
    'had no insurance',
    'was not insured',
    "wasn't insured",
  ],
}
const CRASH_SAID: Test = { says: ['hit', 'crash', 'accident', 'collision', 'damage', 'my car'] }
const SEARCHED_SAID: Test = {
  says: [
    'stop and search',
    'stopped and searched',
    'searched me',
    'searched my',
    'strip search',
    'search my son',
  ],
}
const INTERVIEW_SAID: Test = {
  says: [
    'arrested',
    'under arrest',
    'voluntary interview',
    'interview under caution',
    'voluntary attendance',
    'police station',
    'released under investigation',
    'police bail',
    'under caution',
  ],
}
const PHONE_SAID: Test = {
  says: [
    'kept my phone',
    'seized my phone',
    'took my phone',
    'have my phone',
    'seized my laptop',
    'took my laptop',
    'my property back',
    'seized property',
  ],
}
const ONE_SAID: Test = {
  says: ['single justice procedure', 'single justice procedure notice', 'sjpn'],
}
const JUROR_SAID: Test = { says: ['jury service', 'jury summons', 'juror', 'juror summons'] }

const SEIZED_LAW: Authority = {
  title: 'Road Traffic Act 1988',
  provision:
    'sections 143 and 165A, with the Road Traffic Act 1988 (Retention and Disposal of Seized Motor Vehicles) Regulations 2005',
  url: 'https://www.legislation.gov.uk/ukpga/1988/52/section/165A',
  inForceFrom: '2005-07-06',
}
const NO_INSURANCE_LAW: Authority = {
  title: 'Road Traffic Act 1988',
  provision: 'section 143 (no insurance)',
  url: 'https://www.legislation.gov.uk/ukpga/1988/52/section/143',
  inForceFrom: '1989-05-15',
}
const NEW_DRIVERS_LAW: Authority = {
  title: 'Road Traffic (New Drivers) Act 1995',
  provision: 'sections 1 to 4',
  url: 'https://www.legislation.gov.uk/ukpga/1995/13/section/2',
  inForceFrom: '1997-06-01',
}
const KEEPER_INSURED_LAW: Authority = {
  title: 'Road Traffic Act 1988',
  provision: 'sections 144A to 144C (a kept car must be insured)',
  url: 'https://www.legislation.gov.uk/ukpga/1988/52/section/144A',
  inForceFrom: '2011-04-04',
}
const DRINK_LAW: Authority = {
  title: 'Road Traffic Act 1988',
  provision: 'sections 4 to 7, with Road Traffic Offenders Act 1988, sections 34 and 34A',
  url: 'https://www.legislation.gov.uk/ukpga/1988/52/section/5',
  inForceFrom: '1989-05-15',
}
const HIT_AND_RUN_LAW: Authority = {
  title: 'Road Traffic Act 1988',
  provision:
    "sections 143 and 151, with the Motor Insurers' Bureau agreements (Uninsured Drivers 2015, Untraced Drivers 2017)",
  url: 'https://www.legislation.gov.uk/ukpga/1988/52/section/151',
  inForceFrom: '1989-05-15',
}
const SEARCH_LAW: Authority = {
  title: 'Police and Criminal Evidence Act 1984',
  provision: 'sections 1 to 3, with Code A',
  url: 'https://www.legislation.gov.uk/ukpga/1984/60/section/1',
  inForceFrom: '1986-01-01',
}
const STATION_LAW: Authority = {
  title: 'Police and Criminal Evidence Act 1984',
  provision:
    'sections 37, 56 and 58, with Legal Aid, Sentencing and Punishment of Offenders Act 2012, section 13',
  url: 'https://www.legislation.gov.uk/ukpga/1984/60/section/58',
  inForceFrom: '1986-01-01',
}
const KEPT_LAW: Authority = {
  title: 'Police and Criminal Evidence Act 1984',
  provision: 'sections 19, 21 and 22, with the Police (Property) Act 1897',
  url: 'https://www.legislation.gov.uk/ukpga/1984/60/section/22',
  inForceFrom: '1986-01-01',
}
const ONE_JUSTICE_LAW: Authority = {
  title: 'Criminal Justice Act 2003',
  provision:
    "sections 29 and 30, with Magistrates' Courts Act 1980, section 16A (single justice procedure)",
  url: 'https://www.legislation.gov.uk/ukpga/1980/43/section/16A',
  inForceFrom: '2015-04-13',
}
const JURY_LAW: Authority = {
  title: 'Juries Act 1974',
  provision: 'sections 1, 8, 9, 9A and 20',
  url: 'https://www.legislation.gov.uk/ukpga/1974/23/section/9A',
  inForceFrom: '2004-04-05',
}
const JURY_JOB_LAW: Authority = {
  title: 'Employment Rights Act 1996',
  provision: 'sections 43M and 98B (jury service)',
  url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/43M',
  inForceFrom: '2005-04-06',
}

const SEIZED_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [TOOK_CAR_SAID, INSURE_SAID, POLICE_SAID] },
} satisfies Partial<Rule>

const UNINSURED_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [NOT_INSURED_SAID, POLICE_SAID, POINTS_SAID] },
} satisfies Partial<Rule>

const NEW_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY', 'PENALTY_CHARGE_NOTICE'],
  when: { all: [NEW_SAID, POINTS_SAID] },
} satisfies Partial<Rule>

const RECORD_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY', 'PENALTY_CHARGE_NOTICE'],
  when: { all: [RECORD_SAID] },
} satisfies Partial<Rule>

const DRINK_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY', 'PENALTY_CHARGE_NOTICE'],
  when: { all: [DRINKING_SAID] },
} satisfies Partial<Rule>

const CRASH_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY', 'INSURANCE_DECISION'],
  when: { all: [UNINSURED_OTHER_SAID, CRASH_SAID], not: [TOOK_CAR_SAID] },
} satisfies Partial<Rule>

const SEARCH_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [SEARCHED_SAID, POLICE_SAID] },
} satisfies Partial<Rule>

const STATION_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [INTERVIEW_SAID, POLICE_SAID] },
} satisfies Partial<Rule>

const KEPT_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [PHONE_SAID, POLICE_SAID] },
} satisfies Partial<Rule>

const ONE_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY', 'PENALTY_CHARGE_NOTICE'],
  when: { all: [ONE_SAID] },
} satisfies Partial<Rule>

const JURY_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  papers: ['jury_summons'],
  when: { all: [JUROR_SAID] },
} satisfies Partial<Rule>

export const TRAVEL_AND_ROAD: readonly Rule[] = [
  {
    ...SEIZED_ROW,
    id: 'gb.car.right-back',
    kind: 'right',
    rank: 6,
    says: 'To get the car back, show insurance, your licence and that it is yours, and pay the fees. The notice gives you at least seven working days. Fees grow each day.',
    authority: SEIZED_LAW,
  },
  {
    ...UNINSURED_ROW,
    id: 'gb.car.know-insurance',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 7,
    says: 'To drive without insurance is an offence even if you did not know. The fixed penalty is £300 and six points. A court can hear special reasons.',
    authority: NO_INSURANCE_LAW,
  },
  {
    ...NEW_ROW,
    id: 'gb.car.know-new',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 6,
    says: 'Six points within two years of your first test end your licence. You must then take both tests again.',
    authority: NEW_DRIVERS_LAW,
  },
  {
    ...RECORD_ROW,
    id: 'gb.car.right-record',
    kind: 'right',
    rank: 6,
    says: 'A car must be insured or declared off the road (SORN). If it was insured, send proof. If you sold it before, tell the DVLA and say so.',
    authority: KEEPER_INSURED_LAW,
  },
  {
    ...DRINK_ROW,
    id: 'gb.car.know-drink',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 6,
    says: 'Over the limit means a ban of at least 12 months. A course can make it shorter. Get a solicitor before court, as there can be free help on the day.',
    authority: DRINK_LAW,
  },
  {
    ...CRASH_ROW,
    id: 'gb.car.right-uninsured-other',
    kind: 'right',
    rank: 7,
    says: "If the other driver had no insurance or drove off, claim from the Motor Insurers' Bureau. Report it to the police soon.",
    authority: HIT_AND_RUN_LAW,
  },
  {
    ...CHECKED,
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.car.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['criminal', 'general'],
    asks: [
      ['car', 'van', 'vehicle'],
      ['seized', 'took my car', 'taken my car', 'impounded', 'impound'],
      ['insurance', 'insured', 'uninsured', 'police'],
    ],
    verdict: 'do_this',
    says: 'Get insurance now. Take it, your licence and proof that the car is yours to the pound within the time in the notice, and pay the fees. They grow each day.',
    authority: SEIZED_LAW,
  },
  {
    ...SEARCH_ROW,
    id: 'gb.police.right-search',
    kind: 'right',
    rank: 5,
    says: 'The police need real grounds to search you in the street. They must say why, give a name and station, and offer you a record.',
    authority: SEARCH_LAW,
  },
  {
    ...STATION_ROW,
    id: 'gb.police.right-solicitor',
    kind: 'right',
    rank: 2,
    says: 'A solicitor is free at the police station, also for a voluntary interview. Ask for one before you answer any question.',
    authority: STATION_LAW,
  },
  {
    ...CHECKED,
    nations: ['england', 'wales'],
    id: 'gb.police.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['criminal', 'general'],
    asks: [
      [
        'voluntary interview',
        'interview under caution',
        'police station',
        'come to the station',
        'arrested',
      ],
      [
        'have to go',
        'solicitor',
        'say anything',
        'say no comment',
        'should i',
        'do i have to',
        'what happens',
        'need a',
      ],
    ],
    verdict: 'do_this',
    says: 'You need not go, but they may then arrest you. Ask for the free solicitor before you go, and do not answer questions without one. What you say can be used in court.',
    authority: STATION_LAW,
  },
  {
    ...KEPT_ROW,
    id: 'gb.police.right-property',
    kind: 'right',
    rank: 7,
    says: "The police may keep a thing only as long as they need it. Ask in writing for it back. A magistrates' court can order it.",
    authority: KEPT_LAW,
  },
  {
    ...ONE_ROW,
    id: 'gb.court.single-justice',
    kind: 'right',
    rank: 4,
    says: 'Answer within 21 days: guilty, or not guilty. You can ask for a hearing in court. If you stay silent, you can be found guilty without being there.',
    authority: ONE_JUSTICE_LAW,
  },
  {
    ...JURY_ROW,
    id: 'gb.jury.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'You are called to sit on a jury. Answer within seven days.',
    authority: JURY_LAW,
  },
  {
    ...JURY_ROW,
    id: 'gb.jury.right-defer',
    kind: 'right',
    rank: 6,
    says: 'You can ask once to move it to another date, or to be excused for a good reason. Staying away without one can bring a fine of up to £1,000.',
    authority: JURY_LAW,
  },
  {
    ...JURY_ROW,
    id: 'gb.jury.right-job',
    kind: 'right',
    rank: 7,
    says: 'Your employer must let you go and may not punish you for it. Pay is not due by law, but the court pays for lost pay up to a limit.',
    authority: JURY_JOB_LAW,
  },
]
