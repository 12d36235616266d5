/** Internet accounts named in copyright cases, timeshares, tax credits, student loans in trouble. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const SWARM = {
  title:
    'Copyright Act; who is liable for shared files (Cobbler Nevada, LLC v. Gonzales, 901 F.3d 1142 (9th Cir. 2018))',
  provision: '17 U.S.C. 501, 504(c), 507(b) and 512(i)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title17-section512&num=0&edition=prelim',
  inForceFrom: '2018-08-27',
}
const CABLE = {
  title:
    'Cable Communications Policy Act (your subscriber data); Federal Rules of Civil Procedure, Rule 45',
  provision: '47 U.S.C. 551(c)(2); Rule 45(d)(3) (motion to quash)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title47-section551&num=0&edition=prelim',
  inForceFrom: '1984-12-29',
}
const CREDITS = {
  title: 'Internal Revenue Code (IRC): Earned Income Credit and Child Tax Credit',
  provision: '26 U.S.C. 24, 32 and 6213(b)(2)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section32&num=0&edition=prelim',
  inForceFrom: '2015-12-18',
}
const DEFAULT = {
  title: 'Higher Education Act (HEA): default, rehabilitation and repayment plans',
  provision: '20 U.S.C. 1078-6, 1087e(d) and 1095a; 34 CFR 685.208 to 685.211',
  url: 'https://www.ecfr.gov/current/title-34/section-685.211',
  inForceFrom: '2006-07-01',
}
const SPECIAL = {
  title: 'Affordable Care Act (ACA): special enrollment after a loss of cover',
  provision: '45 CFR 155.420',
  url: 'https://www.ecfr.gov/current/title-45/section-155.420',
  inForceFrom: '2014-01-01',
}
const SHARE = {
  title: 'Timeshare act of your state, and FTC Act',
  provision:
    '15 U.S.C. 45; for example Florida Statutes 721.10, California Business and Professions Code 11238, Texas Property Code 221.041',
  url: 'https://consumer.ftc.gov/',
  inForceFrom: '2000-01-01',
}
const LEAVE = {
  title: 'Family and Medical Leave Act (FMLA), and paid leave laws of the states',
  provision:
    '29 U.S.C. 2612, 2614 and 2615; for example California Government Code 12945.2, New York Workers’ Compensation Law 203-b, Washington RCW 50A',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section2612&num=0&edition=prelim',
  inForceFrom: '1993-08-05',
}
const HEARING = {
  title:
    'Constitution of the United States, Fourteenth Amendment (Bell v. Burson, 402 U.S. 535 (1971): a hearing before a license is taken)',
  provision: 'Fourteenth Amendment, section 1',
  url: 'https://constitution.congress.gov/constitution/amendment-14/',
  inForceFrom: '1971-05-24',
}
const ANIMAL = {
  title: 'Fair Housing Act (FHA): assistance animals; Rehabilitation Act, section 504',
  provision: '42 U.S.C. 3604(f)(3)(B); 24 CFR 100.204; 29 U.S.C. 794',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section3604&num=0&edition=prelim',
  inForceFrom: '1989-03-12',
}
const EOB = {
  title:
    'Affordable Care Act (ACA) and ERISA: explanation of benefits and appeals; No Surprises Act (NSA)',
  provision: '42 U.S.C. 300gg-19 and 300gg-111; 29 U.S.C. 1133; 45 CFR 147.136',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section300gg-19&num=0&edition=prelim',
  inForceFrom: '2022-01-01',
}
const COMPLAIN = {
  title: 'State law on private parking, towing and unfair trade',
  provision:
    'clear signs, a fair sum and no false threats; for example California Vehicle Code 22658, Florida Statutes 715.075, Texas Occupations Code 2308, Washington RCW 46.55.070 and 19.86',
  url: 'https://consumer.ftc.gov/',
  inForceFrom: '2000-01-01',
}

const SWARMS = {
  ...CHECKED,
  kinds: ['COPYRIGHT_INFRINGEMENT_LETTER', 'OTHER', 'COURT_CLAIM', 'ENQUIRY'],
  when: {
    all: [
      {
        says: [
          'bittorrent',
          'torrent',
          'peer-to-peer',
          'ip address',
          'file sharing',
          'internet connection was used',
          'your account was used',
        ],
      },
      { says: ['copyright', 'copyrighted', 'infringement', 'film', 'films', 'movie'] },
    ],
  },
} satisfies Partial<Rule>
const NAMED = {
  ...CHECKED,
  kinds: ['COPYRIGHT_INFRINGEMENT_LETTER', 'OTHER', 'COURT_CLAIM'],
  when: {
    all: [
      { says: ['subpoena', 'quash', 'john doe', 'identify you', 'name and address'] },
      { says: ['subscriber', 'internet', 'ip address'] },
    ],
  },
} satisfies Partial<Rule>
const CREDIT = {
  ...CHECKED,
  kinds: ['TAX_DEMAND', 'OTHER', 'ENQUIRY'],
  when: {
    any: [
      { says: ['earned income credit', 'earned income tax credit', 'eitc', 'child tax credit'] },
    ],
  },
} satisfies Partial<Rule>
const LOAN = {
  ...CHECKED,
  kinds: ['ENQUIRY', 'DEBT_COLLECTION_LETTER', 'OTHER'],
  when: {
    all: [
      {
        says: [
          'federal student loan',
          'federal student loans',
          'student loan',
          'student loans',
          'direct loan',
          'direct loans',
        ],
      },
      {
        says: [
          'default',
          'defaulted',
          'stop paying',
          'can’t pay',
          "can't pay",
          'cannot pay',
          'behind',
          'past due',
          'delinquent',
          'payment jumped',
          'afford',
          'repayment plan',
        ],
      },
    ],
    not: [{ says: ['private student', 'forgiveness'] }],
  },
} satisfies Partial<Rule>
const HEALTHCARE = {
  ...CHECKED,
  kinds: ['OTHER', 'INSURANCE_DECISION', 'ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'cobra',
          'continuation coverage',
          'coverage will end',
          'coverage ends',
          'lose my insurance',
          'lost my insurance',
        ],
      },
    ],
    not: [{ says: ['auto', 'homeowners', 'car insurance', 'medicaid'] }],
  },
} satisfies Partial<Rule>
const TIMESHARE = {
  ...CHECKED,
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER', 'ENQUIRY'],
  when: {
    any: [
      { says: ['timeshare', 'time share', 'time-share', 'vacation ownership', 'vacation club'] },
    ],
  },
} satisfies Partial<Rule>
const LICENSES = {
  ...CHECKED,
  kinds: ['OTHER', 'PENALTY_CHARGE_NOTICE'],
  when: {
    all: [
      {
        says: [
          'alcohol',
          'breath test',
          'blood test',
          'chemical test',
          'dui',
          'dwi',
          'owi',
          'ovi',
          '0.08',
        ],
      },
      {
        says: [
          'license',
          'driving privilege',
          'driving privileges',
          'privilege to operate',
          'privilege to drive',
        ],
      },
      { says: ['suspended', 'suspension', 'revoked', 'revocation'] },
    ],
  },
} satisfies Partial<Rule>
const PETS = {
  ...CHECKED,
  kinds: ['ENQUIRY', 'OTHER', 'EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  when: {
    all: [
      {
        says: [
          'emotional support',
          'service dog',
          'service animal',
          'assistance animal',
          'support animal',
        ],
      },
      {
        says: [
          'landlord',
          'apartment',
          'rent',
          'lease',
          'housing',
          'tenant',
          'no pets',
          'pet fee',
          'pet deposit',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const EOBS = {
  ...CHECKED,
  kinds: ['OTHER', 'INSURANCE_DECISION', 'DEBT_COLLECTION_LETTER'],
  when: {
    all: [{ says: ['plan', 'insurance', 'member id', 'provider'] }],
    any: [{ says: ['explanation of benefits', 'this is not a bill', 'your share'] }],
    not: [{ says: ['medicare summary', 'hoa', 'escrow'] }],
  },
} satisfies Partial<Rule>
const LOTS = { ...CHECKED, kinds: ['PARKING_TICKET'], topics: ['parking'] } satisfies Partial<Rule>
const ASK_LEAVE = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
} satisfies Partial<Rule>
export const MORE_NOTICES: readonly Rule[] = [
  {
    ...SWARMS,
    id: 'us.swarm.right-who',
    kind: 'right',
    rank: 5,
    says: 'To pay for an internet line is not proof that you copied. The owner must show that you did it, or knew and helped.',
    authority: SWARM,
  },
  {
    ...NAMED,
    id: 'us.swarm.right-quash',
    kind: 'right',
    rank: 4,
    says: 'Your internet firm must tell you before it gives your name under a court order. You can ask that court to stop it by the date in the letter.',
    authority: CABLE,
  },
  {
    ...CREDIT,
    id: 'us.tax.right-credits',
    kind: 'right',
    rank: 4,
    says: 'If they cut a credit for children or low pay, you have 60 days to ask them to undo it. Send proof that the child lived with you.',
    authority: CREDITS,
  },
  {
    ...LOAN,
    id: 'us.loan.right-plan',
    kind: 'right',
    rank: 5,
    says: 'Before you miss payments, ask for a plan that follows your income, or a pause. In default you can get out by nine agreed payments.',
    authority: DEFAULT,
  },
  {
    ...HEALTHCARE,
    id: 'us.life.right-enroll',
    kind: 'right',
    rank: 5,
    says: 'When job cover ends you have 60 days to join a Marketplace plan, often at a lower price on a low income.',
    authority: SPECIAL,
  },
  {
    ...TIMESHARE,
    id: 'us.share.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'It is about a timeshare contract: what you pay, and if you can get out of it.',
    authority: SHARE,
  },
  {
    ...TIMESHARE,
    id: 'us.share.right-cancel',
    kind: 'right',
    rank: 4,
    says: 'State law gives some days to cancel a new timeshare, whatever the seller says. Count from the signing or the last papers.',
    authority: SHARE,
  },
  {
    ...TIMESHARE,
    id: 'us.share.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Send the cancel letter today by certified mail to the address in the contract. Keep the receipt.',
    authority: SHARE,
  },
  {
    ...TIMESHARE,
    id: 'us.share.option',
    kind: 'option',
    option: 'dispute',
    rank: 4,
    title: 'Cancel in writing',
    cost: 'The price of certified mail',
    time: 'Some days after signing',
    risk: 'Beware of firms that promise to get you out for a fee.',
    bestFor: 'You signed not long ago, or were misled.',
    says: 'Cancel in writing within the days of your state, or complain to the state attorney general.',
    authority: SHARE,
  },
  {
    ...LICENSES,
    id: 'us.license.right-stop',
    kind: 'right',
    rank: 5,
    says: 'You must get a way to be heard on the suspension. It is apart from the criminal case.',
    authority: HEARING,
  },
  {
    ...LICENSES,
    id: 'us.license.step-hearing',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Ask for the hearing today: the time is often only days. Ask a lawyer before the first court day.',
    authority: HEARING,
  },
  {
    ...LICENSES,
    id: 'us.license.option-hearing',
    kind: 'option',
    option: 'appeal',
    rank: 4,
    title: 'Ask for a hearing',
    cost: 'A fee in some states',
    time: 'Days, as the notice says',
    risk: 'None. Without it the suspension starts.',
    bestFor: 'You need to drive or the test was wrong.',
    says: 'Ask for a hearing, and for a permit to drive to work.',
    authority: HEARING,
  },
  {
    ...PETS,
    id: 'us.home.right-animal',
    kind: 'right',
    rank: 4,
    says: 'A landlord must mostly allow an animal that you need for a disability, without a pet fee. A letter from your doctor can be asked for.',
    authority: ANIMAL,
  },
  {
    ...EOBS,
    id: 'us.eob.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'Your health plan shows what it paid and what the doctor may ask of you. It is not a bill.',
    authority: EOB,
  },
  {
    ...EOBS,
    id: 'us.eob.right-appeal',
    kind: 'right',
    rank: 5,
    says: 'You can appeal what the plan did not pay, mostly within 180 days, and then ask for an outside review.',
    authority: EOB,
  },
  {
    ...EOBS,
    id: 'us.eob.step',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Wait for the doctor’s bill and compare it with this paper. Pay no more than “your share”.',
    authority: EOB,
  },
  {
    ...EOBS,
    id: 'us.eob.option',
    kind: 'option',
    option: 'appeal',
    rank: 5,
    title: 'Ask, then appeal',
    cost: 'Free',
    time: '180 days in most plans',
    risk: 'None.',
    bestFor: 'The plan paid too little or you never had that care.',
    says: 'Call the plan if a part looks wrong, then appeal in writing.',
    authority: EOB,
  },
  {
    ...LOTS,
    id: 'us.parking.right-signs',
    kind: 'right',
    rank: 14,
    says: 'Signs must be clear and the sum fair. A firm may not call its bill a fine or threaten what it cannot do.',
    authority: COMPLAIN,
  },
  {
    ...ASK_LEAVE,
    id: 'us.ask-life.family-leave',
    kind: 'answer',
    rank: 5,
    asks: [
      [
        'care for',
        'caring for',
        'stroke',
        'surgery',
        'sick',
        'ill',
        'cancer',
        'baby',
        'newborn',
        'hospital',
      ],
      ['time off', 'weeks off', 'off work', 'leave', 'lose my job'],
    ],
    verdict: 'it_depends',
    dependsOn: 'the size of the firm, a year of work there, and your state',
    says: 'At a firm with 50 workers you can mostly take 12 weeks unpaid for a parent, child, spouse or your own illness. Your job stays. Some states pay part of your wage.',
    authority: LEAVE,
  },
]
