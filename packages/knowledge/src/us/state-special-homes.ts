/** Law of single states on rented homes that does not fit the table: eviction papers, reasons to evict, deposits. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CASE_FILED } from './conditions-court.ts'
import { DEPOSIT_ASKS, ORDER_MADE, OTHER_DEPOSIT } from './state-phrases.ts'

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
        'recover possession',
        'recovery of possession',
        'judgment for possession',
        'judgment for eviction',
        'action for possession',
        'complaint to evict',
        'eviction case',
      ],
    },
  ],
  not: [ORDER_MADE],
}
function law(title: string, provision: string, rest: { url: string; from: string }): Authority {
  return { title, provision, url: rest.url, inForceFrom: rest.from }
}
const CALIFORNIA = 'https://leginfo.legislature.ca.gov/faces/codes.xhtml'
const FLORIDA = 'https://www.leg.state.fl.us/statutes/'
const NEW_YORK = 'https://www.nysenate.gov/legislation/laws/CONSOLIDATED'
const ANSWER_EVICTION = {
  ...CHECKED,
  kind: 'deadline',
  kinds: ['COURT_CLAIM', 'EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  rank: 1,
  action: 'File your answer to the eviction papers',
  consequence: 'The landlord can win without a hearing.',
  weight: 'main',
} satisfies Partial<Rule>

export const STATE_SPECIAL_HOMES: readonly Rule[] = [
  {
    ...ANSWER_EVICTION,
    id: 'us.state.ca.eviction-answer',
    regions: ['US-CA'],
    when: EVICTION_PAPERS,
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
    when: EVICTION_PAPERS,
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
    when: EVICTION_PAPERS,
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
      all: [CASE_FILED],
      any: [
        {
          says: [
            'nonpayment petition',
            'petition nonpayment',
            'notice of petition',
            'non-payment petition',
            'nonpayment',
            'non-payment',
            'unpaid rent',
          ],
        },
      ],
      not: [{ says: ['holdover'] }],
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
    id: 'us.state.fl.ask-deposit',
    regions: ['US-FL'],
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'consumer'],
    rank: 10,
    when: { not: [OTHER_DEPOSIT] },
    asks: [['deposit', 'security deposit'], DEPOSIT_ASKS],
    verdict: 'do_this',
    insteadOf: 'us.ask-home.deposit',
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
    insteadOf: 'us.ask-home.deposit',
    says: 'Write and ask for it. In Arizona a landlord has 14 business days after you leave and ask for it. If it is late or wrong you can claim twice the sum kept.',
    authority: law('Arizona Revised Statutes', 'section 33-1321', {
      url: 'https://www.azleg.gov/arstitle/',
      from: '2025-01-01',
    }),
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
]
