/** Law of single states that does not fit the table: courts with a day of their own, pay that cannot be taken, debt buyers. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { HOME_CASE } from './conditions-court.ts'
import { HOW_LONG, SUED } from './state-phrases.ts'

const CHECKED = { country: 'us', checkedOn: '2026-11-21', checkBy: '2027-04-30' } as const

function law(title: string, provision: string, rest: { url: string; from: string }): Authority {
  return { title, provision, url: rest.url, inForceFrom: rest.from }
}

const CALIFORNIA = 'https://leginfo.legislature.ca.gov/faces/codes.xhtml'
const TEXAS = 'https://statutes.capitol.texas.gov/'
const NEW_YORK = 'https://www.nysenate.gov/legislation/laws/CONSOLIDATED'

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
  kinds: ['BAILIFF_NOTICE', 'COURT_CLAIM', 'COURT_JUDGMENT', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
  topics: ['debt'],
  // Above the federal share of pay, which is no leave to take it there.
  rank: 1,
  when: { not: [{ says: ['rent', 'tax', 'child support', 'student loan', 'restitution'] }] },
  says: `In ${name} wages can in most cases not be taken for a debt such as a credit card.`,
  authority: law(`Law of ${name}`, provision, { url, from: '2025-01-01' }),
}))

export const STATE_SPECIAL: readonly Rule[] = [
  {
    ...CHECKED,
    id: 'us.state.tx.answer-justice',
    regions: ['US-TX'],
    kind: 'deadline',
    kinds: ['COURT_CLAIM'],
    rank: 5,
    when: {
      any: [{ says: ['justice court', 'justice of the peace'] }],
      not: [HOME_CASE],
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
    id: 'us.state.ca.ask-used-car',
    insteadOf: 'us.ask-consumer.car-three-days',
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
    insteadOf: 'us.ask-debt.sued',
    says: 'File a written answer. In a Texas justice court it is due by the 14th day after you got the papers. In county and district courts by 10 a.m. on the Monday after 20 days.',
    authority: law('Texas Rules of Civil Procedure', 'Rules 99 and 502.5(d)', {
      url: 'https://www.txcourts.gov/rules-forms/rules-standards/',
      from: '2013-08-31',
    }),
  },
]
