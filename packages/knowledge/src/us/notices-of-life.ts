/** Bankruptcy, forgiven debts, estates, found money, work papers and other notices that need an answer. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const STAY = {
  title: 'Bankruptcy Code: the automatic stay',
  provision: '11 U.S.C. 362',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title11-section362&num=0&edition=prelim',
  inForceFrom: '2005-10-17',
}
const CLEAR = {
  title: 'Bankruptcy Code: who can file, what is cleared and what you keep',
  provision: '11 U.S.C. 109, 522, 523, 524, 707(b) and 727',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title11-section727&num=0&edition=prelim',
  inForceFrom: '2005-10-17',
}
const FORGIVEN = {
  title: 'Internal Revenue Code (IRC): canceled debt (Form 1099-C, Form 982)',
  provision: '26 U.S.C. 61(a)(11), 108 and 6050P',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section108&num=0&edition=prelim',
  inForceFrom: '2000-01-01',
}
const FOUND = {
  title: 'Unclaimed property law of your state',
  provision:
    'for example California Code of Civil Procedure 1500 and 1582, Texas Property Code chapters 72 to 74, New York Abandoned Property Law 1416, Florida Statutes chapter 717',
  url: 'https://www.usa.gov/unclaimed-money',
  inForceFrom: '2000-01-01',
}
const ESTATE = {
  title: 'Probate law of your state',
  provision:
    'for example California Probate Code 8110, 9100 and 9250, Texas Estates Code 355.060 and 404.0035, Florida Statutes 733.212 and 733.702, New York Surrogate’s Court Procedure Act 1410 and 1802',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '2000-01-01',
}
const SUBPOENA = {
  title: 'Subpoena rules: Federal Rules of Civil Procedure, Rule 45, and the rules of your state',
  provision: 'objection or motion to quash',
  url: 'https://www.uscourts.gov/forms-rules/current-rules-practice-procedure/federal-rules-civil-procedure',
  inForceFrom: '2013-12-01',
}
const VERIFY = {
  title:
    'Immigration and Nationality Act (INA): work papers and unfair treatment (E-Verify, Form I-9)',
  provision: '8 U.S.C. 1324a and 1324b; 8 CFR 274a.2',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title8-section1324b&num=0&edition=prelim',
  inForceFrom: '1996-09-30',
}
const COBRA = {
  title: 'COBRA continuation coverage (ERISA)',
  provision: '29 U.S.C. 1161 to 1168; 29 CFR 2590.606-1 to 2590.606-4',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section1165&num=0&edition=prelim',
  inForceFrom: '1986-07-01',
}
const MARKET = {
  title: 'Affordable Care Act (ACA): Marketplace appeals and tax credits',
  provision: '42 U.S.C. 18081(f) and 18082; 45 CFR 155.505 to 155.555; 26 U.S.C. 36B',
  url: 'https://www.ecfr.gov/current/title-45/section-155.520',
  inForceFrom: '2014-01-01',
}
const PENSION = {
  title: 'Employee Retirement Income Security Act (ERISA): claims and appeals',
  provision: '29 U.S.C. 1132 and 1133; 29 CFR 2560.503-1',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section1133&num=0&edition=prelim',
  inForceFrom: '1975-01-01',
}
const LAPSE = {
  title: 'Vehicle insurance and license law of your state',
  provision:
    'for example Florida Statutes 324.0221, New York Vehicle and Traffic Law (VTL) 318 and 319, Texas Transportation Code 601, Georgia O.C.G.A. 40-6-10, North Carolina G.S. 20-309',
  url: 'https://www.usa.gov/state-motor-vehicle-services',
  inForceFrom: '2000-01-01',
}
const NATURAL = {
  title: 'Immigration and Nationality Act (INA): naturalization',
  provision: '8 U.S.C. 1421(c), 1427 and 1447; 8 CFR 336.2',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title8-section1447&num=0&edition=prelim',
  inForceFrom: '1991-10-01',
}
const TERMS = {
  title: 'Credit CARD Act (Truth in Lending Act, TILA) and Regulation Z',
  provision: '15 U.S.C. 1637(i), 1666i-1 and 1666i-2; 12 CFR 1026.9(c) and 1026.55',
  url: 'https://www.ecfr.gov/current/title-12/section-1026.9',
  inForceFrom: '2011-12-30',
}
const COMP = {
  title: 'Workers’ compensation act of your state',
  provision: 'a hearing before the state’s board or commission',
  url: 'https://www.dol.gov/agencies/owcp/wc',
  inForceFrom: '2000-01-01',
}
const WAGE = {
  title: 'Fair Labor Standards Act (FLSA): minimum wage, all hours, no punishment',
  provision: '29 U.S.C. 206, 215(a)(3), 216(b) and 255',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section206&num=0&edition=prelim',
  inForceFrom: '2009-07-24',
}
const ASYLUM = {
  title: 'Immigration and Nationality Act (INA): cards, travel and changes',
  provision: '8 U.S.C. 1186a, 1304 and 1305; 8 CFR 216.4 and 265.1',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title8-section1186a&num=0&edition=prelim',
  inForceFrom: '1990-11-29',
}

const BROKE = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  when: { any: [{ says: ['bankruptcy', 'chapter 7', 'chapter 13', 'file for bankruptcy'] }] },
} satisfies Partial<Rule>
const CASE = {
  ...CHECKED,
  kinds: ['OTHER', 'COURT_CLAIM', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  when: {
    all: [
      {
        says: [
          'bankruptcy court',
          'chapter 7 bankruptcy',
          'chapter 13 bankruptcy',
          'meeting of creditors',
          'bankruptcy case',
          'proof of claim',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const C1099 = {
  ...CHECKED,
  kinds: ['OTHER', 'TAX_DEMAND', 'ENQUIRY', 'DEBT_COLLECTION_LETTER'],
  when: {
    any: [
      {
        says: [
          '1099-c',
          'cancellation of debt',
          'canceled debt',
          'cancelled debt',
          'forgiven debt',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const MONEY = {
  ...CHECKED,
  kinds: ['OTHER', 'SCAM_LETTER', 'ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'unclaimed property',
          'unclaimed funds',
          'unclaimed money',
          'abandoned property',
          'surplus funds',
          'excess proceeds',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const WILL = {
  ...CHECKED,
  kinds: ['OTHER', 'COURT_CLAIM', 'ENQUIRY'],
  when: {
    all: [
      {
        says: [
          'probate',
          'estate of',
          'letters testamentary',
          'personal representative',
          'executor',
          'last will',
        ],
      },
      {
        says: ['notice', 'claim', 'creditors', 'heir', 'heirs', 'beneficiary', 'petition', 'will'],
      },
    ],
    not: [
      {
        says: [
          'sweepstakes',
          'inheritance fund',
          'bank transfer fee',
          'gift card',
          'real estate of',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const WITNESS = {
  ...CHECKED,
  kinds: ['OTHER', 'COURT_CLAIM', 'ENQUIRY', 'COPYRIGHT_INFRINGEMENT_LETTER'],
  when: {
    any: [{ says: ['subpoena', 'subpoenaed', 'subpoena duces tecum'] }],
    not: [{ says: ['gift card', 'gift cards', 'bitcoin'] }],
  },
} satisfies Partial<Rule>
const PAPERS = {
  ...CHECKED,
  kinds: ['OTHER', 'DISMISSAL_LETTER', 'ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'e-verify',
          'tentative nonconfirmation',
          'form i-9',
          'no-match letter',
          'work authorization',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const HEALTH = {
  ...CHECKED,
  kinds: ['OTHER', 'INSURANCE_DECISION', 'ENQUIRY'],
  when: { any: [{ says: ['cobra', 'continuation coverage', 'qualifying event'] }] },
} satisfies Partial<Rule>
const ACA = {
  ...CHECKED,
  kinds: ['OTHER', 'INSURANCE_DECISION', 'ENQUIRY', 'TAX_DEMAND'],
  when: {
    any: [
      {
        says: [
          'marketplace',
          'healthcare.gov',
          'premium tax credit',
          'covered california',
          'form 1095-a',
        ],
      },
    ],
    not: [{ says: ['facebook', 'online marketplace', 'amazon'] }],
  },
} satisfies Partial<Rule>
const PLAN = {
  ...CHECKED,
  kinds: ['OTHER', 'INSURANCE_DECISION', 'ENQUIRY'],
  when: {
    any: [
      {
        says: [
          '401(k)',
          'pension plan',
          'long-term disability',
          'long term disability',
          'short-term disability',
          'ltd claim',
          'disability insurance claim',
          'retirement plan',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const DMV = {
  ...CHECKED,
  kinds: ['OTHER', 'PENALTY_CHARGE_NOTICE', 'ENQUIRY'],
  when: {
    all: [
      {
        says: [
          'department of motor vehicles',
          'dmv',
          'motor vehicle',
          'driver services',
          'vehicle registration',
          'your registration',
          'bureau of motor vehicles',
          'secretary of state',
        ],
      },
      {
        says: [
          'insurance lapse',
          'lapse',
          'lapsed',
          'no insurance',
          'proof of insurance',
          'insurance coverage',
          'liability insurance',
          'suspended',
          'suspension',
          'revoked',
        ],
      },
    ],
    not: [
      {
        says: [
          'gift card',
          'total loss',
          'deductible',
          'claim number',
          'alcohol',
          'dui',
          'dwi',
          'breath test',
          'child support',
          'toll',
          'tolls',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const CITIZEN = {
  ...CHECKED,
  kinds: ['OTHER'],
  when: { any: [{ says: ['n-400', 'naturalization'] }] },
} satisfies Partial<Rule>
const RATE = {
  ...CHECKED,
  kinds: ['OTHER'],
  when: {
    all: [
      { says: ['credit card', 'card account', 'cardmember', 'card services', 'account terms'] },
      {
        says: [
          'apr',
          'annual percentage rate',
          'interest rate',
          'late fee',
          'annual fee',
          'minimum payment',
        ],
      },
      {
        says: [
          'change in terms',
          'changes to your',
          'will increase',
          'increase',
          'new rate',
          'new apr',
          'important changes',
          'raised',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const INJURED = {
  ...CHECKED,
  kinds: ['OTHER', 'INSURANCE_DECISION'],
  when: {
    any: [
      {
        says: [
          "workers' compensation",
          'workers compensation',
          'worker’s compensation',
          'workers’ compensation',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const UNPAID = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  when: {
    all: [
      {
        says: [
          'owes me',
          'not paid me',
          'did not pay me',
          'has not paid',
          'unpaid wages',
          'my wages',
          'last paycheck',
          'below minimum wage',
          'minimum wage',
          'takes money from my pay',
          'deducts',
          'deducted from my pay',
          'pays me less',
          'paycheck',
          'wage theft',
        ],
      },
      {
        says: [
          'boss',
          'employer',
          'job',
          'manager',
          'supervisor',
          'my wages',
          'wage',
          'wages',
          'shift',
          'overtime',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const CARD = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'i-751',
          'conditional resident',
          'conditional permanent resident',
          'i-90',
          'green card',
          'permanent resident card',
          'biometrics',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
export const NOTICES_OF_LIFE: readonly Rule[] = [
  {
    ...BROKE,
    id: 'us.life.right-stay',
    kind: 'right',
    rank: 3,
    says: 'Filing for bankruptcy mostly stops collection, garnishment and lawsuits at once. It does not stop child support.',
    authority: STAY,
  },
  {
    ...BROKE,
    id: 'us.life.right-clear',
    kind: 'right',
    rank: 4,
    says: 'Chapter 7 clears most card and medical debts in months if your income is low enough. You can mostly keep a home or car up to set limits.',
    authority: CLEAR,
  },
  {
    ...CASE,
    id: 'us.life.right-creditor',
    kind: 'right',
    rank: 5,
    says: 'While the case is open you may not collect from the person who filed. If money is owed to you, file a claim by the date in the notice.',
    authority: STAY,
  },
  {
    ...C1099,
    id: 'us.life.right-forgiven',
    kind: 'right',
    rank: 4,
    says: 'A debt that was canceled can count as income. It does not if you owed more than you owned, or in bankruptcy. Then file Form 982.',
    authority: FORGIVEN,
  },
  {
    ...MONEY,
    id: 'us.life.right-found',
    kind: 'right',
    rank: 4,
    says: 'You can claim lost money from your state for free. Firms that offer to find it want a share, which many states cap.',
    authority: FOUND,
  },
  {
    ...MONEY,
    id: 'us.life.step-found',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Search your state’s own unclaimed property site first. Sign nothing and pay no fee before that.',
    authority: FOUND,
  },
  {
    ...MONEY,
    id: 'us.life.reality-found',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'You owe nothing. Nobody needs your bank password for this.',
    authority: FOUND,
  },
  {
    ...WILL,
    id: 'us.life.right-estate',
    kind: 'right',
    rank: 5,
    says: 'Heirs can see the will, and there is a short time to object. Claims against the dead person must be filed by the date in the notice.',
    authority: ESTATE,
  },
  {
    ...WILL,
    id: 'us.life.reality-estate',
    kind: 'fact',
    slot: 'reality_check',
    rank: 6,
    says: 'You mostly do not owe a dead relative’s debts yourself. The estate pays them first.',
    authority: ESTATE,
  },
  {
    ...WILL,
    id: 'us.life.step-estate',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Note the court, the case number and the dates. Ask the clerk for a copy of the papers.',
    authority: ESTATE,
  },
  {
    ...WITNESS,
    id: 'us.life.right-subpoena',
    kind: 'right',
    rank: 4,
    says: 'A real subpoena must be obeyed, but you can object in writing or ask the court to narrow it. Witnesses mostly get a fee.',
    authority: SUBPOENA,
  },
  {
    ...WITNESS,
    id: 'us.life.want-subpoena',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'Someone in a court case wants you to come as a witness or to hand over papers.',
    authority: SUBPOENA,
  },
  {
    ...WITNESS,
    id: 'us.life.step-subpoena',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Check the court and case number with the clerk. Keep the papers asked for, and see a lawyer before the date.',
    authority: SUBPOENA,
  },
  {
    ...PAPERS,
    id: 'us.life.right-verify',
    kind: 'right',
    rank: 4,
    says: 'If E-Verify does not match, you can contest it within eight federal working days and keep working meanwhile. You choose which I-9 papers to show.',
    authority: VERIFY,
  },
  {
    ...HEALTH,
    id: 'us.life.right-cobra',
    kind: 'right',
    rank: 4,
    says: 'You have 60 days to choose COBRA and then 45 days to pay for the first time. It can go back to the day that cover ended.',
    authority: COBRA,
  },
  {
    ...HEALTH,
    id: 'us.life.step-cobra',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Compare the price with a Marketplace plan. A loss of job cover opens a 60-day window there.',
    authority: COBRA,
  },
  {
    ...HEALTH,
    id: 'us.life.option-cobra',
    kind: 'option',
    option: 'comply',
    rank: 5,
    title: 'Choose cover in time',
    cost: 'Up to 102% of the full price',
    time: '60 days to choose',
    risk: 'After the date the right is gone.',
    bestFor: 'You need care soon or have met your deductible.',
    says: 'Choose COBRA by the date, or another plan.',
    authority: COBRA,
  },
  {
    ...ACA,
    id: 'us.life.right-market',
    kind: 'right',
    rank: 5,
    says: 'You can appeal a Marketplace decision on cover or help, mostly within 90 days. Send missing proof by the date to keep the help.',
    authority: MARKET,
  },
  {
    ...PLAN,
    id: 'us.life.right-plan',
    kind: 'right',
    rank: 5,
    says: 'A job plan that says no must give its reasons. You mostly have 180 days to appeal a disability claim, 60 for a pension. Appeal before you sue.',
    authority: PENSION,
  },
  {
    ...DMV,
    id: 'us.life.right-lapse',
    kind: 'right',
    rank: 6,
    says: 'You can mostly show that you had insurance, or ask for a hearing, before the license or plates are suspended.',
    authority: LAPSE,
  },
  {
    ...DMV,
    id: 'us.life.step-lapse',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Ask your insurer today to send proof of cover, and answer the office by its date. Do not drive while suspended.',
    authority: LAPSE,
  },
  {
    ...DMV,
    id: 'us.life.option-lapse',
    kind: 'option',
    option: 'appeal',
    rank: 6,
    title: 'Show proof or ask for a hearing',
    cost: 'Free or a small fee',
    time: 'By the date in the notice',
    risk: 'Late answers can cost the license.',
    bestFor: 'You had cover or it is a mistake.',
    says: 'Send proof or ask for a hearing in writing.',
    authority: LAPSE,
  },
  {
    ...CITIZEN,
    id: 'us.life.want-citizen',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The immigration office decides on your request to become a citizen.',
    authority: NATURAL,
  },
  {
    ...CITIZEN,
    id: 'us.life.step-citizen',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Note the date of the letter and get an immigration lawyer or accredited helper to read it.',
    authority: NATURAL,
  },
  {
    ...CITIZEN,
    id: 'us.life.option-citizen',
    kind: 'option',
    option: 'appeal',
    rank: 5,
    title: 'Ask for a hearing',
    cost: 'A filing fee, which can be waived',
    time: '30 days from service',
    risk: 'The facts are looked at anew.',
    bestFor: 'The reason is wrong or you have new proof.',
    says: 'Ask for a hearing with Form N-336, or apply again later.',
    authority: NATURAL,
  },
  {
    ...RATE,
    id: 'us.life.want-rate',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'Your card firm tells you of new terms and from which day they count.',
    authority: TERMS,
  },
  {
    ...RATE,
    id: 'us.life.step-rate',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Look for the right to reject and its date. Compare other cards before you use this one more.',
    authority: TERMS,
  },
  {
    ...RATE,
    id: 'us.life.option-rate',
    kind: 'option',
    option: 'dispute',
    rank: 5,
    title: 'Reject the new terms',
    cost: 'Free',
    time: 'By the date in the letter',
    risk: 'You can lose the use of the card.',
    bestFor: 'The new terms are much worse.',
    says: 'Reject the change in writing by the date. The account mostly closes and you pay off the old balance at the old rate.',
    authority: TERMS,
  },
  {
    ...INJURED,
    id: 'us.life.want-injured',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The insurer of your employer decides on pay and doctors after an injury at work.',
    authority: COMP,
  },
  {
    ...INJURED,
    id: 'us.life.step-injured',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Ask the state board for a hearing by its time limit. Many workers’ lawyers take a share only if you win.',
    authority: COMP,
  },
  {
    ...INJURED,
    id: 'us.life.option-injured',
    kind: 'option',
    option: 'appeal',
    rank: 5,
    title: 'Ask the board for a hearing',
    cost: 'Mostly free',
    time: 'Weeks to a year',
    risk: 'None.',
    bestFor: 'Work caused or worsened the injury.',
    says: 'Fight the denial before the state board with your doctor’s report.',
    authority: COMP,
  },
  {
    ...UNPAID,
    id: 'us.life.right-wages',
    kind: 'right',
    rank: 5,
    says: 'You must get at least the minimum wage for all hours. You can claim two or three years back, and as much again. You may not be punished for asking.',
    authority: WAGE,
  },
  {
    ...CARD,
    id: 'us.life.right-green-card',
    kind: 'right',
    rank: 7,
    says: 'Tell the immigration office of a new address within ten days. A conditional card needs Form I-751 in the 90 days before it ends.',
    authority: ASYLUM,
  },
]
