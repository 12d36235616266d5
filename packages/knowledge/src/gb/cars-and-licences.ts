/** Seized cars, insurance, new drivers, the licence and accidents. */
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
const MEDICAL_SAID: Test = {
  says: [
    'drivers medical',
    'fitness to drive',
    'revoke your driving licence',
    'revoked your driving licence',
    'licence has been revoked',
    'medical standards',
  ],
}
const MEDICAL_LAW: Authority = {
  title: 'Road Traffic Act 1988',
  provision: 'sections 92 to 94 and 100 (fitness to drive, appeal)',
  url: 'https://www.legislation.gov.uk/ukpga/1988/52/section/100',
  inForceFrom: '1989-05-15',
}

const MEDICAL_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [MEDICAL_SAID] },
} satisfies Partial<Rule>

export const CARS_AND_LICENCES: readonly Rule[] = [
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
      ['car', 'van', 'vehicle', 'motor', 'my motor', 'bike'],
      [
        'seized',
        'took my car',
        'taken my car',
        'impounded',
        'impound',
        'taken by police',
        'police took',
        'lifted my',
        'crushed',
        'in the pound',
      ],
      [
        'insurance',
        'insured',
        'uninsured',
        'police',
        'cancelled without me knowing',
        'my policy was cancelled',
        'get it back',
      ],
    ],
    verdict: 'do_this',
    says: 'Get insurance now. Take it, your licence and proof that the car is yours to the pound within the time in the notice, and pay the fees. They grow each day.',
    authority: SEIZED_LAW,
  },
  {
    ...MEDICAL_ROW,
    id: 'gb.licence.right-medical',
    kind: 'right',
    rank: 6,
    says: "Send new medical facts and ask the DVLA to look again. You can appeal to a magistrates' court within six months, or in Scotland to a sheriff within 21 days.",
    authority: MEDICAL_LAW,
  },
]
