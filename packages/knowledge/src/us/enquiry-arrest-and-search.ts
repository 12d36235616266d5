/** Questions about arrests, warrants, drunk driving, theft from a store, and searches of cars and phones. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASK_TILL_OCTOBER } from './answers-in-common.ts'
import { CHECKED } from './cite-law.ts'

const STORE = {
  title: 'Civil recovery law of your state (theft from stores)',
  provision:
    'for example California Penal Code 490.5, Florida Statutes 772.11, Texas Civil Practice and Remedies Code chapter 134, New York General Obligations Law (GOL) 11-105',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '1990-01-01',
}

const COUNSEL = {
  title:
    'Constitution of the United States, Fifth and Sixth Amendments (right to silence and to a lawyer: Miranda v. Arizona (1966), Gideon v. Wainwright (1963))',
  provision: 'Fifth Amendment; Sixth Amendment',
  url: 'https://constitution.congress.gov/constitution/amendment-6/',
  inForceFrom: '1966-06-13',
}

const WARRANT = {
  title: 'Criminal procedure of your state: failure to appear and bench warrants',
  provision: 'motion to recall or quash the warrant',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '1990-01-01',
}

const DRUNK = {
  title:
    'Drunk driving and implied consent law of your state (breath test: Birchfield v. North Dakota, 579 U.S. 438 (2016))',
  provision:
    'court case and separate license case; for example California Vehicle Code 13558, Florida Statutes 322.2615, Texas Transportation Code 524.031',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '1990-01-01',
}

const TELL_CRIME = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['criminal', 'general', 'consumer', 'housing', 'family', 'employment', 'debt'],
} satisfies Partial<Rule>

export const ENQUIRY_ARREST_AND_SEARCH: readonly Rule[] = [
  {
    ...ASK_TILL_OCTOBER,
    id: 'us.ask-criminal.car-search',
    rank: 8,
    topics: ['criminal', 'general'],
    when: {
      not: [{ says: ['thrown out', 'dismissed', 'get it tossed', 'suppress', 'suppressed'] }],
    },
    asks: [
      ['police', 'cop', 'cops', 'officer', 'trooper', 'pulled over', 'traffic stop'],
      [
        'search my car',
        'search the car',
        'search your car',
        'search my vehicle',
        'search my truck',
        'searched my car',
        'searched the car',
        'searched my truck',
        'look in my trunk',
        'search my trunk',
        'searched my trunk',
        'searched my vehicle',
        'went through my trunk',
        'went through my car',
        'drug dog',
        'k9',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'what the police know and whether you say yes',
    says: 'For a car they need no warrant if they have good reason to expect proof of a crime in it. A traffic stop alone is not enough. Say calmly: “I do not agree to a search.” Do not resist.',
    authority: {
      title:
        'United States v. Ross, 456 U.S. 798 (1982), and Rodriguez v. United States, 575 U.S. 348 (2015)',
      provision: 'Fourth Amendment',
      url: 'https://constitution.congress.gov/constitution/amendment-4/',
      inForceFrom: '2015-04-21',
    },
  },
  {
    ...ASK_TILL_OCTOBER,
    id: 'us.ask-criminal.phone-search',
    rank: 8,
    topics: ['criminal', 'general'],
    asks: [
      ['police', 'cop', 'cops', 'officer'],
      [
        'search my phone',
        'search the phone',
        'look through my phone',
        'unlock my phone',
        'my phone',
        'go through my phone',
      ],
    ],
    verdict: 'no',
    says: 'Police need a warrant to search your phone, even after an arrest, unless you say yes. Say calmly that you do not agree, and ask for a lawyer.',
    authority: {
      title: 'Riley v. California, 573 U.S. 373 (2014)',
      provision: 'Fourth Amendment',
      url: 'https://www.supremecourt.gov/opinions/13pdf/13-132_8l9c.pdf',
      inForceFrom: '2014-06-25',
    },
  },
  {
    ...ASK_TILL_OCTOBER,
    id: 'us.ask-criminal.passcode',
    rank: 7,
    topics: ['criminal', 'general'],
    asks: [
      ['passcode', 'password to my phone', 'unlock my phone', 'unlock it'],
      ['police', 'detective', 'arrested', 'cop', 'cops', 'officer'],
    ],
    verdict: 'do_this',
    says: 'Do not give it before you talk to a lawyer. Say only: I want a lawyer. You need not talk to the detective, and at the arraignment you can ask for a public defender.',
    authority: {
      title: 'Constitution of the United States',
      provision: 'Fifth and Sixth Amendments (Miranda v. Arizona, 1966)',
      url: 'https://constitution.congress.gov/constitution/amendment-5/',
      inForceFrom: '1966-06-13',
    },
  },
  {
    ...TELL_CRIME,
    id: 'us.story.arrested',
    kind: 'answer',
    rank: 6,
    when: {
      not: [
        {
          says: [
            'dui',
            'dwi',
            'owi',
            'drunk driving',
            'were dropped',
            'was dropped',
            'background check',
            'background checks',
          ],
        },
      ],
    },
    asks: [
      [
        'arrested',
        'charged with',
        'shoplifting',
        'dui',
        'dwi',
        'theft',
        'assault',
        'possession',
        'misdemeanor',
        'felony',
        'citation for',
      ],
      [
        'court',
        'lawyer',
        'plead',
        'jail',
        'record',
        'first time',
        'what should i do',
        'what happens',
        'public defender',
        'was arrested',
        'got arrested',
        'been arrested',
      ],
    ],
    verdict: 'do_this',
    says: 'Say nothing about the facts to anyone but a lawyer. Go to each court day. Ask for a public defender if you cannot pay, and about diversion for a first case.',
    authority: COUNSEL,
  },
  {
    ...TELL_CRIME,
    id: 'us.story.warrant',
    kind: 'answer',
    rank: 5,
    when: {
      not: [
        {
          says: [
            'traffic ticket',
            'speeding ticket',
            'for a ticket',
            'traffic court',
            'expired tags',
            'expired registration',
          ],
        },
      ],
    },
    asks: [
      ['warrant', 'missed court', 'missed my court', 'failure to appear', 'bench warrant'],
      [
        'court',
        'date',
        'arrest',
        'ticket',
        'clear',
        'out for me',
        'what do i do',
        'turn myself in',
        'missed',
      ],
    ],
    verdict: 'do_this',
    says: 'Call the clerk or a lawyer today and ask how to put the case back on the list. Going in by yourself is mostly treated better than being found.',
    authority: WARRANT,
  },
  {
    ...TELL_CRIME,
    id: 'us.story.drunk',
    kind: 'answer',
    rank: 5,
    asks: [
      [
        'dui',
        'dwi',
        'owi',
        'ovi',
        'breathalyzer',
        'breath test',
        'blood test',
        'chemical test',
        'drunk driving',
      ],
      [
        'license',
        'court',
        'lawyer',
        'first',
        'refused',
        'suspended',
        'arrested',
        'stop',
        'pulled over',
        'first time',
        'took my license',
        'pink paper',
        'blew',
        'drive for work',
        'what do i do first',
      ],
    ],
    verdict: 'do_this',
    says: 'There are two cases: court and license. The time to save the license is often 7 to 15 days. Ask for that hearing now and see a lawyer before court.',
    authority: DRUNK,
  },
  {
    ...TELL_CRIME,
    id: 'us.story.store-letter',
    kind: 'answer',
    rank: 4,
    asks: [
      ['civil demand', 'civil recovery', 'shoplifting', 'shoplifted'],
      ['letter', 'pay', 'demand', 'law firm', 'lawyer', 'store', 'walmart', 'target'],
    ],
    verdict: 'it_depends',
    dependsOn: 'your state and what happened',
    says: 'The letter is a civil claim, apart from any criminal case. Paying does not end a charge. State law caps the sum, and the store must prove it. Talk to a lawyer before you write.',
    authority: STORE,
  },
]
