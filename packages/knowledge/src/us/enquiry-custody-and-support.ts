/** Questions about children of parents apart, and protection from a partner. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED, usc } from './cite-law.ts'

const CUSTODY = {
  title:
    'Uniform Child Custody Jurisdiction and Enforcement Act (UCCJEA) and the custody law of your state',
  provision: 'law of your state; 28 U.S.C. 1738A',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title28-section1738A&num=0&edition=prelim',
  inForceFrom: '2000-11-13',
}

const PLAN = {
  title: 'State child support law and Social Security Act, Title IV-D',
  provision: '42 U.S.C. 666(a)(9) and 666(a)(10)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section666&num=0&edition=prelim',
  inForceFrom: '1988-10-13',
}

const ASK_FAMILY = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['family', 'general'],
} satisfies Partial<Rule>

const MOVE = {
  title:
    'Relocation law of your state; Uniform Child Custody Jurisdiction and Enforcement Act (UCCJEA)',
  provision:
    'for example Pennsylvania 23 Pa.C.S. 5337, Florida Statutes 61.13001, California Family Code 7501, Illinois 750 ILCS 5/609.2, New Jersey N.J.S.A. 9:2-2',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '2010-01-01',
}

const ON_FAMILY = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['family', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_CUSTODY_AND_SUPPORT: readonly Rule[] = [
  {
    ...ASK_FAMILY,
    id: 'us.ask-life.support-unpaid',
    kind: 'answer',
    rank: 6,
    asks: [
      ['child support', 'back support', 'support payments', 'alimony'],
      [
        "hasn't paid",
        'hasnt paid',
        'has not paid',
        'not paying',
        "isn't paying",
        "doesn't pay",
        'doesnt pay',
        "won't pay",
        'wont pay',
        'stopped paying',
        'never paid',
        'behind on',
        'owes me',
        'get him to pay',
        'make him pay',
        'get her to pay',
        'collect',
        'unpaid',
        'refuses to pay',
        'quit his job',
      ],
    ],
    when: {
      not: [
        {
          says: [
            'i owe',
            "i'm behind",
            'i am behind',
            "i can't pay",
            "i can't afford",
            'lower my',
            'my license',
          ],
        },
      ],
    },
    verdict: 'do_this',
    says: 'Open a case with your state’s child support agency. It can take support from pay, tax refunds and bank accounts, and stop a license. Each missed payment counts as a judgment. The fee is $25 at most, often nothing.',
    authority: usc({
      title: 42,
      section: '666(a)',
      name: 'Social Security Act, section 466 (child support collection), and section 454(6)',
      from: '1996-08-22',
    }),
  },
  {
    ...ASK_FAMILY,
    id: 'us.ask-life.custody',
    kind: 'answer',
    rank: 8,
    asks: [
      [
        'custody',
        'visitation',
        'parenting time',
        'see my kids',
        'see my son',
        'see my daughter',
        "my ex won't let me see",
        "won't let me see",
        'full custody',
        'joint custody',
        'keep my kids',
        'take my kids',
        'took my kids',
        'took my daughter',
        'took my son',
        'take my daughter',
        'take my son',
        'keeps our daughter',
      ],
      ['ex', 'father', 'mother', 'court', 'order', 'move', 'state', 'child', 'kids'],
    ],
    verdict: 'it_depends',
    dependsOn: 'what the order says and what is best for the child',
    says: 'Ask the family court; the order in force counts till then. Mostly the state where the child lived for six months decides. Many courts have free forms and help.',
    authority: CUSTODY,
  },
  {
    ...ASK_FAMILY,
    id: 'us.ask-life.support-change',
    kind: 'answer',
    rank: 7,
    asks: [
      ['child support'],
      [
        'lower',
        'reduce',
        'change',
        'modify',
        'lost my job',
        'less',
        'too much',
        'increase',
        'raise',
        "can't afford",
        'cut my hours',
        'laid off',
        'hours got cut',
      ],
    ],
    verdict: 'do_this',
    says: 'Ask the court or the agency at once to change it. Old debt is mostly not lowered, so each month counts. Pay what you can.',
    authority: PLAN,
  },
  {
    ...ON_FAMILY,
    id: 'us.trouble.move-kids',
    kind: 'answer',
    rank: 5,
    asks: [
      [
        'move',
        'moving',
        'relocate',
        'relocation',
        'move them out',
        'take them out of state',
        'out of state',
      ],
      [
        'custody',
        'kids',
        'children',
        'my son',
        'my daughter',
        'their dad',
        'their father',
        'their mother',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'your order, your state and the distance',
    says: 'With a custody order you mostly must give written notice and get the other parent’s yes or the court’s before a move. Ask the court first: moving without it can cost you custody.',
    authority: MOVE,
  },
]
