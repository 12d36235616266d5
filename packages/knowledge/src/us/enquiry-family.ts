/** Questions about heirs, visits, care, names and the refund of a couple. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const HEIR = {
  title: 'Probate and intestate succession law of your state',
  provision:
    'for example Pennsylvania 20 Pa.C.S. 2102, New York EPTL 4-1.1, Texas Estates Code 201.001, Florida Statutes 732.102',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '1990-01-01',
}
const SPOUSE = {
  title: 'Internal Revenue Code (IRC): injured spouse (Form 8379)',
  provision: '26 U.S.C. 6402; 31 U.S.C. 3720A; 26 CFR 301.6402-6',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section6402&num=0&edition=prelim',
  inForceFrom: '1998-07-22',
}
const VISIT = {
  title:
    'Custody and support law of your state; Uniform Child Custody Jurisdiction and Enforcement Act (UCCJEA)',
  provision: 'best interest of the child; 28 U.S.C. 1738A',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title28-section1738A&num=0&edition=prelim',
  inForceFrom: '2000-11-13',
}
const CARE = {
  title: 'Power of attorney and guardianship law of your state',
  provision:
    'for example Uniform Power of Attorney Act; Florida Statutes 709 and 744, Texas Estates Code 751 and 1101, New York General Obligations Law (GOL) 5-1501',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '2006-01-01',
}
const NAME = {
  title: 'Name change law of your state',
  provision:
    'for example California Code of Civil Procedure 1276, New York Civil Rights Law 60, Texas Family Code 45.101, Florida Statutes 68.07',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '1990-01-01',
}
const TELL_GENERAL = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['general', 'consumer', 'housing', 'family', 'employment', 'debt', 'criminal'],
} satisfies Partial<Rule>
const TELL_FAMILY = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['family', 'general', 'consumer', 'housing', 'employment', 'debt', 'criminal'],
} satisfies Partial<Rule>
export const ENQUIRY_FAMILY: readonly Rule[] = [
  {
    ...TELL_FAMILY,
    id: 'us.story.heirs',
    kind: 'answer',
    rank: 7,
    when: {
      not: [
        {
          says: [
            'credit card',
            'credit cards',
            'collector',
            'collections',
            'his debts',
            'her debts',
            'medical bills',
            'heart attack',
          ],
        },
      ],
    },
    asks: [
      [
        'died',
        'passed away',
        'death',
        'inheritance',
        'inherit',
        'without a will',
        'the will',
        'a will',
        'his will',
        'her will',
        'their will',
        'last will',
        'estate',
        'no will',
        'left everything',
        'trust',
        'executor',
        'probate',
        'without will',
        'never made a will',
      ],
      [
        'dad',
        'father',
        'mom',
        'mother',
        'stepmother',
        'stepfather',
        'brother',
        'sister',
        'grandmother',
        'grandfather',
        'kids',
        'children',
        'siblings',
        'house',
        'his kids',
        'her kids',
        'my brother',
        'my sister',
        'uncle',
        'aunt',
        'grandma',
        'grandpa',
        'stepmom',
        'stepdad',
        'who gets',
        'everything',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'your state, and whether there is a will',
    says: 'Without a will state law shares between husband or wife and children. Ask the probate court to name someone to deal with the estate: that person must list and account for all.',
    authority: HEIR,
  },
  {
    ...TELL_GENERAL,
    id: 'us.story.injured-spouse',
    kind: 'answer',
    rank: 5,
    asks: [
      ['refund', 'tax refund', 'joint refund', 'joint return'],
      ['husband', 'wife', 'spouse', 'his old', 'her old', 'before we met', 'before we married'],
      ['kept', 'took', 'taken', 'offset', 'student loan', 'child support', 'owes', 'debt'],
    ],
    verdict: 'yes',
    says: 'You can mostly get your part of a joint refund back. File Form 8379 (injured spouse) with the IRS, within three years of the return.',
    authority: SPOUSE,
  },
  {
    ...TELL_FAMILY,
    id: 'us.story.visits',
    kind: 'answer',
    rank: 6,
    asks: [
      [
        'see my daughter',
        'see my son',
        'see our daughter',
        'see our son',
        'see my kids',
        'my weekends',
        'visitation',
        'parenting time',
        'keeps my kids',
        'won’t let me see',
        "won't let me see",
        "won't let me see him",
        "won't let me see her",
        'wont let me see',
        'let me see my',
        'keeping my kids',
        'keeping my son',
        'keeping my daughter',
        "won't bring",
        'my kids from me',
      ],
      ['ex', 'mother', 'father', 'support', 'court', 'order', 'behind', 'weekends'],
    ],
    verdict: 'no',
    says: 'Visits and support are two things. Even if you owe support, the other parent must follow the visit order. Ask the court to enforce it, and to change the support.',
    authority: VISIT,
  },
  {
    ...TELL_FAMILY,
    id: 'us.story.care',
    kind: 'answer',
    rank: 8,
    asks: [
      [
        'power of attorney',
        'guardianship',
        'guardian',
        'conservator',
        'conservatorship',
        'dementia',
        'alzheimer',
      ],
      [
        'mother',
        'father',
        'mom',
        'dad',
        'parent',
        'grandmother',
        'grandfather',
        'brother',
        'sister',
        'sign',
        'court',
        'money',
      ],
    ],
    verdict: 'do_this',
    says: 'While the person still understands, they can sign a power of attorney. If not, ask the court for guardianship. Whoever handles the money must keep it apart and account for it.',
    authority: CARE,
  },
  {
    ...TELL_FAMILY,
    id: 'us.story.name',
    kind: 'answer',
    rank: 8,
    asks: [
      ['change my name', 'name change', 'change his name', 'change her name', 'last name'],
      ['court', 'legally', 'divorce', 'child', 'how', 'file'],
    ],
    verdict: 'do_this',
    says: 'File a petition in your local court, pay or ask to waive the fee, and mostly publish it. After marriage or divorce the papers are often enough. Then tell Social Security and the DMV.',
    authority: NAME,
  },
]
