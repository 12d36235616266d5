/** Children, maintenance, safety and decisions for others. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

const CHECKED = { country: 'ie', checkedOn: '2026-11-21', checkBy: '2027-11-15' } as const

const SEEING_SAID: Test = {
  says: [
    'see my children',
    'see my kids',
    'see my son',
    'see my daughter',
    'see my child',
    'seeing my children',
    'seeing the children',
    'seeing my kids',
    'access to my',
    'access to the children',
    'custody',
    'guardianship',
    'the visits',
    'every weekend',
    'see them',
  ],
}
const CHILD_SAID: Test = { says: ['children', 'child', 'kids', 'son', 'daughter', 'baby'] }
const PAYS_SAID: Test = {
  says: ['maintenance', 'child support', 'pays nothing', 'pay nothing for'],
}
const VIOLENT_SAID: Test = {
  says: [
    'abusive partner',
    'abusive husband',
    'abusive wife',
    'abusive ex',
    'abusive relationship',
    'is violent',
    'was violent',
    'hits me',
    'hit me',
    'beats me',
    'domestic abuse',
    'domestic violence',
    'barring order',
    'safety order',
    'protection order',
    'coercive',
  ],
}
const WILL_SAID: Test = {
  says: [
    'left out of the will',
    'contest the will',
    'contest a will',
    'challenge the will',
    'left me nothing',
    'not in the will',
    'cut out of the will',
  ],
}
const SOCIAL_SAID: Test = { says: ['tusla', 'social worker', 'social workers', 'child protection'] }
const POWER_SAID: Test = {
  says: ['power of attorney', 'enduring power', 'dementia', 'decision support'],
}
const CHILD_LAW: Authority = {
  title: 'Guardianship of Infants Act 1964',
  provision: 'sections 3, 11 and 31 (custody and access, best interests)',
  url: 'https://www.irishstatutebook.ie/eli/1964/act/7/enacted/en/html',
  inForceFrom: '2016-01-18',
}
const KEEP_LAW: Authority = {
  title: 'Family Law (Maintenance of Spouses and Children) Act 1976',
  provision: 'sections 5, 5A and 10 (maintenance, money from wages)',
  url: 'https://www.irishstatutebook.ie/eli/1976/act/11/enacted/en/html',
  inForceFrom: '1976-05-06',
}
const SAFETY_LAW: Authority = {
  title: 'Domestic Violence Act 2018',
  provision: 'sections 6, 7, 8 and 10 (safety, barring and protection orders)',
  url: 'https://www.irishstatutebook.ie/eli/2018/act/6/enacted/en/html',
  inForceFrom: '2019-01-01',
}
const SHARE_LAW: Authority = {
  title: 'Succession Act 1965',
  provision: 'sections 111 and 117 (legal right of a spouse, child not provided for)',
  url: 'https://www.irishstatutebook.ie/eli/1965/act/27/enacted/en/html',
  inForceFrom: '1967-01-01',
}
const TUSLA_LAW: Authority = {
  title: 'Child Care Act 1991',
  provision: 'sections 4, 12, 13 and 18 (care by consent or by court order)',
  url: 'https://www.irishstatutebook.ie/eli/1991/act/17/enacted/en/html',
  inForceFrom: '1995-10-31',
}
const DECIDE_LAW: Authority = {
  title: 'Assisted Decision-Making (Capacity) Act 2015',
  provision: 'Parts 3 to 7 (help with decisions, enduring power of attorney)',
  url: 'https://www.irishstatutebook.ie/eli/2015/act/64/enacted/en/html',
  inForceFrom: '2023-04-26',
}
const SEEING_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [SEEING_SAID, CHILD_SAID] },
} satisfies Partial<Rule>

const PAYS_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [PAYS_SAID, CHILD_SAID] },
} satisfies Partial<Rule>

const VIOLENT_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [VIOLENT_SAID] },
} satisfies Partial<Rule>

const WILL_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [WILL_SAID] },
} satisfies Partial<Rule>

const TUSLA_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [SOCIAL_SAID] },
} satisfies Partial<Rule>

const DECIDE_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [POWER_SAID] },
} satisfies Partial<Rule>

export const FAMILY: readonly Rule[] = [
  {
    ...SEEING_ROW,
    id: 'ie.family.right-access',
    kind: 'right',
    rank: 6,
    says: 'You can ask the District Court for access, custody or guardianship. What is best for the child comes first.',
    authority: CHILD_LAW,
  },
  {
    ...PAYS_ROW,
    id: 'ie.family.right-maintenance',
    kind: 'right',
    rank: 7,
    says: 'You can ask the District Court for maintenance for a child, married or not. It can be taken from wages.',
    authority: KEEP_LAW,
  },
  {
    ...VIOLENT_ROW,
    id: 'ie.family.right-safe',
    kind: 'right',
    rank: 2,
    says: 'The District Court can order a violent person to stay away or leave the home. It can act the same day. In danger, call 999 or 112.',
    authority: SAFETY_LAW,
  },
  {
    ...WILL_ROW,
    id: 'ie.family.right-share',
    kind: 'right',
    rank: 7,
    says: 'A husband, wife or civil partner has a legal share, whatever the will says. A child can ask the court within six months of the grant.',
    authority: SHARE_LAW,
  },
  {
    ...TUSLA_ROW,
    id: 'ie.family.right-consent',
    kind: 'right',
    rank: 5,
    says: 'Tusla must look into a risk to a child. It may not take a child into care without your consent, a court order, or the Gardaí in an emergency.',
    authority: TUSLA_LAW,
  },
  {
    ...DECIDE_ROW,
    id: 'ie.family.know-decide',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 8,
    says: 'An enduring power must be made while the person still understands it. If it is too late, the Circuit Court can name a helper for decisions.',
    authority: DECIDE_LAW,
  },
  {
    ...CHECKED,
    id: 'ie.family.answer-access',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'general'],
    asks: [
      [
        'see my children',
        'see my kids',
        'see my son',
        'see my daughter',
        'see my child',
        'seeing my children',
        'seeing the children',
        'seeing my kids',
        'access to my',
        'see the kids',
        'see the children',
        'see his kids',
        'see our kids',
        'see our son',
        'see our daughter',
        'time with my kids',
        'time with my son',
        'time with my daughter',
        'access to the kids',
        'access to our',
        'visitation',
        'custody of',
      ],
      [
        'what can i do',
        'how do i',
        'how can i',
        'stop',
        'stops',
        'rights',
        "won't let",
        'refuses',
        'court',
        'keeps cancelling',
        'not letting',
        'not let me',
        "won't allow",
        'moving away',
        'blocked',
        'months',
        'unless i',
        'every second weekend',
      ],
    ],
    verdict: 'do_this',
    says: 'Try free family mediation first. If that fails, apply to the District Court for access. What is best for the child comes first.',
    authority: CHILD_LAW,
  },
]
