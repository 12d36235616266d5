/** Law of single states that does not fit the table: eviction papers, courts with a day of their own, deposits. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CASE_FILED, HOME_CASE } from './conditions.ts'
import { DEPOSIT_ASKS, HOW_LONG, OTHER_DEPOSIT, SUED } from './state-phrases.ts'

const CHECKED = { country: 'us', checkedOn: '2026-11-21', checkBy: '2027-04-30' } as const
const EVICTION_PAPERS = {
  all: [CASE_FILED],
  any: [
    {
      says: [
        'unlawful detainer',
        'dispossessory',
        'eviction summons',
        'eviction citation',
        'summons/eviction',
        'complaint for eviction',
        'nonpayment petition',
        'petition nonpayment',
      ],
    },
  ],
}

function law(title: string, provision: string, rest: { url: string; from: string }): Authority {
  return { title, provision, url: rest.url, inForceFrom: rest.from }
}

const CALIFORNIA = 'https://leginfo.legislature.ca.gov/faces/codes.xhtml'
const FLORIDA = 'https://www.leg.state.fl.us/statutes/'
const TEXAS = 'https://statutes.capitol.texas.gov/'
const NEW_YORK = 'https://www.nysenate.gov/legislation/laws/CONSOLIDATED'

const ANSWER_EVICTION = {
  ...CHECKED,
  kind: 'deadline',
  kinds: ['COURT_CLAIM', 'EVICTION_NOTICE'],
  rank: 1,
  action: 'File your answer to the eviction papers',
  consequence: 'The landlord can win without a hearing.',
  weight: 'main',
} satisfies Partial<Rule>

/** States that keep wages from being taken for card debts and the like. Texas is stricter still. */
const NO_GARNISHMENT: readonly Rule[] = [
  {
    code: 'NC',
    name: 'North Carolina',
    provision: 'N.C.G.S. 1-362',
    url: 'https://www.ncleg.gov/Laws/GeneralStatutes',
  },
  {
    code: 'SC',
    name: 'South Carolina',
    provision: 'S.C. Code 37-5-104',
    url: 'https://www.scstatehouse.gov/code/statmast.php',
  },
  {
    code: 'PA',
    name: 'Pennsylvania',
    provision: '42 Pa.C.S. 8127',
    url: 'https://www.palegis.us/statutes',
  },
].map(({ code, name, provision, url }) => ({
  ...CHECKED,
  checkedOn: code === 'SC' ? CHECKED.checkedOn : '2026-11-22',
  id: `us.state.${code.toLowerCase()}.no-garnishment`,
  regions: [`US-${code}`],
  kind: 'right',
  kinds: ['COURT_CLAIM', 'COURT_JUDGMENT', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
  topics: ['debt'],
  rank: 12,
  when: { not: [{ says: ['rent', 'tax', 'child support', 'student loan', 'restitution'] }] },
  says: `In ${name} wages can in most cases not be taken for a debt such as a credit card.`,
  authority: law(`Law of ${name}`, provision, { url, from: '2025-01-01' }),
}))

export const STATE_SPECIAL: readonly Rule[] = [
  {
    ...ANSWER_EVICTION,
    id: 'us.state.ca.eviction-answer',
    regions: ['US-CA'],
    when: { ...EVICTION_PAPERS, not: [{ olderThanDays: { role: 'letter', days: 13 } }] },
    terms: { trigger: 'letter', count: 10, unit: 'working_days', roll: 'none' },
    example: {
      clause: 'Code of Civil Procedure 1167: ten court days',
      trigger: '2026-06-01',
      result: '2026-06-15',
    },
    says: 'In California you have ten court days to answer an eviction case after you get the papers. Weekends and court holidays do not count.',
    authority: law('California Code of Civil Procedure', 'section 1167 (AB 2347)', {
      url: CALIFORNIA,
      from: '2025-01-01',
    }),
  },
  {
    ...ANSWER_EVICTION,
    id: 'us.state.fl.eviction-answer',
    regions: ['US-FL'],
    when: { ...EVICTION_PAPERS, not: [{ olderThanDays: { role: 'letter', days: 7 } }] },
    terms: { trigger: 'letter', count: 5, unit: 'working_days', roll: 'none' },
    example: {
      clause: 'Florida Statutes 83.60(2): five days without weekends and holidays',
      trigger: '2026-06-01',
      result: '2026-06-08',
    },
    says: 'In Florida you have five days to answer an eviction, without weekends and holidays. You must also pay the rent into the court.',
    authority: law('Florida Statutes', 'sections 51.011 and 83.60(2)', {
      url: FLORIDA,
      from: '2013-07-01',
    }),
  },
  {
    ...ANSWER_EVICTION,
    id: 'us.state.ga.eviction-answer',
    regions: ['US-GA'],
    when: { ...EVICTION_PAPERS, not: [{ olderThanDays: { role: 'letter', days: 7 } }] },
    terms: { trigger: 'letter', count: 7, unit: 'days', roll: 'next_working_day' },
    example: {
      clause: 'O.C.G.A. 44-7-51(b): seven days',
      trigger: '2026-06-01',
      result: '2026-06-08',
    },
    says: 'In Georgia you have seven days to answer an eviction case (dispossessory). You may answer in writing or by speaking to the clerk.',
    authority: law('Official Code of Georgia', 'section 44-7-51', {
      url: 'https://www.legis.ga.gov/',
      from: '2006-07-01',
    }),
  },
  {
    ...ANSWER_EVICTION,
    id: 'us.state.ny.eviction-answer',
    regions: ['US-NY'],
    when: {
      any: [
        {
          says: [
            'nonpayment petition',
            'petition nonpayment',
            'notice of petition',
            'non-payment petition',
          ],
        },
      ],
      not: [{ says: ['holdover'] }, { olderThanDays: { role: 'letter', days: 10 } }],
    },
    terms: { trigger: 'letter', count: 10, unit: 'days', roll: 'next_working_day' },
    example: {
      clause: 'RPAPL 732: ten days after service',
      trigger: '2026-06-01',
      result: '2026-06-11',
    },
    says: 'In New York you have ten days to answer a nonpayment petition after you get it. You can answer in person at the clerk’s office.',
    authority: law('Real Property Actions and Proceedings Law (RPAPL)', 'section 732', {
      url: NEW_YORK,
      from: '2019-06-14',
    }),
  },
  {
    ...CHECKED,
    id: 'us.state.tx.answer-justice',
    regions: ['US-TX'],
    kind: 'deadline',
    kinds: ['COURT_CLAIM'],
    rank: 5,
    when: {
      any: [{ says: ['justice court', 'justice of the peace'] }],
      not: [HOME_CASE, { olderThanDays: { role: 'letter', days: 14 } }],
    },
    terms: { trigger: 'letter', count: 14, unit: 'days', roll: 'next_working_day' },
    action: 'File your answer with the justice court',
    consequence: 'The other side can win without a hearing.',
    weight: 'main',
    example: {
      clause: 'Texas Rule of Civil Procedure 502.5(d): the 14th day after service',
      trigger: '2026-06-01',
      result: '2026-06-15',
    },
    says: 'In a Texas justice court your answer is due by the end of the 14th day after you get the papers.',
    authority: law('Texas Rules of Civil Procedure', 'Rule 502.5(d)', {
      url: 'https://www.txcourts.gov/rules-forms/rules-standards/',
      from: '2013-08-31',
    }),
  },
  {
    ...CHECKED,
    id: 'us.state.tx.answer',
    regions: ['US-TX'],
    kind: 'deadline',
    kinds: ['COURT_CLAIM'],
    rank: 10,
    when: {
      not: [
        HOME_CASE,
        {
          says: [
            'justice court',
            'justice of the peace',
            'u.s. district court',
            'united states district court',
          ],
        },
        { olderThanDays: { role: 'letter', days: 20 } },
      ],
    },
    terms: { trigger: 'letter', count: 20, unit: 'days', roll: 'none' },
    action: 'File your answer with the court',
    consequence: 'The other side can win without a hearing.',
    weight: 'main',
    example: {
      clause: 'Texas Rule of Civil Procedure 99: 20 days, then the next Monday',
      trigger: '2026-06-01',
      result: '2026-06-21',
    },
    says: 'In Texas county and district courts your answer is due by 10 a.m. on the Monday after 20 days. Aim for the 20th day.',
    authority: law('Texas Rules of Civil Procedure', 'Rule 99', {
      url: 'https://www.txcourts.gov/rules-forms/rules-standards/',
      from: '1988-01-01',
    }),
  },
  {
    ...CHECKED,
    checkedOn: '2026-11-22',
    id: 'us.state.tx.no-garnishment',
    regions: ['US-TX'],
    kind: 'right',
    kinds: ['COURT_CLAIM', 'COURT_JUDGMENT', 'BAILIFF_NOTICE', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    topics: ['debt'],
    rank: 12,
    says: 'In Texas wages may not be taken for a normal debt. Child support, taxes and student loans are different.',
    authority: law('Texas Property Code', 'section 42.001(b)(1) and Constitution art. XVI, s. 28', {
      url: TEXAS,
      from: '1983-11-08',
    }),
  },
  ...NO_GARNISHMENT,
  {
    ...CHECKED,
    id: 'us.state.fl.ask-deposit',
    regions: ['US-FL'],
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'consumer'],
    rank: 10,
    when: { not: [OTHER_DEPOSIT] },
    asks: [['deposit', 'security deposit'], DEPOSIT_ASKS],
    verdict: 'do_this',
    says: 'Write and ask for it. In Florida a landlord has 15 days to return it, or 30 days to send you a claim against it. You have 15 days to object.',
    authority: law('Florida Statutes', 'section 83.49(3)', { url: FLORIDA, from: '2013-07-01' }),
  },
  {
    ...CHECKED,
    id: 'us.state.az.ask-deposit',
    regions: ['US-AZ'],
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'consumer'],
    rank: 10,
    when: { not: [OTHER_DEPOSIT] },
    asks: [['deposit', 'security deposit'], DEPOSIT_ASKS],
    verdict: 'do_this',
    says: 'Write and ask for it. In Arizona a landlord has 14 business days after you leave and ask for it. If it is late or wrong you can claim twice the sum kept.',
    authority: law('Arizona Revised Statutes', 'section 33-1321', {
      url: 'https://www.azleg.gov/arstitle/',
      from: '2025-01-01',
    }),
  },
  {
    ...CHECKED,
    id: 'us.state.ny.card-three-years',
    regions: ['US-NY'],
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'COURT_CLAIM', 'LETTER_BEFORE_CLAIM'],
    topics: ['debt'],
    rank: 15,
    when: {
      any: [
        {
          says: [
            'credit card',
            'consumer credit',
            'card account',
            'personal loan',
            'store card',
            'charge card',
            'charged off',
            'bank',
            'lender',
          ],
        },
      ],
      not: [{ says: ['mortgage', 'foreclosure', 'student loan', 'student loans'] }],
    },
    says: 'In New York a payment or a promise does not start the three years for a consumer credit debt again.',
    authority: law('New York Civil Practice Law and Rules (CPLR)', 'section 214-i', {
      url: NEW_YORK,
      from: '2022-04-07',
    }),
  },
  {
    ...CHECKED,
    id: 'us.state.tx.debt-buyer',
    regions: ['US-TX'],
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'COURT_CLAIM', 'LETTER_BEFORE_CLAIM'],
    topics: ['debt'],
    rank: 15,
    when: { not: [{ says: ['federal student loan', 'federal student loans'] }] },
    says: 'In Texas a debt buyer may not sue after the four years end, and a payment then does not start them again.',
    authority: law('Texas Finance Code', 'section 392.307', { url: TEXAS, from: '2019-09-01' }),
  },
  {
    ...CHECKED,
    id: 'us.state.nj.good-cause',
    regions: ['US-NJ'],
    kind: 'right',
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    topics: ['housing'],
    rank: 15,
    says: 'In New Jersey most tenants can be evicted only for a reason that the law names, and only by a judge.',
    authority: law('Anti-Eviction Act', 'N.J.S.A. 2A:18-61.1 and 2A:18-61.2 (notice)', {
      url: 'https://www.njleg.state.nj.us/',
      from: '1974-06-25',
    }),
  },
  {
    ...CHECKED,
    id: 'us.state.ca.just-cause',
    regions: ['US-CA'],
    kind: 'right',
    kinds: ['EVICTION_NOTICE'],
    topics: ['housing'],
    rank: 15,
    says: 'In California most tenants of a year or more can be evicted only for a reason that the law names. Some homes are exempt.',
    authority: law('California Civil Code', 'section 1946.2', {
      url: CALIFORNIA,
      from: '2020-01-01',
    }),
  },
  {
    ...CHECKED,
    id: 'us.state.ca.social-security-late',
    regions: ['US-CA'],
    kind: 'right',
    kinds: ['EVICTION_NOTICE', 'COURT_CLAIM'],
    topics: ['housing'],
    rank: 30,
    when: { any: [{ says: ['social security'] }] },
    says: 'In California you can ask a court to wait when your rent is late because Social Security stopped through no fault of yours.',
    authority: {
      ...law('California Civil Code', 'section 1946.3 (AB 246)', {
        url: CALIFORNIA,
        from: '2026-01-01',
      }),
      inForceTo: '2029-01-20',
    },
  },
  {
    ...CHECKED,
    id: 'us.state.ca.ask-used-car',
    regions: ['US-CA'],
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general'],
    rank: 5,
    asks: [
      ['car', 'used car', 'truck', 'vehicle', 'dealer', 'dealership'],
      ['return', 'take it back', 'give it back', 'three days', '3 days', 'cancel', 'undo'],
    ],
    verdict: 'it_depends',
    dependsOn: 'when you bought it, the price and the miles you drove',
    says: 'In California a used car bought from a dealer since 1 October 2026 can be returned within three days. It must cost at most $50,000 and be driven at most 400 miles. A fee is kept.',
    authority: law('California Combating Auto Retail Scams Act', 'SB 766, chapter 354 of 2025', {
      url: CALIFORNIA,
      from: '2026-10-01',
    }),
  },
  {
    ...CHECKED,
    id: 'us.state.tx.ask-answer',
    regions: ['US-TX'],
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'consumer', 'general'],
    rank: 1,
    asks: [SUED, HOW_LONG],
    verdict: 'do_this',
    says: 'File a written answer. In a Texas justice court it is due by the 14th day after you got the papers. In county and district courts by 10 a.m. on the Monday after 20 days.',
    authority: law('Texas Rules of Civil Procedure', 'Rules 99 and 502.5(d)', {
      url: 'https://www.txcourts.gov/rules-forms/rules-standards/',
      from: '2013-08-31',
    }),
  },
]
