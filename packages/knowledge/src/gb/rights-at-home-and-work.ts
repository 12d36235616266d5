/** Shared homes without a licence, zero hours, copies of data, wills, letters before care proceedings, and unfair parking sums in court. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const SHARED_SAID: Test = {
  says: [
    'hmo',
    'house in multiple occupation',
    'house share',
    'share a house',
    'share the house',
    'shared house',
    'selective licence',
    'additional licence',
  ],
}
const LICENSED_SAID: Test = {
  says: ['licence', 'licensed', 'unlicensed', 'licensing', 'rent repayment'],
}
const ZERO_SAID: Test = { says: ['zero hours', 'zero-hours', 'zero hour'] }
const NO_REST_SAID: Test = {
  says: [
    'never pay holiday',
    'no holiday pay',
    'holiday pay',
    'hours last week',
    'hours a week',
    'no breaks',
    'no break',
    'days in a row',
    'days off',
    '48 hours',
  ],
}
const JOB_SAID: Test = {
  says: ['boss', 'job', 'employer', 'work', 'manager', 'shifts', 'shift', 'contract'],
}
const ACCESS_SAID: Test = {
  says: [
    'subject access request',
    'subject access',
    'data subject access',
    'dsar',
    'copy of my data',
    'copy of your data',
    'copy of all data',
    'all data we hold',
    'personal data we hold',
    'data you hold',
  ],
}
const WILL_SAID: Test = {
  says: [
    'the will',
    'his will',
    'her will',
    'last will',
    'executors',
    'executor',
    'probate',
    'grant of probate',
  ],
}
const FAMILY_SAID: Test = {
  says: [
    'late father',
    'late mother',
    'late husband',
    'late wife',
    'late partner',
    'my father',
    'my mother',
    'my dad',
    'my mum',
    'my stepmother',
    'stepmother',
    'stepfather',
    'dad died',
    'mum died',
    'died',
    'the estate',
  ],
}
const NO_SHARE_SAID: Test = {
  says: [
    'receive nothing',
    'nothing',
    'left out',
    'cut out',
    'no claim',
    'make a claim',
    'contest',
    'challenge',
    'not well when',
    'not of sound mind',
    'everything to',
    'whole of the estate',
    'changed the will',
    'new will',
  ],
}
const CARE_SAID: Test = {
  says: [
    'letter before proceedings',
    'pre-proceedings',
    'care proceedings',
    'take them into care',
    'take him into care',
    'take her into care',
    'into care',
    'care order',
    'interim care order',
  ],
}
const CHILD_SAID: Test = {
  says: [
    "children's services",
    'social worker',
    'social workers',
    'social services',
    'child',
    'children',
  ],
}
const CHARGE_SAID: Test = {
  says: [
    'parking charge',
    'parking charge notice',
    'unpaid parking charge',
    'private land',
    'parking management',
  ],
}
const GRIEVANCE_SAID: Test = {
  says: ['put in a grievance', 'raised a grievance', 'my grievance', 'a grievance'],
}

const LICENCE_LAW: Authority = {
  title: 'Housing Act 2004',
  provision: 'sections 61, 72 and 73 (shared homes need a licence)',
  url: 'https://www.legislation.gov.uk/ukpga/2004/34/section/72',
  inForceFrom: '2006-04-06',
}
const REPAY_LAW: Authority = {
  title: 'Housing and Planning Act 2016',
  provision: "sections 40 to 46 (rent repayment orders), as changed by Renters' Rights Act 2025",
  url: 'https://www.legislation.gov.uk/ukpga/2016/22/section/41',
  inForceFrom: '2026-05-01',
}
const ZERO_LAW: Authority = {
  title: 'Employment Rights Act 1996',
  provision: 'sections 27A and 27B (zero hours: no ban on other work)',
  url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/27A',
  inForceFrom: '2015-05-26',
}
const HOLIDAY_LAW: Authority = {
  title: 'Working Time Regulations 1998',
  provision: 'regulations 4, 10 to 13A, 15B and 16 (hours, rest and paid holiday)',
  url: 'https://www.legislation.gov.uk/uksi/1998/1833/contents',
  inForceFrom: '2024-01-01',
}
const COPY_LAW: Authority = {
  title: 'UK General Data Protection Regulation',
  provision: 'Articles 12 and 15, with Data Protection Act 2018, section 167 and Schedule 2',
  url: 'https://www.legislation.gov.uk/eur/2016/679/article/15',
  inForceFrom: '2020-12-31',
}
const WILL_LAW: Authority = {
  title: 'Inheritance (Provision for Family and Dependants) Act 1975',
  provision: 'sections 1 to 4 (a claim within six months of probate)',
  url: 'https://www.legislation.gov.uk/ukpga/1975/63/section/4',
  inForceFrom: '1976-04-01',
}
const SIGNED_LAW: Authority = {
  title: 'Wills Act 1837',
  provision:
    'section 9 (signed, with two witnesses), with Banks v Goodfellow (1870) LR 5 QB 549 (sound mind)',
  url: 'https://www.legislation.gov.uk/ukpga/Will4and1Vict/7/26/section/9',
  inForceFrom: '2024-02-01',
}
const ESTATE_LAW: Authority = {
  title: 'Administration of Estates Act 1925',
  provision: 'sections 25, 44, 46 and 55 (what those who settle the estate must do)',
  url: 'https://www.legislation.gov.uk/ukpga/Geo5/15-16/23/section/25',
  inForceFrom: '2014-10-01',
}
const FREE_LAWYER_LAW: Authority = {
  title: 'Legal Aid, Sentencing and Punishment of Offenders Act 2012',
  provision:
    'Schedule 1, Part 1, paragraph 1, with Children Act 1989, section 31 (free solicitor for parents)',
  url: 'https://www.legislation.gov.uk/ukpga/2012/10/schedule/1',
  inForceFrom: '2013-04-01',
}
const SIGNS_LAW: Authority = {
  title: 'Consumer Rights Act 2015',
  provision: 'sections 62, 67 and 68 (terms on signs must be fair and clear)',
  url: 'https://www.legislation.gov.uk/ukpga/2015/15/section/62',
  inForceFrom: '2015-10-01',
}
const BULLIED_LAW: Authority = {
  title: 'Acas Code of Practice on disciplinary and grievance procedures',
  provision: 'paragraphs 32 to 45 (grievances and their appeal)',
  url: 'https://www.acas.org.uk/acas-code-of-practice-on-disciplinary-and-grievance-procedures',
  inForceFrom: '2015-03-11',
}

const SHARED_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [SHARED_SAID, LICENSED_SAID] },
} satisfies Partial<Rule>

const ZERO_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [ZERO_SAID] },
} satisfies Partial<Rule>

const HOLIDAY_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [NO_REST_SAID, JOB_SAID] },
} satisfies Partial<Rule>

const ACCESS_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [ACCESS_SAID] },
} satisfies Partial<Rule>

const ACCESS_LETTER_ROW = {
  ...CHECKED,
  kinds: ['OTHER'],
  when: { all: [ACCESS_SAID] },
} satisfies Partial<Rule>

const WILL_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY', 'LETTER_BEFORE_CLAIM', 'CEASE_AND_DESIST'],
  when: { all: [WILL_SAID, FAMILY_SAID, NO_SHARE_SAID] },
} satisfies Partial<Rule>

const WILL_LETTER_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER'],
  when: { all: [WILL_SAID, FAMILY_SAID, NO_SHARE_SAID] },
} satisfies Partial<Rule>

const CARE_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY', 'LETTER_BEFORE_CLAIM'],
  when: { all: [CARE_SAID, CHILD_SAID] },
} satisfies Partial<Rule>

const CARE_LETTER_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER'],
  when: { all: [CARE_SAID, CHILD_SAID] },
} satisfies Partial<Rule>

const CHARGE_ROW = {
  ...CHECKED,
  kinds: ['COURT_CLAIM', 'LETTER_BEFORE_CLAIM'],
  when: { all: [CHARGE_SAID] },
} satisfies Partial<Rule>

const GRIEVANCE_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['ENQUIRY'],
  when: { all: [GRIEVANCE_SAID, JOB_SAID] },
} satisfies Partial<Rule>

export const RIGHTS_AT_HOME_AND_WORK: readonly Rule[] = [
  {
    ...SHARED_ROW,
    id: 'gb.shared-home.right-licence',
    kind: 'right',
    rank: 6,
    says: 'Most homes shared by five or more people from two or more families need a council licence. To let one without it is a crime.',
    authority: LICENCE_LAW,
  },
  {
    ...SHARED_ROW,
    id: 'gb.shared-home.right-rent-back',
    kind: 'right',
    rank: 6,
    says: 'You can ask the First-tier Tribunal to order rent back. For what happened since 1 May 2026 it is up to two years of rent, if you ask within two years. Before that it was one year.',
    authority: REPAY_LAW,
  },
  {
    ...CHECKED,
    nations: ['england'],
    id: 'gb.shared-home.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    asks: [
      ['hmo', 'house in multiple occupation', 'share a house', 'shared house', 'house share'],
      ['licence', 'licensed', 'unlicensed', 'rent back', 'rent repayment'],
    ],
    verdict: 'yes',
    says: 'Yes, if it needs a licence and has none. Ask the council if one was due, keep proof of your rent, and apply to the First-tier Tribunal for a rent repayment order.',
    authority: REPAY_LAW,
  },
  {
    ...ZERO_ROW,
    id: 'gb.zero-hours.right-other-job',
    kind: 'right',
    rank: 7,
    says: 'A zero hours contract cannot stop you from working for others. You may not be punished or dismissed for it.',
    authority: ZERO_LAW,
  },
  {
    ...HOLIDAY_ROW,
    id: 'gb.zero-hours.right-holiday',
    kind: 'right',
    rank: 8,
    says: 'You have a right to 5.6 weeks of paid holiday a year and to rest breaks. Work may take at most 48 hours a week on average, unless you signed otherwise.',
    authority: HOLIDAY_LAW,
  },
  {
    ...CHECKED,
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.zero-hours.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'general'],
    asks: [
      ['zero hours', 'zero-hours', 'zero hour'],
      [
        'holiday',
        'second job',
        'other job',
        'another job',
        'cancel',
        'cancelled',
        'legal',
        'rights',
        'sick pay',
        'allowed',
      ],
    ],
    verdict: 'do_this',
    says: 'You may work for others, and you have paid holiday, rest breaks and the minimum wage. They may cancel shifts for now. Ask for your holiday pay in writing, then call Acas.',
    authority: ZERO_LAW,
  },
  {
    ...ACCESS_LETTER_ROW,
    id: 'gb.data-copy.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'They answer your request for a copy of your personal data.',
    authority: COPY_LAW,
  },
  {
    ...ACCESS_ROW,
    id: 'gb.data-copy.right-copy',
    kind: 'right',
    rank: 6,
    says: 'You can have a free copy of your data within one month, or three if it is complex. They may black out others, but must give you the rest.',
    authority: COPY_LAW,
  },
  {
    ...ACCESS_ROW,
    id: 'gb.data-copy.step',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: "Write back: ask which rule they rely on, and for all that is not about others. Then complain to the Information Commissioner's Office, free. A court can order it too.",
    authority: COPY_LAW,
  },
  {
    ...CHECKED,
    id: 'gb.data-copy.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general', 'employment'],
    asks: [
      ['subject access request', 'subject access', 'copy of my data', 'data you hold'],
      [
        'refused',
        'refuse',
        'ignored',
        'no answer',
        'how do i',
        'how long',
        'month',
        'not replied',
        'late',
      ],
    ],
    verdict: 'do_this',
    says: "They must answer within one month, or three if it is complex. Remind them in writing. Then complain to the Information Commissioner's Office, free of charge.",
    authority: COPY_LAW,
  },
  {
    ...WILL_LETTER_ROW,
    id: 'gb.will.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The letter is about what someone left. It may want you to give up a claim. You need not sign anything now.',
    authority: WILL_LAW,
  },
  {
    ...WILL_ROW,
    id: 'gb.will.right-claim',
    kind: 'right',
    rank: 6,
    says: 'A wife, husband, partner, child or dependant can ask a court for a fair share. The time is six months from the grant of probate.',
    authority: WILL_LAW,
  },
  {
    ...WILL_ROW,
    id: 'gb.will.right-valid',
    kind: 'right',
    rank: 7,
    says: 'A will counts only if it was signed before two witnesses by someone of sound mind, and not under pressure. You can ask the solicitor for the file on how it was made.',
    authority: SIGNED_LAW,
  },
  {
    ...WILL_ROW,
    id: 'gb.will.right-account',
    kind: 'right',
    rank: 9,
    says: 'Those who settle the estate must collect it, pay the debts and share it out. They can be asked for a list and accounts.',
    authority: ESTATE_LAW,
  },
  {
    ...WILL_ROW,
    id: 'gb.will.step',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'See a solicitor for wills before the six months end, and sign nothing first. If probate is not granted yet, ask about a block on it (caveat).',
    authority: SIGNED_LAW,
  },
  {
    ...CHECKED,
    nations: ['england', 'wales'],
    id: 'gb.will.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'general'],
    asks: [
      ['the will', 'his will', 'her will', 'probate', 'executors'],
      ['contest', 'challenge', 'nothing', 'left out', 'cut out', 'changed', 'everything to'],
    ],
    verdict: 'it_depends',
    says: 'A wife, husband, partner, child or dependant can ask a court for a fair share within six months of probate. A will also fails if it was not signed right, or made under pressure.',
    authority: WILL_LAW,
  },
  {
    ...CARE_LETTER_ROW,
    id: 'gb.care-case.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'The council is worried about a child and may go to court. You still have time to change this.',
    authority: FREE_LAWYER_LAW,
  },
  {
    ...CARE_ROW,
    id: 'gb.care-case.right-lawyer',
    kind: 'right',
    rank: 3,
    says: 'A parent who gets this letter has a right to a free solicitor, whatever they earn. Take the letter to one today.',
    authority: FREE_LAWYER_LAW,
  },
  {
    ...CARE_ROW,
    id: 'gb.care-case.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Go to the meeting with a solicitor. Name family members who could help. Sign nothing about where the child lives before you have advice.',
    authority: FREE_LAWYER_LAW,
  },
  {
    ...CHARGE_ROW,
    id: 'gb.claim.parking-fair-terms',
    kind: 'right',
    rank: 13,
    says: 'Terms on a sign must be fair and clear before they bind you. You can dispute sums added on top of the charge.',
    authority: SIGNS_LAW,
  },
  {
    ...GRIEVANCE_ROW,
    id: 'gb.work.right-grievance',
    kind: 'right',
    rank: 9,
    says: 'Your employer must look into a grievance, meet you with a companion, and let you appeal. A tribunal can add up to 25% to an award if it did not.',
    authority: BULLIED_LAW,
  },
]
