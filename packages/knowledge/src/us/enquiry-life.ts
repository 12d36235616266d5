/** Questions on schools, neighbors, banks, family, work injuries, benefits and tickets. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const IDEA = {
  title: 'Individuals with Disabilities Education Act (IDEA) and Rehabilitation Act, section 504',
  provision: '20 U.S.C. 1414 and 1415; 34 CFR 300.301 and 300.503; 29 U.S.C. 794',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1415&num=0&edition=prelim',
  inForceFrom: '2005-07-01',
}
const GOSS = {
  title:
    'Constitution of the United States, Fourteenth Amendment (Goss v. Lopez, 419 U.S. 565 (1975))',
  provision: 'Fourteenth Amendment, section 1 (due process)',
  url: 'https://constitution.congress.gov/constitution/amendment-14/',
  inForceFrom: '1975-01-22',
}
const FENCE = {
  title: 'State fence laws',
  provision:
    'for example California Civil Code 841 (Good Neighbor Fence Act), Ohio Revised Code 971, Virginia Code 55.1-2821',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '2014-01-01',
}
const NUISANCE = {
  title: 'Nuisance and trespass law of your state',
  provision: 'common law; for example California Civil Code 3479',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '2000-01-01',
}
const TREE = {
  title: 'Tree law of your state (common law of self-help at the property line)',
  provision: 'for example California Civil Code 833, 834 and 3346',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '2000-01-01',
}
const DOG = {
  title: 'Dog bite law of your state',
  provision:
    'for example California Civil Code 3342, Florida Statutes 767.04, Michigan MCL 287.351, New Jersey N.J.S.A. 4:19-16',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '2000-01-01',
}
const HOLD = {
  title: 'Expedited Funds Availability Act (EFAA) and Regulation CC',
  provision: '12 U.S.C. 4002 and 4003; 12 CFR 229.12 and 229.13',
  url: 'https://www.ecfr.gov/current/title-12/section-229.13',
  inForceFrom: '1988-09-01',
}
const OVERDRAFT = {
  title: 'Regulation E (Electronic Fund Transfer Act, EFTA): overdraft services',
  provision: '12 CFR 1005.17',
  url: 'https://www.ecfr.gov/current/title-12/section-1005.17',
  inForceFrom: '2011-12-30',
}
const CLOSED = {
  title: 'Fair Credit Reporting Act (FCRA): reports on bank accounts',
  provision: '15 U.S.C. 1681i, 1681j and 1681m',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1681j&num=0&edition=prelim',
  inForceFrom: '2004-12-01',
}
const ADVERSE = {
  title: 'Equal Credit Opportunity Act (ECOA) and Fair Credit Reporting Act (FCRA)',
  provision: '15 U.S.C. 1691(d), 1681m and 1681j; 12 CFR 1002.9',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1681m&num=0&edition=prelim',
  inForceFrom: '2011-12-30',
}
const CUSTODY = {
  title:
    'Uniform Child Custody Jurisdiction and Enforcement Act (UCCJEA) and the custody law of your state',
  provision: 'law of your state; 28 U.S.C. 1738A',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title28-section1738A&num=0&edition=prelim',
  inForceFrom: '2000-11-13',
}
const PROTECT = {
  title: 'Domestic violence law of your state; Violence Against Women Act (VAWA)',
  provision: '18 U.S.C. 2265',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title18-section2265&num=0&edition=prelim',
  inForceFrom: '2000-10-28',
}
const INJURY = {
  title: 'Workers’ compensation act of your state',
  provision:
    'for example California Labor Code 5400, Texas Labor Code 409.001, Florida Statutes 440.185, Illinois 820 ILCS 305',
  url: 'https://www.dol.gov/agencies/owcp/wc',
  inForceFrom: '2000-01-01',
}
const RIVAL = {
  title: 'State laws on non-compete agreements',
  provision:
    'for example California Business and Professions Code 16600, Texas Business and Commerce Code 15.50, Illinois 820 ILCS 90, Washington RCW 49.62',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '2020-01-01',
}
const VOUCHER = {
  title: 'Housing Choice Voucher rules (Section 8) and public housing rules',
  provision: '24 CFR 982.555 and 966.50',
  url: 'https://www.ecfr.gov/current/title-24/section-982.555',
  inForceFrom: '1995-07-03',
}
const VA = {
  title: 'Appeals Modernization Act: decisions of the Department of Veterans Affairs',
  provision: '38 U.S.C. 5104C, 5108 and 7105; 38 CFR 3.2500',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title38-section5104C&num=0&edition=prelim',
  inForceFrom: '2019-02-19',
}
const JURY = {
  title: 'Jury service: federal law, and the jury law of your state',
  provision: '28 U.S.C. 1863, 1866 and 1875',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title28-section1875&num=0&edition=prelim',
  inForceFrom: '1978-11-02',
}
const TRAFFIC = {
  title: 'Traffic code and court rules of your state',
  provision: 'plead not guilty and ask for a hearing by the date on the ticket',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '2000-01-01',
}
const GIFT = {
  title: 'Postal law on unordered goods',
  provision: '39 U.S.C. 3009',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title39-section3009&num=0&edition=prelim',
  inForceFrom: '1971-07-01',
}
const BAGS = {
  title: 'Baggage liability (domestic flights) and Montreal Convention (international flights)',
  provision: '14 CFR 254.4; Montreal Convention, articles 17, 19, 22 and 31',
  url: 'https://www.ecfr.gov/current/title-14/section-254.4',
  inForceFrom: '2003-11-04',
}
const WARRANTY = {
  title:
    'Uniform Commercial Code (UCC), sections 2-314 and 2-714, and Magnuson-Moss Warranty Act (MMWA)',
  provision: '15 U.S.C. 2301 to 2312',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section2310&num=0&edition=prelim',
  inForceFrom: '1975-07-04',
}
const STATUS = {
  title: 'Fair Labor Standards Act (FLSA) and Internal Revenue Code (IRC): employee or contractor',
  provision: '29 U.S.C. 203; 26 U.S.C. 3509; IRS Form SS-8',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section203&num=0&edition=prelim',
  inForceFrom: '2000-01-01',
}
const PLAN = {
  title: 'State child support law and Social Security Act, Title IV-D',
  provision: '42 U.S.C. 666(a)(9) and 666(a)(10)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section666&num=0&edition=prelim',
  inForceFrom: '1988-10-13',
}
const CODE = {
  title: 'City code, and the law of your state on code enforcement',
  provision: 'for example Florida Statutes 162.06 to 162.11, California Government Code 53069.4',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '2000-01-01',
}
const PSLF = {
  title: 'Higher Education Act (HEA): forgiveness and discharge of federal student loans',
  provision: '20 U.S.C. 1087e(m); 34 CFR 685.213, 685.214 and 685.219',
  url: 'https://www.ecfr.gov/current/title-34/section-685.219',
  inForceFrom: '2023-07-01',
}
const CHART = {
  title: 'HIPAA Privacy Rule (your medical records)',
  provision: '45 CFR 164.524',
  url: 'https://www.ecfr.gov/current/title-45/section-164.524',
  inForceFrom: '2003-04-14',
}
const REVIEW = {
  title: 'Consumer Review Fairness Act; First Amendment; defamation law of your state',
  provision: '15 U.S.C. 45b',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section45b&num=0&edition=prelim',
  inForceFrom: '2017-03-14',
}
const TOW = {
  title: 'Towing law of your state and city',
  provision:
    'for example California Vehicle Code 22658, Texas Occupations Code 2308, Florida Statutes 715.07, Ohio Revised Code 4513.601',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '2000-01-01',
}

const ASK_FAMILY = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['family', 'general'],
} satisfies Partial<Rule>
const ASK_HOME = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['general', 'housing', 'consumer'],
} satisfies Partial<Rule>
const ASK_RENT = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
} satisfies Partial<Rule>
const ASK_ANY = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['general', 'consumer', 'debt'],
} satisfies Partial<Rule>
const ASK_SHOP = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'debt', 'general'],
} satisfies Partial<Rule>
const ASK_JOB = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
} satisfies Partial<Rule>
const ASK_ROAD = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['parking', 'general', 'consumer'],
} satisfies Partial<Rule>
export const ENQUIRY_LIFE: readonly Rule[] = [
  {
    ...ASK_FAMILY,
    id: 'us.ask-life.special-education',
    kind: 'answer',
    rank: 4,
    asks: [
      [
        'special education',
        'iep',
        '504 plan',
        'evaluation',
        'evaluate',
        'dyslexia',
        'autism',
        'adhd',
        'learning disability',
      ],
      ['school', 'teacher', 'district', 'grade'],
    ],
    verdict: 'do_this',
    says: 'Write to the school with the date and ask for an evaluation. It must do it or refuse in writing with reasons. You can then ask for mediation or a hearing, and complain to the state.',
    authority: IDEA,
  },
  {
    ...ASK_FAMILY,
    id: 'us.ask-life.suspended',
    kind: 'answer',
    rank: 5,
    asks: [
      ['suspended', 'suspension', 'expelled', 'expulsion', 'expel'],
      ['school', 'principal', 'son', 'daughter', 'child'],
    ],
    verdict: 'it_depends',
    dependsOn: 'how long the suspension is',
    says: 'The school must say why and hear your child first. Before a long suspension it needs a fuller hearing. Ask today for the rule, the evidence and how to appeal.',
    authority: GOSS,
  },
  {
    ...ASK_HOME,
    id: 'us.ask-life.fence',
    kind: 'answer',
    rank: 4,
    asks: [
      ['fence', 'fencing'],
      ['neighbor', 'neighbour', 'next door', 'pay', 'half', 'share', 'property line'],
    ],
    verdict: 'it_depends',
    dependsOn: 'your state, and whether the fence is needed',
    says: 'State and city rules decide. In California neighbors mostly share a needed fence, after 30 days’ written notice. In many states you owe nothing that you did not agree to.',
    authority: FENCE,
  },
  {
    ...ASK_HOME,
    id: 'us.ask-life.noise',
    kind: 'answer',
    rank: 8,
    asks: [
      ['neighbor', 'neighbors', 'upstairs', 'downstairs'],
      ['noise', 'noisy', 'loud', 'barking', 'music', 'smoke', 'harassing'],
    ],
    verdict: 'do_this',
    says: 'Keep a log and write to the neighbor first. Then complain to the city or the landlord. If it goes far beyond what is usual, a court can stop it or award money.',
    authority: NUISANCE,
  },
  {
    ...ASK_HOME,
    id: 'us.ask-life.tree',
    kind: 'answer',
    rank: 6,
    asks: [
      ['tree', 'trees', 'branches', 'roots', 'oak', 'limb', 'limbs', 'act of god'],
      ['neighbor', 'neighbors', "neighbor's", 'next door', 'property line'],
    ],
    verdict: 'it_depends',
    dependsOn: 'whether the tree looked unsafe before',
    says: 'You may mostly cut branches to the line at your own cost, if the tree lives. The owner pays for harm by a tree that looked unsafe. Tell them in writing.',
    authority: TREE,
  },
  {
    ...ASK_HOME,
    id: 'us.ask-life.dog',
    kind: 'answer',
    rank: 5,
    asks: [['dog'], ['bit me', 'bit my', 'bitten', 'bite', 'attacked']],
    verdict: 'it_depends',
    dependsOn: 'your state',
    says: 'In many states the owner pays for a bite, even a first one. In others you must show that the danger was known. See a doctor, report it, and keep photos.',
    authority: DOG,
  },
  {
    ...ASK_ANY,
    id: 'us.ask-life.hold',
    kind: 'answer',
    rank: 5,
    asks: [
      ['check', 'deposit'],
      ['hold', 'holding', 'on hold', 'not available', 'delay'],
      ['bank', 'credit union'],
    ],
    verdict: 'it_depends',
    dependsOn: 'the reason in the notice',
    says: 'A bank may hold a check longer only for reasons that the law names, and it must tell you why and until when. Ask the branch to free it early.',
    authority: HOLD,
  },
  {
    ...ASK_ANY,
    id: 'us.ask-life.overdraft',
    kind: 'answer',
    rank: 6,
    asks: [
      ['overdraft', 'overdrawn', 'nsf'],
      ['fee', 'fees', 'charged', 'charge'],
    ],
    verdict: 'it_depends',
    dependsOn: 'what caused the overdraft and whether you opted in',
    says: 'For cash machines and one-time card payments the bank may charge only if you opted in. Ask it to pay back the fees, and opt out now.',
    authority: OVERDRAFT,
  },
  {
    ...ASK_ANY,
    id: 'us.ask-life.account-closed',
    kind: 'answer',
    rank: 7,
    asks: [
      [
        'closed my account',
        'close my account',
        'closed my bank account',
        'closing my account',
        'chexsystems',
      ],
      ['bank', 'account', 'balance', 'money'],
    ],
    verdict: 'it_depends',
    dependsOn: 'the account terms and the reason',
    says: 'A bank may mostly close an account, but your balance is yours. Ask in writing for it and for the reason. If a report was used, get it free and dispute mistakes.',
    authority: CLOSED,
  },
  {
    ...ASK_SHOP,
    id: 'us.ask-life.credit-denied',
    kind: 'answer',
    rank: 8,
    asks: [
      ['denied', 'turned down', 'declined', 'rejected'],
      ['credit card', 'loan', 'mortgage', 'credit', 'apartment application', 'rental application'],
    ],
    verdict: 'do_this',
    says: 'They must tell you the main reasons and the bureau that they used. Get that report free within 60 days, and dispute what is wrong.',
    authority: ADVERSE,
  },
  {
    ...ASK_FAMILY,
    id: 'us.ask-life.custody',
    kind: 'answer',
    rank: 8,
    asks: [
      ['custody', 'visitation', 'parenting time', 'see my kids', 'see my son', 'see my daughter'],
      ['ex', 'father', 'mother', 'court', 'order', 'move', 'state', 'child', 'kids'],
    ],
    verdict: 'it_depends',
    dependsOn: 'what the order says and what is best for the child',
    says: 'Ask the family court; the order in force counts till then. Mostly the state where the child lived for six months decides. Many courts have free forms and help.',
    authority: CUSTODY,
  },
  {
    ...ASK_FAMILY,
    id: 'us.ask-life.protection',
    kind: 'answer',
    rank: 6,
    asks: [
      ['restraining order', 'protective order', 'order of protection', 'protection order'],
      [
        'get',
        'file',
        'against me',
        'ex',
        'husband',
        'wife',
        'boyfriend',
        'violated',
        'hearing',
        'how',
      ],
    ],
    verdict: 'do_this',
    says: 'Ask the court clerk for the forms: it is mostly free, and a judge can act the same day. If you got such an order, obey it and go to the hearing. In danger call 911.',
    authority: PROTECT,
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
      ],
    ],
    verdict: 'do_this',
    says: 'Ask the court or the agency at once to change it. Old debt is mostly not lowered, so each month counts. Pay what you can.',
    authority: PLAN,
  },
  {
    ...ASK_JOB,
    id: 'us.ask-life.work-injury',
    kind: 'answer',
    rank: 4,
    asks: [
      [
        'hurt at work',
        'injured at work',
        'injury at work',
        'injured on the job',
        'hurt on the job',
        'workers comp',
        "workers' comp",
        "workers' compensation",
        'workers compensation',
        'fell at work',
        'hurt my back at work',
      ],
    ],
    verdict: 'do_this',
    says: 'Tell your employer in writing now and see a doctor. File a claim under your state’s act: fault does not matter, but the time is short. They may not fire you for it.',
    authority: INJURY,
  },
  {
    ...ASK_JOB,
    id: 'us.ask-life.rival-work',
    kind: 'answer',
    rank: 5,
    asks: [['non-compete', 'noncompete', 'non compete', 'not to compete', 'competitor']],
    verdict: 'it_depends',
    dependsOn: 'your state, your pay and what you signed',
    says: 'Some states bar such promises, others allow only fair ones. Do not sign a new one in a hurry, and show yours to a lawyer before you leave.',
    authority: RIVAL,
  },
  {
    ...ASK_JOB,
    id: 'us.ask-life.contractor',
    kind: 'answer',
    rank: 7,
    asks: [
      [
        '1099 worker',
        '1099 employee',
        '1099 contractor',
        'as a 1099',
        'on a 1099',
        'on 1099',
        'paid 1099',
        'independent contractor',
        'misclassified',
      ],
      ['boss', 'employer', 'company', 'hours', 'taxes', 'overtime', 'paid'],
    ],
    verdict: 'it_depends',
    dependsOn: 'who controls your work',
    says: 'The name does not decide. If the firm sets your hours and how you work, you may be an employee. Ask the IRS (Form SS-8) and the Wage and Hour Division.',
    authority: STATUS,
  },
  {
    ...ASK_RENT,
    id: 'us.ask-life.voucher',
    kind: 'answer',
    rank: 5,
    asks: [
      ['voucher', 'section 8', 'housing authority'],
      [
        'terminate',
        'terminated',
        'losing',
        'lose',
        'cut off',
        'taken away',
        'ended',
        'ending',
        'hearing',
      ],
    ],
    verdict: 'do_this',
    says: 'Ask in writing for the hearing by the day in the letter, and ask to see your file. Your help should mostly go on until the hearing.',
    authority: VOUCHER,
  },
  {
    ...ASK_ANY,
    id: 'us.ask-life.va-decision',
    kind: 'answer',
    rank: 5,
    asks: [
      ['va', 'veterans affairs'],
      ['denied', 'rating', 'decision', 'appeal', 'disability claim'],
    ],
    verdict: 'do_this',
    says: 'You have one year. Send new proof (supplemental claim), ask for a higher-level review, or go to the Board. A veterans organization helps for free.',
    authority: VA,
  },
  {
    ...ASK_FAMILY,
    id: 'us.ask-life.jury',
    kind: 'answer',
    rank: 5,
    asks: [
      ['jury duty', 'jury summons', 'jury service'],
      [
        'have to',
        'get out',
        'excused',
        'postpone',
        'skip',
        'ignore',
        'miss',
        'job',
        'work',
        'fired',
        'pay',
      ],
    ],
    verdict: 'do_this',
    says: 'Answer by the date. You can mostly put it off once, or ask to be excused for hardship or care. Your employer may not fire you for serving.',
    authority: JURY,
  },
  {
    ...ASK_ROAD,
    id: 'us.ask-life.traffic-ticket',
    kind: 'answer',
    rank: 9,
    asks: [
      [
        'speeding ticket',
        'traffic ticket',
        'ticket for speeding',
        'got a ticket',
        'red light ticket',
        'citation',
      ],
      ['fight', 'contest', 'pay', 'points', 'court', 'beat', 'worth', 'do i have to'],
    ],
    verdict: 'it_depends',
    dependsOn: 'your record and the proof',
    says: 'By the date on the ticket you can plead not guilty and ask for a hearing, or mostly ask for a driving course. To pay is to admit it. Never ignore it.',
    authority: TRAFFIC,
  },
  {
    ...ASK_ROAD,
    id: 'us.ask-life.towed',
    kind: 'answer',
    rank: 9,
    asks: [
      ['towed', 'tow yard', 'impound', 'impounded', 'booted'],
      ['car', 'truck', 'vehicle', 'my'],
    ],
    verdict: 'it_depends',
    dependsOn: 'the signs, the fee and your state',
    says: 'Get the car soon, as fees grow daily. Take photos of the signs and ask for a receipt. Many states limit fees and give you a hearing or a claim if the tow was wrong.',
    authority: TOW,
  },
  {
    ...ASK_ANY,
    id: 'us.ask-life.unordered',
    kind: 'answer',
    rank: 7,
    asks: [['never ordered', 'did not order', "didn't order", 'not order']],
    verdict: 'no',
    says: 'You need not pay for goods that came by mail without your order. They are a gift. Tell the firm so in writing.',
    authority: GIFT,
  },
  {
    ...ASK_ANY,
    id: 'us.ask-life.luggage',
    kind: 'answer',
    rank: 7,
    asks: [
      ['luggage', 'baggage', 'suitcase', 'checked bag', 'lost my bag', 'lost my bags', 'my bags'],
      ['lost', 'damaged', 'delayed', 'missing', 'broken'],
    ],
    verdict: 'yes',
    says: 'The airline must pay for lost, late or broken bags up to a limit. Report it at once, keep receipts, and write within 7 days for damage or 21 for delay.',
    authority: BAGS,
  },
  {
    ...ASK_SHOP,
    id: 'us.ask-life.faulty-goods',
    kind: 'answer',
    rank: 14,
    asks: [
      ['broke', 'broken', 'defective', 'stopped working', 'faulty', 'does not work'],
      ['bought', 'purchased', 'store', 'warranty', 'refund', 'replace'],
    ],
    verdict: 'it_depends',
    dependsOn: 'how old it is and what the warranty says',
    says: 'Goods must mostly do what such goods do. Ask in writing for repair, a new one or your money. A written warranty must be kept.',
    authority: WARRANTY,
  },
  {
    ...ASK_HOME,
    id: 'us.ask-life.city-code',
    kind: 'answer',
    rank: 7,
    asks: [
      [
        'code enforcement',
        'code violation',
        'city fined',
        'city says',
        'city ordinance',
        'notice of violation',
      ],
      ['yard', 'grass', 'fence', 'permit', 'house', 'property', 'trash', 'car'],
    ],
    verdict: 'do_this',
    says: 'Read the rule and the date. Fix it and send photos, or ask in writing for more time or a hearing before the fine starts.',
    authority: CODE,
  },
  {
    ...ASK_ANY,
    id: 'us.ask-life.loan-forgiveness',
    kind: 'answer',
    rank: 6,
    asks: [
      ['student loan', 'student loans'],
      ['forgiveness', 'forgiven', 'pslf', 'disabled', 'disability', 'closed', 'discharge'],
    ],
    verdict: 'it_depends',
    dependsOn: 'the kind of loan and of work',
    says: 'Federal loans can be cleared after ten years of public service, for lasting disability, or when the school closed. Apply for free at studentaid.gov. Private loans mostly cannot.',
    authority: PSLF,
  },
  {
    ...ASK_ANY,
    id: 'us.ask-life.medical-records',
    kind: 'answer',
    rank: 7,
    asks: [
      ['medical records', 'my records', 'doctor records'],
      ['get', 'copy', 'refuse', 'refuses', 'request', 'charge'],
    ],
    verdict: 'yes',
    says: 'You can get your records, mostly within 30 days and for a fair fee. They may not hold them back because of an unpaid bill. Complain to the HHS Office for Civil Rights.',
    authority: CHART,
  },
  {
    ...ASK_ANY,
    id: 'us.ask-life.review',
    kind: 'answer',
    rank: 7,
    asks: [
      ['review', 'google review', 'yelp'],
      ['sue', 'suing', 'lawyer', 'defamation', 'take it down', 'remove', 'threaten', 'threatened'],
    ],
    verdict: 'it_depends',
    dependsOn: 'whether what you wrote is true',
    says: 'True facts and clear opinions are lawful, and a contract may not forbid an honest review. Keep proof. Change what you cannot show to be true.',
    authority: REVIEW,
  },
]
