/** The police: searches, interviews under caution, things they keep, and charges on paper. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const POLICE_SAID: Test = { says: ['police', 'officer', 'officers'] }
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
const BENEFIT_TALK_SAID: Test = {
  says: [
    'interview under caution',
    'compliance interview',
    'counter fraud',
    'benefit fraud',
    'administrative penalty',
  ],
}
const BENEFIT_SAID: Test = {
  says: [
    'benefit',
    'benefits',
    'universal credit',
    'dwp',
    'department for work and pensions',
    'council tax reduction',
    'housing benefit',
  ],
}
const CAUTION_LAW: Authority = {
  title: 'Social Security Administration Act 1992',
  provision: 'sections 111A, 112 and 115A, with Police and Criminal Evidence Act 1984, Code C',
  url: 'https://www.legislation.gov.uk/ukpga/1992/5/section/111A',
  inForceFrom: '2012-05-08',
}

const CAUTION_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY', 'BENEFIT_OVERPAYMENT'],
  when: { all: [BENEFIT_TALK_SAID, BENEFIT_SAID] },
} satisfies Partial<Rule>

export const POLICE_AND_CHARGES: readonly Rule[] = [
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
        'go in for an interview',
        'interview at the police',
        'police rang me',
        'police called me',
        'police have asked',
        'police want me',
        'police asked me',
        'attend the station',
        'attend for interview',
        'come in for a voluntary',
        'chat with police',
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
    ...CAUTION_ROW,
    id: 'gb.caution.right-lawyer',
    kind: 'right',
    rank: 4,
    says: 'You can have a solicitor with you, and what you say can be used in court. You need not accept a penalty instead of a charge.',
    authority: CAUTION_LAW,
  },
  {
    ...CHECKED,
    checkedOn: '2026-11-23',
    nations: ['england', 'wales'],
    id: 'gb.police.right-dog',
    kind: 'right',
    kinds: ['OTHER'],
    rank: 4,
    when: {
      all: [
        { says: ['dog', 'dogs'] },
        { says: ['dangerous dogs act', 'xl bully', 'pit bull', 'seized'] },
      ],
    },
    says: 'Do not sign the dog away before you have advice. Only a court decides. It can let you keep the dog on conditions if the dog is no danger and you are fit to have it. Ask for a solicitor, and for your own expert.',
    authority: {
      title: 'Dangerous Dogs Act 1991',
      provision:
        'sections 1, 4, 4A, 4B and 5, with the Dangerous Dogs Exemption Schemes (England and Wales) Order 2015',
      url: 'https://www.legislation.gov.uk/ukpga/1991/65/section/4B',
      inForceFrom: '2015-03-03',
    },
  },
]
