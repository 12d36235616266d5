/** Decisions of housing offices, Social Security and the VA; jury notices; help for students; city codes. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const VOUCHER = {
  title: 'Housing Choice Voucher rules (Section 8): informal hearing',
  provision: '42 U.S.C. 1437d(k) and 1437f; 24 CFR 982.552 to 982.555',
  url: 'https://www.ecfr.gov/current/title-24/section-982.555',
  inForceFrom: '1995-07-03',
}
const PUBLIC_HOME = {
  title: 'Public housing and subsidized housing: notices, good cause and grievance hearing',
  provision: '24 CFR 966.4(l) and 966.50 to 966.57; 24 CFR part 247',
  url: 'https://www.ecfr.gov/current/title-24/section-966.4',
  inForceFrom: '1991-10-02',
}
const DISABLED = {
  title: 'Social Security Act: disability',
  provision:
    '42 U.S.C. 423(d) and 405(b), (g); SSI: 42 U.S.C. 1382c and 1383(c); 20 CFR 404.1520, 404.909 and 404.933; 416.1409',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section423&num=0&edition=prelim',
  inForceFrom: '1980-08-05',
}
const VA = {
  title: 'Appeals Modernization Act: decisions of the Department of Veterans Affairs',
  provision: '38 U.S.C. 1110, 5104, 5104C, 5108 and 7105; 38 CFR 3.2500 and 20.202',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title38-section5104C&num=0&edition=prelim',
  inForceFrom: '2019-02-19',
}
const JURY = {
  title: 'Jury service: federal law, and the jury law of your state',
  provision:
    '28 U.S.C. 1863, 1866 and 1875; for example California Code of Civil Procedure 204 and Labor Code 230, Texas Government Code chapter 62, New York Judiciary Law 517 to 519, Florida Statutes 40.013 and 40.271',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title28-section1875&num=0&edition=prelim',
  inForceFrom: '1978-11-02',
}
const STUDY = {
  title: 'Higher Education Act (HEA): satisfactory academic progress and return of aid',
  provision: '20 U.S.C. 1091 and 1091b; 34 CFR 668.22 and 668.34',
  url: 'https://www.ecfr.gov/current/title-34/section-668.34',
  inForceFrom: '2011-07-01',
}
const FORGIVE = {
  title: 'Higher Education Act (HEA): forgiveness and discharge of federal student loans',
  provision: '20 U.S.C. 1087e(m) and 1087; 34 CFR 685.213, 685.214 and 685.219',
  url: 'https://www.ecfr.gov/current/title-34/section-685.219',
  inForceFrom: '2023-07-01',
}
const PRIVATE = {
  title: 'Truth in Lending Act (TILA): private student loans; law of your state on old debts',
  provision: '15 U.S.C. 1638(e) and 1650; 12 CFR 1026.46 to 1026.48',
  url: 'https://www.ecfr.gov/current/title-12/section-1026.46',
  inForceFrom: '2011-12-30',
}
const CITY = {
  title: 'City code, and the law of your state on code enforcement',
  provision:
    'for example Florida Statutes 162.06 to 162.11, California Government Code 53069.4, Texas Local Government Code chapter 54, Illinois 65 ILCS 5/1-2.1',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '2000-01-01',
}
const FAIRFINE = {
  title:
    'Constitution of the United States, Fourteenth and Eighth Amendments (notice, hearing, no excessive fines: Timbs v. Indiana, 2019)',
  provision: 'Fourteenth Amendment, section 1; Eighth Amendment',
  url: 'https://constitution.congress.gov/constitution/amendment-8/',
  inForceFrom: '2019-02-20',
}
const MOVED = {
  title: 'Immigration and Nationality Act (INA): change of address, asylum within one year',
  provision: '8 U.S.C. 1305, 1158(a)(2)(B) and 1229a(b)(5); 8 CFR 1003.15',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title8-section1229a&num=0&edition=prelim',
  inForceFrom: '1997-04-01',
}
const SPONSOR = {
  title: 'Immigration and Nationality Act (INA): affidavit of support',
  provision: '8 U.S.C. 1183a; 8 CFR part 213a',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title8-section1183a&num=0&edition=prelim',
  inForceFrom: '1997-12-19',
}
const NATURAL = {
  title: 'Immigration and Nationality Act (INA): naturalization',
  provision: '8 U.S.C. 1421(c), 1427 and 1447; 8 CFR 336.2',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title8-section1447&num=0&edition=prelim',
  inForceFrom: '1991-10-01',
}
const SAVE = {
  title: 'HIPAA Privacy Rule (your medical records)',
  provision: '45 CFR 164.524 and 164.526',
  url: 'https://www.ecfr.gov/current/title-45/section-164.524',
  inForceFrom: '2003-04-14',
}

const SECTION8 = {
  ...CHECKED,
  kinds: ['OTHER', 'EVICTION_NOTICE', 'BENEFIT_OVERPAYMENT', 'ENQUIRY', 'RENT_ARREARS_LETTER'],
  when: {
    any: [
      {
        says: [
          'housing authority',
          'housing choice voucher',
          'section 8',
          'housing assistance payment',
          'voucher program',
          'rental assistance program',
        ],
      },
    ],
    // "Section 8.3 of the CC&Rs" is no voucher.
    not: [
      {
        says: ['bankruptcy', 'homeowners association', 'owners association', 'cc&rs', 'covenants'],
      },
    ],
  },
} satisfies Partial<Rule>
const PROJECT = {
  ...CHECKED,
  kinds: ['OTHER', 'EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'public housing',
          'housing authority',
          'grievance hearing',
          'subsidized housing',
          'hud-assisted',
          'project-based',
          'income-based housing',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const SICK = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'INSURANCE_DECISION', 'BENEFIT_OVERPAYMENT'],
  when: {
    all: [
      { says: ['social security', 'ssdi', 'ssi', 'supplemental security income'] },
      { says: ['disability', 'disabled', 'disabling'] },
      {
        says: [
          'denied',
          'denial',
          'disapproved',
          'not entitled',
          'not disabled',
          'not severe',
          'do not qualify',
          'not eligible',
          'turned down',
          'no longer disabled',
          'benefits will stop',
        ],
      },
    ],
    not: [{ says: ['va disability', 'department of veterans affairs'] }],
  },
} satisfies Partial<Rule>
const VETERAN = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'BENEFIT_OVERPAYMENT', 'INSURANCE_DECISION'],
  when: {
    all: [
      {
        says: [
          'department of veterans affairs',
          'veterans affairs',
          'va disability',
          'va benefits',
          'va claim',
          'veterans benefits administration',
        ],
      },
      {
        says: [
          'decision',
          'denied',
          'denial',
          'rating',
          'service connection',
          'service-connected',
          'effective date',
          'reduce',
          'reduced',
          'appeal',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const JUROR = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'COURT_CLAIM'],
  when: {
    any: [{ says: ['jury service', 'jury duty', 'juror', 'jury summons', 'prospective juror'] }],
    not: [{ says: ['warrant', 'gift card', 'gift cards', 'bitcoin', 'arrest', 'marshals'] }],
  },
} satisfies Partial<Rule>
const AID = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'DEBT_COLLECTION_LETTER'],
  when: {
    any: [
      {
        says: [
          'satisfactory academic progress',
          'financial aid suspension',
          'financial aid warning',
          'return of title iv',
          'pell grant',
          'financial aid appeal',
          'lost my financial aid',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const RELIEF = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'DEBT_COLLECTION_LETTER'],
  when: {
    all: [
      {
        says: [
          'student loan',
          'student loans',
          'direct loan',
          'direct loans',
          'federal student aid',
        ],
      },
      {
        says: [
          'forgiveness',
          'pslf',
          'public service',
          'discharge',
          'disabled',
          'school closed',
          'closed school',
          'borrower defense',
          'qualifying payments',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const LENDER = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'DEBT_COLLECTION_LETTER', 'COURT_CLAIM'],
  when: {
    all: [
      {
        says: [
          'private student loan',
          'private student loans',
          'private education loan',
          'student loan trust',
          'navient private',
          'sallie mae',
          'cosigner',
          'co-signer',
        ],
      },
      { says: ['student', 'education', 'school', 'college'] },
    ],
  },
} satisfies Partial<Rule>
const CODE = {
  ...CHECKED,
  kinds: ['OTHER', 'PENALTY_CHARGE_NOTICE', 'ENQUIRY', 'LETTER_BEFORE_CLAIM'],
  when: {
    all: [
      {
        says: [
          'code enforcement',
          'code violation',
          'code compliance',
          'notice of violation',
          'municipal code',
          'city code',
          'ordinance',
          'abatement',
          'building department',
        ],
      },
      {
        says: [
          'property',
          'yard',
          'grass',
          'weeds',
          'trash',
          'debris',
          'permit',
          'structure',
          'fence',
          'premises',
          'inoperable vehicle',
          'overgrown',
          'house',
        ],
      },
    ],
    not: [{ says: ['homeowners association', 'hoa', 'tenant', 'speed', 'mph'] }],
  },
} satisfies Partial<Rule>
const COURT_DAY = {
  ...CHECKED,
  kinds: ['OTHER', 'COURT_CLAIM', 'ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'notice to appear',
          'immigration judge',
          'immigration court',
          'removal proceedings',
          'asylum',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const I864 = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { any: [{ says: ['i-864', 'affidavit of support', 'public charge'] }] },
} satisfies Partial<Rule>
const CITIZEN = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'n-400',
          'naturalization',
          'citizenship interview',
          'application for naturalization',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const CHART = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'my medical records',
          'copy of medical records',
          'request for medical records',
          'medical records request',
          'release of medical records',
          'records from the doctor',
        ],
      },
    ],
    not: [{ says: ['data breach', 'security incident'] }],
  },
} satisfies Partial<Rule>
export const PUBLIC_DECISIONS: readonly Rule[] = [
  {
    ...SECTION8,
    id: 'us.public.right-voucher',
    kind: 'right',
    rank: 3,
    says: 'Before your voucher ends, the housing office must write the reasons and mostly give you a hearing. Ask for it by the day in the letter.',
    authority: VOUCHER,
  },
  {
    ...SECTION8,
    id: 'us.public.step-voucher',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Ask for the hearing in writing and keep a copy. Ask to see your file before it.',
    authority: VOUCHER,
  },
  {
    ...PROJECT,
    id: 'us.public.right-project',
    kind: 'right',
    rank: 4,
    says: 'Public and subsidized housing may end a lease only for good cause. You must get written reasons and mostly a hearing.',
    authority: PUBLIC_HOME,
  },
  {
    ...SICK,
    id: 'us.public.right-disability',
    kind: 'right',
    rank: 3,
    says: 'You have 60 days to appeal a no on disability. They look at your work, how ill you are, and what jobs you could still do.',
    authority: DISABLED,
  },
  {
    ...SICK,
    id: 'us.public.reality-disability',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'A first no is common. Many people win later, above all at the hearing before a judge.',
    authority: DISABLED,
  },
  {
    ...SICK,
    id: 'us.public.step-disability',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Appeal at ssa.gov and send newer papers from your doctors. Say what you can no longer do in a normal day.',
    authority: DISABLED,
  },
  {
    ...SICK,
    id: 'us.public.option-disability',
    kind: 'option',
    option: 'appeal',
    rank: 4,
    title: 'Appeal the decision',
    cost: 'Free. A lawyer is paid only if you win',
    time: '60 days to ask; the answer takes months',
    risk: 'None.',
    bestFor: 'You cannot do steady work.',
    says: 'Ask for a new look, and then for a hearing before a judge.',
    authority: DISABLED,
  },
  {
    ...VETERAN,
    id: 'us.public.right-veteran',
    kind: 'right',
    rank: 3,
    says: 'You have one year to fight a VA decision. Choose a supplemental claim with new proof, a higher-level review, or the Board.',
    authority: VA,
  },
  {
    ...VETERAN,
    id: 'us.public.step-veteran',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'A veterans service organization helps for free. Ask one before you choose.',
    authority: VA,
  },
  {
    ...JUROR,
    id: 'us.public.want-juror',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'A court asks you to serve on a jury. You are accused of nothing.',
    authority: JURY,
  },
  {
    ...JUROR,
    id: 'us.public.right-juror',
    kind: 'right',
    rank: 4,
    says: 'You can mostly put it off once, or ask to be excused for hardship, illness or care of others. Your job may not fire you for it.',
    authority: JURY,
  },
  {
    ...JUROR,
    id: 'us.public.step-juror',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Fill in the form by its date. Call the number on the court’s own site if you are not sure that it is real.',
    authority: JURY,
  },
  {
    ...JUROR,
    id: 'us.public.option-juror',
    kind: 'option',
    option: 'comply',
    rank: 4,
    title: 'Serve, put off, or ask to be excused',
    cost: 'Free',
    time: 'Before the day in the notice',
    risk: 'Not coming can bring a fine.',
    bestFor: 'You got a real jury notice.',
    says: 'Write to the court before the day and say why you cannot come.',
    authority: JURY,
  },
  {
    ...AID,
    id: 'us.public.right-aid',
    kind: 'right',
    rank: 5,
    says: 'If you lose student aid over grades, the school must say how to appeal where it allows it. Illness or a death in the family are good reasons.',
    authority: STUDY,
  },
  {
    ...RELIEF,
    id: 'us.public.right-forgive',
    kind: 'right',
    rank: 5,
    says: 'Federal student loans can be cleared after ten years of public service, for lasting disability, or when the school closed. You can ask for a new count.',
    authority: FORGIVE,
  },
  {
    ...LENDER,
    id: 'us.public.right-private-loan',
    kind: 'right',
    rank: 6,
    says: 'A private student lender must sue you before it takes wages. Old loans can be too late for court under state law.',
    authority: PRIVATE,
  },
  {
    ...CODE,
    id: 'us.public.right-code',
    kind: 'right',
    rank: 4,
    says: 'The city must name the rule, give you time to fix the problem, and let you appeal or be heard before a fine is final.',
    authority: CITY,
  },
  {
    ...CODE,
    id: 'us.public.right-code-fine',
    kind: 'right',
    rank: 7,
    says: 'A fine must not be far out of scale, and it needs notice and a hearing.',
    authority: FAIRFINE,
  },
  {
    ...CODE,
    id: 'us.public.want-code',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The city says that your property breaks a rule, and wants it fixed by a day.',
    authority: CITY,
  },
  {
    ...CODE,
    id: 'us.public.step-code',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Fix it if you can and send photos. If you need time or disagree, ask for it in writing before the date.',
    authority: CITY,
  },
  {
    ...CODE,
    id: 'us.public.option-code',
    kind: 'option',
    option: 'appeal',
    rank: 4,
    title: 'Ask for time or a hearing',
    cost: 'Free or a small fee',
    time: 'By the date in the notice',
    risk: 'Daily fines can run on. Ask that they stop meanwhile.',
    bestFor: 'You cannot fix it in time or it is not true.',
    says: 'Ask the city for more time or for a hearing.',
    authority: CITY,
  },
  {
    ...COURT_DAY,
    id: 'us.public.right-moved',
    kind: 'right',
    rank: 5,
    says: 'If you miss the hearing, the judge can order you out. Tell the court of a new address within five days. Asylum must mostly be asked for within a year.',
    authority: MOVED,
  },
  {
    ...COURT_DAY,
    id: 'us.public.step-moved',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Look at the immigration court’s own site for your hearing day. Find a lawyer or an accredited helper. Beware of a notario.',
    authority: MOVED,
  },
  {
    ...I864,
    id: 'us.public.right-sponsor',
    kind: 'right',
    rank: 6,
    says: 'The sponsor must show income of mostly 125% of the poverty line. A joint sponsor can fill the gap.',
    authority: SPONSOR,
  },
  {
    ...CITIZEN,
    id: 'us.public.right-citizen',
    kind: 'right',
    rank: 5,
    says: 'If naturalization is refused, ask for a hearing within 30 days (Form N-336). With no answer 120 days after the interview you can go to court.',
    authority: NATURAL,
  },
  {
    ...CHART,
    id: 'us.public.right-chart',
    kind: 'right',
    rank: 6,
    says: 'You can get your medical records within 30 days for a fair fee, and ask to correct them.',
    authority: SAVE,
  },
]
