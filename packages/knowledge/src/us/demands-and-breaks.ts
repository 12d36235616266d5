/** Demands of stores over theft or bad checks, and breaks and sick leave at work, by state. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const STORE = {
  title: 'Civil recovery law of your state (theft from stores)',
  provision:
    'for example California Penal Code 490.5, Florida Statutes 772.11, Texas Civil Practice and Remedies Code chapter 134, New York General Obligations Law (GOL) 11-105',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '1990-01-01',
}
const APART = {
  title:
    'Constitution of the United States, Sixth Amendment: a store cannot drop or decide a criminal case',
  provision: 'Sixth Amendment; law of your state',
  url: 'https://constitution.congress.gov/constitution/amendment-6/',
  inForceFrom: '1990-01-01',
}
const BOUNCED = {
  title: 'Bad check law of your state; Fair Debt Collection Practices Act (FDCPA): check programs',
  provision:
    '15 U.S.C. 1692p; for example California Civil Code 1719, Texas Penal Code 32.41, Florida Statutes 68.065',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1692p&num=0&edition=prelim',
  inForceFrom: '2006-10-13',
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
  title: 'Drunk driving and implied consent law of your state',
  provision:
    'court case and separate license case; for example California Vehicle Code 13558, Florida Statutes 322.2615, Texas Transportation Code 524.031',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '1990-01-01',
}
const SICKLAW = {
  title: 'Paid sick leave law of your state or city; Family and Medical Leave Act (FMLA)',
  provision:
    '29 U.S.C. 2612; for example California Labor Code 246, New York Labor Law 196-b, Washington RCW 49.46.210, Arizona A.R.S. 23-372',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section2612&num=0&edition=prelim',
  inForceFrom: '2018-01-01',
}
const BREAKLAW = {
  title: 'Meal break law of your state; Fair Labor Standards Act (FLSA) rules',
  provision:
    '29 CFR 785.18 and 785.19; for example California Labor Code 512 and 226.7, New York Labor Law 162',
  url: 'https://www.ecfr.gov/current/title-29/section-785.19',
  inForceFrom: '1961-01-11',
}
const SERVED = {
  title: 'Due process and the rules of your state on service and default judgments',
  provision:
    'Fourteenth Amendment; for example CPLR 317 and 5015, California Code of Civil Procedure 473.5, Texas Rule 329b',
  url: 'https://constitution.congress.gov/constitution/amendment-14/',
  inForceFrom: '1990-01-01',
}
const BUGS = {
  title: 'Warranty of habitability and repair law of your state',
  provision:
    'for example New York Real Property Law (RPL) 235-b, California Civil Code 1941.1 and 1954.603, Virginia Code 55.1-1220',
  url: 'https://www.usa.gov/tenant-rights',
  inForceFrom: '1990-01-01',
}

const STORES = {
  ...CHECKED,
  kinds: ['LETTER_BEFORE_CLAIM', 'DEBT_COLLECTION_LETTER', 'OTHER', 'CEASE_AND_DESIST', 'ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'civil demand',
          'civil recovery',
          'shoplifting',
          'shoplifted',
          'shoplift',
          'retail theft',
          'concealed merchandise',
          'theft of merchandise',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const STORE_STATE = {
  kinds: ['LETTER_BEFORE_CLAIM', 'DEBT_COLLECTION_LETTER', 'OTHER', 'CEASE_AND_DESIST', 'ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'civil demand',
          'civil recovery',
          'shoplifting',
          'shoplifted',
          'shoplift',
          'retail theft',
          'concealed merchandise',
          'theft of merchandise',
        ],
      },
    ],
  },
  rank: 4,
} satisfies Partial<Rule>
const CHECKS = {
  ...CHECKED,
  kinds: ['LETTER_BEFORE_CLAIM', 'DEBT_COLLECTION_LETTER', 'OTHER', 'ENQUIRY'],
  when: {
    all: [
      {
        says: [
          'bad check',
          'returned check',
          'bounced check',
          'dishonored check',
          'nsf check',
          'insufficient funds',
        ],
      },
      { says: ['check', 'checks'] },
      { says: ['demand', 'pay', 'prosecution', 'district attorney', 'fee', 'merchant', 'written'] },
    ],
    not: [{ says: ['overdraft fee', 'hold on'] }],
  },
} satisfies Partial<Rule>
const SICK_STATE = {
  kinds: ['ENQUIRY', 'DISMISSAL_LETTER'],
  when: {
    any: [
      {
        says: [
          'sick leave',
          'sick days',
          'sick day',
          'sick time',
          'call in sick',
          'called in sick',
          'calling in sick',
          'doctor’s note',
          "doctor's note",
          'sick pay',
          'attendance policy',
          'attendance points',
          'absenteeism',
          'unexcused absences',
        ],
      },
    ],
  },
  rank: 4,
} satisfies Partial<Rule>
const BREAK_STATE = {
  kinds: ['ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'meal break',
          'lunch break',
          'meal breaks',
          'lunch breaks',
          'no breaks',
          'rest break',
          'rest breaks',
          'no lunch',
          '10 minute break',
          '30 minute break',
        ],
      },
    ],
  },
  rank: 4,
} satisfies Partial<Rule>
const TELL_CRIME = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['criminal', 'general', 'consumer', 'housing', 'family', 'employment', 'debt'],
} satisfies Partial<Rule>
const TELL_WORK = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
} satisfies Partial<Rule>
const TELL_DEBT = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general', 'consumer'],
} satisfies Partial<Rule>
const TELL_RENT = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
} satisfies Partial<Rule>
const STORE_DEMANDS: Cells = {
  AZ: {
    says: 'a store may claim the goods and a sum that the law limits. Parents can be asked for a child',
    law: 'A.R.S. 12-691 to 12-693',
  },
  CA: {
    says: 'a store may claim the goods and a sum that the law limits. Parents can be asked for a child',
    law: 'Penal Code 490.5',
  },
  FL: {
    says: 'a store may claim the goods and a sum that the law limits. Parents can be asked for a child',
    law: 'Florida Statutes 772.11',
  },
  GA: {
    says: 'a store may claim the goods and a sum that the law limits. Parents can be asked for a child',
    law: 'O.C.G.A. 51-10-6',
  },
  IL: {
    says: 'a store may claim the goods and a sum that the law limits. Parents can be asked for a child',
    law: '720 ILCS 5/16-27',
  },
  MA: {
    says: 'a store may claim the goods and a sum that the law limits. Parents can be asked for a child',
    law: 'M.G.L. c. 231, s. 85R 1/2',
  },
  MI: {
    says: 'a store may claim the goods and a sum that the law limits. Parents can be asked for a child',
    law: 'MCL 600.2953',
  },
  NC: {
    says: 'a store may claim the goods and a sum that the law limits. Parents can be asked for a child',
    law: 'N.C.G.S. 1-538.2',
  },
  NJ: {
    says: 'a store may claim the goods and a sum that the law limits. Parents can be asked for a child',
    law: 'N.J.S.A. 2A:61C-1',
  },
  NY: {
    says: 'a store may claim the goods and a sum that the law limits. Parents can be asked for a child',
    law: 'General Obligations Law (GOL) 11-105',
  },
  OH: {
    says: 'a store may claim the goods and a sum that the law limits. Parents can be asked for a child',
    law: 'Ohio Revised Code (R.C., ORC) 2307.61',
  },
  PA: {
    says: 'a store may claim the goods and a sum that the law limits. Parents can be asked for a child',
    law: '42 Pa.C.S. 8308',
  },
  TX: {
    says: 'a store may claim the goods and a sum that the law limits. Parents can be asked for a child',
    law: 'Texas Theft Liability Act, Civil Practice and Remedies Code 134.001 to 134.005',
  },
  VA: {
    says: 'a store may claim the goods and a sum that the law limits. Parents can be asked for a child',
    law: 'Va. Code 8.01-44.4',
  },
  WA: {
    says: 'a store may claim the goods and a sum that the law limits. Parents can be asked for a child',
    law: 'RCW 4.24.230',
  },
}

const SICK_DAYS: Cells = {
  AZ: {
    says: 'most workers earn paid sick time by law and may not be punished for using it',
    law: 'Fair Wages and Healthy Families Act, A.R.S. 23-371 to 23-375',
  },
  CA: {
    says: 'most workers earn paid sick time by law and may not be punished for using it',
    law: 'Labor Code 245 to 249 (246)',
  },
  IL: {
    says: 'most workers earn paid sick time by law and may not be punished for using it',
    law: 'Paid Leave for All Workers Act, 820 ILCS 192',
  },
  MA: {
    says: 'most workers earn paid sick time by law and may not be punished for using it',
    law: 'M.G.L. c. 149, s. 148C',
  },
  MI: {
    says: 'most workers earn paid sick time by law and may not be punished for using it',
    law: 'Earned Sick Time Act, MCL 408.961 to 408.974',
  },
  NJ: {
    says: 'most workers earn paid sick time by law and may not be punished for using it',
    law: 'Earned Sick Leave Law, N.J.S.A. 34:11D-1 to 34:11D-13',
  },
  NY: {
    says: 'most workers earn paid sick time by law and may not be punished for using it',
    law: 'Labor Law 196-b',
  },
  WA: {
    says: 'most workers earn paid sick time by law and may not be punished for using it',
    law: 'RCW 49.46.200 and 49.46.210',
  },
}

const WORK_BREAKS: Cells = {
  CA: {
    says: 'you get 30 minutes for a meal in a shift over five hours, and ten minutes of rest each four hours. A missed one costs the firm an hour of pay',
    law: 'Labor Code 226.7 and 512',
  },
  IL: {
    says: 'you get 20 minutes for a meal in a shift of seven and a half hours',
    law: 'One Day Rest in Seven Act, 820 ILCS 140/3',
  },
  MA: {
    says: 'you get 30 minutes for a meal in a shift of more than six hours',
    law: 'M.G.L. c. 149, s. 100',
  },
  NY: {
    says: 'you mostly get 30 minutes for lunch in a shift of more than six hours',
    law: 'Labor Law 162',
  },
  WA: {
    says: 'you get 30 minutes for a meal in a shift over five hours, and ten minutes of rest each four hours',
    law: 'WAC 296-126-092',
  },
}

export const DEMANDS_AND_BREAKS: readonly Rule[] = [
  {
    ...STORES,
    id: 'us.store.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'A store or its law firm wants money because it says that goods were taken.',
    authority: STORE,
  },
  {
    ...STORES,
    id: 'us.store.right-proof',
    kind: 'right',
    rank: 5,
    says: 'The sum may not pass what state law sets. The store must prove the taking and its loss in court if you do not pay.',
    authority: STORE,
  },
  {
    ...STORES,
    id: 'us.store.right-apart',
    kind: 'right',
    rank: 6,
    says: 'Paying does not end a criminal case, and the letter may not promise or threaten that.',
    authority: APART,
  },
  {
    ...STORES,
    id: 'us.store.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Do not call or explain what happened. If there may be a criminal case, talk to a lawyer first.',
    authority: APART,
  },
  {
    ...STORES,
    id: 'us.store.option',
    kind: 'option',
    option: 'dispute',
    rank: 5,
    title: 'Ask for proof in writing',
    cost: 'Free',
    time: 'By the date in the letter',
    risk: 'The store may sue in small claims court. It seldom does.',
    bestFor: 'The goods were given back or it is not true.',
    says: 'Ask in writing for the law, the goods and the sum, and admit nothing.',
    authority: STORE,
  },
  {
    ...CHECKS,
    id: 'us.check.right-bounced',
    kind: 'right',
    rank: 6,
    says: 'State law caps the fee for a returned check and mostly gives some days to pay before more is due. A mistake is no crime.',
    authority: BOUNCED,
  },
  {
    ...TELL_CRIME,
    id: 'us.story.arrested',
    kind: 'answer',
    rank: 6,
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
      ['dui', 'dwi', 'owi', 'ovi', 'breathalyzer', 'drunk driving'],
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
  {
    ...TELL_WORK,
    id: 'us.story.sick',
    kind: 'answer',
    rank: 7,
    asks: [
      [
        'sick leave',
        'sick day',
        'sick days',
        'sick time',
        'call in sick',
        'called in sick',
        'doctor’s note',
        "doctor's note",
        'sick pay',
        'have the flu',
      ],
      [
        'fired',
        'boss',
        'work',
        'pay',
        'paid',
        'allowed',
        'write up',
        'written up',
        'employer',
        'manager',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'your state, your city and the size of the firm',
    says: 'No federal law gives paid sick days, but many states and cities do, and bar punishment for using them. Firms with 50 workers must mostly allow unpaid leave for serious illness.',
    authority: SICKLAW,
  },
  {
    ...TELL_WORK,
    id: 'us.story.breaks',
    kind: 'answer',
    rank: 9,
    asks: [
      ['meal break', 'lunch break', 'rest break', 'no breaks', 'no lunch', 'breaks'],
      ['hours', 'shift', 'boss', 'work', 'employer', 'job', 'legal', 'manager'],
    ],
    verdict: 'it_depends',
    dependsOn: 'your state',
    says: 'Federal law does not demand breaks for adults, but short ones are paid time. Many states do, such as California, New York, Washington, Illinois and Massachusetts.',
    authority: BREAKLAW,
  },
  {
    ...TELL_DEBT,
    id: 'us.story.not-served',
    kind: 'answer',
    rank: 6,
    asks: [
      [
        'never served',
        'not served',
        'never got papers',
        'never got the papers',
        'wrong address',
        'old address',
        'did not know about',
        'never knew about',
        'nobody ever served me',
        'nobody served me',
        'never got served',
        'never got any papers',
        'no one served me',
      ],
      ['judgment', 'garnish', 'garnished', 'lawsuit', 'sued', 'court', 'levy', 'frozen'],
    ],
    verdict: 'do_this',
    says: 'Ask the court for the file and the proof of service. If you were not served, file at once to undo the judgment and stop the taking. Say why and what your defense is.',
    authority: SERVED,
  },
  {
    ...TELL_RENT,
    id: 'us.story.bugs',
    kind: 'answer',
    rank: 8,
    asks: [
      [
        'bed bugs',
        'bedbugs',
        'roaches',
        'cockroaches',
        'mice',
        'rats',
        'mold',
        'sewage',
        'no heat',
        'the heat',
        'no hot water',
        'no water',
        'infestation',
        'repair',
        'repairs',
        'fix',
        'broken',
        'leak',
        'leaks',
        'air conditioning',
        'ac is out',
        'no ac',
        'ac broke',
        'furnace',
        'boiler',
        'ceiling',
        'toilet',
        'heater',
        'moldy',
        'leaking',
        'plumbing',
        'our heat',
        'heat has been out',
        'heat is out',
        'hot water',
        'black mold',
      ],
      [
        'landlord',
        'apartment',
        'property management',
        'stop paying rent',
        'stop paying my rent',
        'stop paying the rent',
        'withhold rent',
        'withhold the rent',
        'withhold my rent',
        'hold back rent',
        'hold back my rent',
        'break my lease',
        'my rental',
        'our rental',
        'slumlord',
        'property manager',
        'leasing office',
        'rental house',
        'our lease',
        'maintenance',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'your state and your lease',
    says: 'The landlord must mostly keep the home fit. Write with photos and a date, call the city inspector, and do not stop paying before you know your state’s rule.',
    authority: BUGS,
  },
  ...stateRows('store-demand', STORE_DEMANDS, STORE_STATE),
  ...stateRows('sick-days', SICK_DAYS, SICK_STATE),
  ...stateRows('work-breaks', WORK_BREAKS, BREAK_STATE),
]
