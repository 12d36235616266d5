/** Questions on age at work, water damage, an ex’s taxes, false debts, car titles, care homes, charges that go on, falls, moves. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const AGE = {
  title: 'Age Discrimination in Employment Act (ADEA), and the fair work act of your state',
  provision:
    '29 U.S.C. 623, 626 and 631; for example Florida Statutes 760.10, California Government Code 12940, New York Executive Law 296',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section623&num=0&edition=prelim',
  inForceFrom: '1967-12-15',
}
const WATER = {
  title: 'Negligence law of your state, and the landlord’s duty to repair',
  provision: 'common law; for example California Civil Code 1714 and 1941.1; small claims court',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '1990-01-01',
}
const INNOCENT = {
  title: 'Internal Revenue Code (IRC): innocent spouse (Form 8857)',
  provision: '26 U.S.C. 6013(d)(3) and 6015',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section6015&num=0&edition=prelim',
  inForceFrom: '1998-07-22',
}
const THIEF = {
  title:
    'Fair Debt Collection Practices Act (FDCPA) and Fair Credit Reporting Act (FCRA): identity theft',
  provision: '15 U.S.C. 1692g, 1681c-1, 1681c-2 and 1681m(g)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1681c-2&num=0&edition=prelim',
  inForceFrom: '2004-12-01',
}
const TITLE = {
  title: 'Consumer act of your state, FTC Used Car Rule and Uniform Commercial Code (UCC)',
  provision:
    '16 CFR 455.1; UCC sections 2-312 to 2-316; for example North Carolina N.C.G.S. 75-1.1, Texas DTPA, California Vehicle Code 11713.26',
  url: 'https://www.ecfr.gov/current/title-16/section-455.1',
  inForceFrom: '2018-01-26',
}
const CARE = {
  title: 'Nursing Home Reform Act and Medicaid law',
  provision: '42 U.S.C. 1396r(c)(5) and 1396p; 42 CFR 483.15(a)',
  url: 'https://www.ecfr.gov/current/title-42/section-483.15',
  inForceFrom: '2016-11-28',
}
const STOP = {
  title:
    'Electronic Fund Transfer Act (EFTA), Regulation E and Restore Online Shoppers’ Confidence Act (ROSCA)',
  provision: '15 U.S.C. 1693e and 1693f, 8403; 12 CFR 1005.10 and 1005.11',
  url: 'https://www.ecfr.gov/current/title-12/section-1005.10',
  inForceFrom: '2011-12-30',
}
const FALL = {
  title: 'Premises liability (negligence law of your state)',
  provision:
    'common law and the time to sue; for example O.C.G.A. 51-3-1 and 9-3-33, Florida Statutes 768.0755, Texas Civil Practice and Remedies Code 16.003, California Code of Civil Procedure 335.1',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '1990-01-01',
}
const MOVE = {
  title:
    'Relocation law of your state; Uniform Child Custody Jurisdiction and Enforcement Act (UCCJEA)',
  provision:
    'for example Pennsylvania 23 Pa.C.S. 5337, Florida Statutes 61.13001, California Family Code 7501, Illinois 750 ILCS 5/609.2, New Jersey N.J.S.A. 9:2-2',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '2010-01-01',
}
const PAPER = {
  title: 'Fair Labor Standards Act (FLSA), wage law and bad check law of your state',
  provision:
    '29 U.S.C. 206 and 216(b); for example California Labor Code 203.1, New Jersey N.J.S.A. 34:11-4.2, New York Labor Law 191',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section216&num=0&edition=prelim',
  inForceFrom: '2009-07-24',
}

const ON_WORK = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
} satisfies Partial<Rule>
const ON_ANY = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['general', 'consumer', 'debt'],
} satisfies Partial<Rule>
const ON_FAMILY = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['family', 'general'],
} satisfies Partial<Rule>
const ON_DEBT = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
} satisfies Partial<Rule>
const ON_SHOP = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
} satisfies Partial<Rule>
export const ENQUIRY_TROUBLES: readonly Rule[] = [
  {
    ...ON_WORK,
    id: 'us.trouble.age',
    kind: 'answer',
    rank: 5,
    asks: [
      [
        'terminated after',
        'fired after',
        'let go after',
        'replaced by',
        'was terminated',
        'was fired',
        'was let go',
        'laid off after',
        'forced out',
      ],
      [
        'younger',
        'fresh energy',
        'new blood',
        'older',
        'who is 2',
        'years old',
        'my age',
        'retire',
        'who is in his',
        'who is in her',
        'half my age',
        "i'm 5",
        "i'm 6",
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'the reason and the proof',
    says: 'From the age of 40 you may not be fired because of age. Being replaced by someone much younger is a sign of it. File with the EEOC or the state office within 180 or 300 days.',
    authority: AGE,
  },
  {
    ...ON_ANY,
    id: 'us.trouble.water',
    kind: 'answer',
    rank: 7,
    asks: [
      [
        'upstairs neighbor',
        'neighbor left',
        'tub running',
        'burst pipe',
        'water damage',
        'water ruined',
        'pipe burst',
        'flooded my',
        'leaked into',
      ],
      [
        'ceiling',
        'couch',
        'laptop',
        'my things',
        'my stuff',
        'floor',
        'apartment',
        'furniture',
        'pays',
        'pay',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'who was careless',
    says: 'Who was careless pays: the neighbor for the tub, the landlord for pipes he let go bad. Take photos and a list of prices, tell your renters insurance, and use small claims court.',
    authority: WATER,
  },
  {
    ...ON_ANY,
    id: 'us.trouble.ex-taxes',
    kind: 'answer',
    rank: 5,
    asks: [
      ['irs', 'joint return', 'filed together', 'filed jointly', 'taxes'],
      [
        'ex husband',
        'ex wife',
        'ex-husband',
        'ex-wife',
        'divorced',
        'his lies',
        'my ex',
        'did not report',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'what you knew and when they began to collect',
    says: 'On a joint return both owe it all. But you can ask for relief with Form 8857 if you did not know of the false part. Mostly within two years of the first collection step.',
    authority: INNOCENT,
  },
  {
    ...ON_DEBT,
    id: 'us.trouble.false-debt',
    kind: 'answer',
    rank: 5,
    asks: [
      [
        'never used',
        'not mine',
        'never had',
        'never opened',
        'not my debt',
        'never heard of',
        'in a hack',
        'stolen',
        'identity',
      ],
      [
        'collection agency',
        'collector',
        'collections',
        'debt',
        'owe',
        'phone company',
        'credit report',
        'get this off me',
      ],
    ],
    verdict: 'do_this',
    says: 'Dispute in writing within 30 days. Make a report at IdentityTheft.gov and send it to the collector and the bureaus: they must block the debt. Freeze your credit for free.',
    authority: THIEF,
  },
  {
    ...ON_SHOP,
    id: 'us.trouble.car-title',
    kind: 'answer',
    rank: 6,
    asks: [
      [
        'rebuilt title',
        'salvage title',
        'branded title',
        'clean title',
        'no title',
        'never got the title',
        'rebuilt',
        'salvage',
        'flood car',
        'odometer',
      ],
      ['dealer', 'lot', 'truck', 'car', 'sold me', 'bought', 'vehicle'],
    ],
    verdict: 'it_depends',
    dependsOn: 'what you were told and your state',
    says: 'To hide a salvage title is mostly an unfair trade act, “as is” or not. You may undo the deal or claim the loss, in some states three times. Keep the ad and the papers.',
    authority: TITLE,
  },
  {
    ...ON_FAMILY,
    id: 'us.trouble.care-home',
    kind: 'answer',
    rank: 5,
    asks: [
      ['nursing home', 'care home', 'assisted living', 'care facility'],
      ['pay', 'bill', 'signed', 'owe', 'on the hook', 'medicaid', 'mother', 'father', 'mom', 'dad'],
    ],
    verdict: 'it_depends',
    dependsOn: 'what you signed and how',
    says: 'A nursing home may not make family promise to pay from their own money. Who signs for a parent pays from the parent’s money. Ask for the contract and the Medicaid dates.',
    authority: CARE,
  },
  {
    ...ON_SHOP,
    id: 'us.trouble.still-charged',
    kind: 'answer',
    rank: 6,
    asks: [
      [
        'keep taking',
        'keeps taking',
        'still taking',
        'keep charging',
        'keeps charging',
        'still charging',
        'still charged',
        'canceled',
        'cancelled',
      ],
      [
        'checking account',
        'bank account',
        'every month',
        'monthly',
        'subscription',
        'streaming',
        'debit',
        'from my account',
      ],
    ],
    verdict: 'do_this',
    says: 'Tell the bank to stop the payments: three business days before the next is enough. Dispute each one within 60 days of its statement, and send the firm your proof that you canceled.',
    authority: STOP,
  },
  {
    ...ON_ANY,
    id: 'us.trouble.fall',
    kind: 'answer',
    rank: 6,
    asks: [
      ['slipped', 'slip and fall', 'tripped', 'fell on', 'fell in', 'wet floor', 'icy sidewalk'],
      [
        'store',
        'grocery',
        'restaurant',
        'parking lot',
        'sidewalk',
        'apartment',
        'insurance',
        'offer',
        'broke my',
        'hurt',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'what they knew, your share of fault and your state',
    says: 'The store pays if it knew or should have known of the danger. Do not sign or take a first offer before you know how you heal. Keep photos, names and bills.',
    authority: FALL,
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
  {
    ...ON_WORK,
    id: 'us.trouble.bad-paycheck',
    kind: 'answer',
    rank: 5,
    asks: [
      ['paycheck', 'check', 'pay check'],
      ['bounced', 'bounce', 'no funds', 'insufficient'],
      ['boss', 'job', 'employer', 'work', 'construction', 'company'],
    ],
    verdict: 'do_this',
    says: 'A paycheck that bounces is unpaid wages. Ask in writing for pay and bank fees, and file a free wage claim, together with the others if you can. Many states add penalties.',
    authority: PAPER,
  },
]
