/** Questions about an interview under caution. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'

const INTERVIEW = {
  ...CHECKED,
  checkedOn: '2026-11-22',
  kinds: ['ENQUIRY'],
  topics: ['criminal', 'general', 'family', 'employment'],
} satisfies Partial<Rule>

const CAUTION = [
  'under caution',
  'voluntary interview',
  'police interview',
  'interview with the police',
  'police want to interview',
  'police want to speak',
  'police want to question',
  'asked me to come to the police station',
  'go to the police station',
]
const WHAT_NOW = [
  'should i',
  'do i have to',
  'have to go',
  'what should i',
  'what do i',
  'my rights',
  'solicitor',
  'lawyer',
  'can i refuse',
  'interview me',
  'what happens',
]

export const ENQUIRY_POLICE_INTERVIEW: readonly Rule[] = [
  {
    ...INTERVIEW,
    nations: ENGLAND_AND_WALES,
    id: 'gb.ask-police.caution',
    kind: 'answer',
    rank: 3,
    asks: [
      [
        ...CAUTION,
        'police rang me',
        'police called me',
        'police phoned me',
        'police asked me to come',
        'police asked me in',
        'come in for a voluntary',
        'come in for an interview',
        'police have asked me',
      ],
      [
        ...WHAT_NOW,
        'should i go',
        'need a solicitor',
        'just a chat',
        'not in trouble',
        "can't afford one",
        'afford a solicitor',
        'duty solicitor',
        'say nothing',
        'no comment',
      ],
    ],
    verdict: 'do_this',
    says: 'Go, but with a solicitor: it is free for everyone, also at a voluntary interview. Tell the police which day suits you both. Say nothing about the case before. If you stay away, they may arrest you. You need not answer, but silence can count later.',
    authority: {
      title: 'Police and Criminal Evidence Act 1984',
      provision:
        'sections 29 and 58 and Code C, with Criminal Justice and Public Order Act 1994, section 34 (silence)',
      url: 'https://www.legislation.gov.uk/ukpga/1984/60/section/58',
      inForceFrom: '1986-01-01',
    },
  },
  {
    ...INTERVIEW,
    nations: ['scotland'],
    id: 'gb.ask-police.caution-scotland',
    kind: 'answer',
    rank: 3,
    asks: [
      [
        ...CAUTION,
        'police rang me',
        'police called me',
        'police asked me to come',
        'come in for a voluntary',
        'come in for an interview',
      ],
      WHAT_NOW,
    ],
    verdict: 'do_this',
    says: 'Get a solicitor first: you have a right to one before and during the interview, also if you go by choice. You need not answer more than name, address, birth date and nationality, and silence may not be held against you. Do not lie.',
    authority: {
      title: 'Criminal Justice (Scotland) Act 2016',
      provision: 'sections 31, 32 and 34 (rights of suspects, solicitor)',
      url: 'https://www.legislation.gov.uk/asp/2016/1/section/32',
      inForceFrom: '2018-01-25',
    },
  },
]
