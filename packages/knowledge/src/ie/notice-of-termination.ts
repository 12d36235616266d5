/** The landlord's notice that ends a tenancy: its reasons, its form and its days. */
import type { Rule } from '@plainletter/contracts/rule'

import { fitQuestions } from '../subjects/fit-questions.ts'
import { FITS } from './asked-rows.ts'
import { LAW } from './authority-home.ts'
import { BREACH_NOTICE, TERMINATION, WARNING_STAGE } from './conditions.ts'

const RENTING = {
  country: 'ie',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
  topics: ['housing'],
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
} satisfies Partial<Rule>

const NOTICE = {
  country: 'ie',
  kinds: ['EVICTION_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
} satisfies Partial<Rule>

/** The notice that ends the tenancy, not the warning before it. */
const ENDING = { ...TERMINATION, not: [WARNING_STAGE] } satisfies Rule['when']

const SALE = {
  any: [{ says: ['sell', 'selling', 'sale', 'intends to sell', 'transfer to another'] }],
} satisfies Rule['when']

const RTA = {
  title: 'Residential Tenancies Act 2004',
  url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
}

const ROWS: readonly Rule[] = [
  {
    ...NOTICE,
    id: 'ie.home.element-reason',
    kind: 'element',
    name: 'The reason',
    recognisedBy: [
      {
        says: [
          'reason for the termination',
          'reason for termination',
          'reason:',
          'intends to sell',
          'arrears',
          'own use',
          'family member',
          'no longer suitable',
          'refurbish',
          'breach',
        ],
      },
    ],
    ifMissing:
      'We do not see a reason. Without one the notice may not count. Ask Threshold or the RTB.',
    when: ENDING,
    says: 'After six months the notice must name a reason that the law allows.',
    authority: LAW.tenancies,
  },
  {
    ...NOTICE,
    id: 'ie.home.element-hours',
    kind: 'element',
    name: 'The last 24 hours',
    recognisedBy: [{ says: ['24 hours', 'twenty-four hours', 'twenty four hours'] }],
    ifMissing:
      'We do not see the words about the whole 24 hours. Ask Threshold or the RTB if the notice counts.',
    when: ENDING,
    says: 'The notice must say that you have the whole of the last day to leave.',
    authority: LAW.tenancies,
  },
  {
    ...NOTICE,
    id: 'ie.home.element-rtb',
    kind: 'element',
    name: 'Your right to go to the RTB',
    recognisedBy: [{ says: ['residential tenancies board', 'rtb'] }],
    ifMissing:
      'We do not see the words about the RTB. Ask Threshold or the RTB if the notice counts.',
    when: ENDING,
    says: 'The notice must say that you can take it to the RTB, and by when.',
    authority: LAW.tenancies,
  },
  {
    ...NOTICE,
    id: 'ie.home.element-service',
    kind: 'element',
    name: 'The date of service',
    recognisedBy: [{ says: ['date of service', 'served on', 'date served'] }],
    ifMissing: 'We do not see a date of service. Ask Threshold or the RTB if the notice counts.',
    when: ENDING,
    says: 'The notice must give the day it was served.',
    authority: LAW.tenancies,
  },
  {
    ...RENTING,
    id: 'ie.home.know-copy',
    when: { not: [WARNING_STAGE] },
    kind: 'fact',
    slot: 'did_you_know',
    rank: 10,
    says: 'The landlord must send a copy of the notice to the RTB on the same day. If not, the notice does not count.',
    authority: LAW.noticeCopy,
  },
  {
    ...RENTING,
    id: 'ie.home.right-reason',
    when: { not: [WARNING_STAGE] },
    kind: 'right',
    rank: 20,
    kinds: ['EVICTION_NOTICE', 'ENQUIRY'],
    says: 'After six months in your home the landlord needs a reason that the law allows, and must name it.',
    authority: LAW.tenancies,
  },
  {
    ...RENTING,
    id: 'ie.home.right-notice',
    when: { not: [WARNING_STAGE] },
    kind: 'right',
    rank: 30,
    kinds: ['EVICTION_NOTICE', 'ENQUIRY'],
    says: 'With no breach, notice is 90 days under six months, 152 up to a year, 180 up to seven years, then 196 and 224.',
    authority: LAW.tenancies,
  },
  {
    ...RENTING,
    id: 'ie.home.right-six-years',
    when: { not: [WARNING_STAGE] },
    kind: 'right',
    rank: 25,
    kinds: ['EVICTION_NOTICE', 'ENQUIRY'],
    says: 'If your tenancy began on or after 1 March 2026 and you have been there six months, you have six years of strong protection.',
    authority: LAW.sixYears,
  },
  {
    ...NOTICE,
    id: 'ie.home.dispute-breach',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 28, unit: 'days', roll: 'none' },
    action: 'Send a dispute to the RTB, if you think the notice is wrong',
    consequence: 'The RTB may not take your case.',
    weight: 'main',
    example: {
      clause: 'Residential Tenancies Act 2004, section 80',
      trigger: '2026-11-09',
      result: '2026-12-07',
    },
    rank: 10,
    when: BREACH_NOTICE,
    says: 'For a notice about rent owed or another breach you have 28 days to go to the RTB. We count from its date.',
    authority: LAW.rtbDispute,
  },
  {
    ...NOTICE,
    id: 'ie.home.dispute',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 90, unit: 'days', roll: 'none' },
    action: 'Send a dispute to the RTB, if you think the notice is wrong',
    consequence: 'The RTB may not take your case.',
    weight: 'main',
    example: {
      clause: 'Residential Tenancies Act 2004, section 80',
      trigger: '2026-11-09',
      result: '2027-02-07',
    },
    rank: 20,
    when: {
      not: [
        {
          says: [
            'rent arrears',
            'arrears of rent',
            'breach of',
            'anti-social',
            'breached your obligations',
            'tenant obligations',
          ],
        },
      ],
    },
    says: 'You have 90 days from getting the notice to go to the RTB. We count from its date.',
    authority: LAW.rtbDispute,
  },
  {
    ...NOTICE,
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    checkedOn: '2026-11-23',
    id: 'ie.home.insight-short-warning',
    kind: 'insight',
    severity: 'high',
    confidence: 0.85,
    rank: 5,
    when: {
      all: [
        WARNING_STAGE,
        {
          says: [
            '7 days',
            'seven days',
            '10 days',
            'ten days',
            '14 days',
            'fourteen days',
            '21 days',
          ],
        },
      ],
    },
    actionable: 'Show it to Threshold before you answer, and pay what you can meanwhile.',
    says: 'A warning about rent must give you 28 days. With less, a notice to end the tenancy that follows it may not count.',
    authority: LAW.arrears,
  },
  {
    ...NOTICE,
    id: 'ie.home.insight-mistakes',
    when: { not: [WARNING_STAGE] },
    kind: 'insight',
    severity: 'medium',
    confidence: 0.8,
    actionable: 'Ask Threshold or the RTB to check each point before you plan to leave.',
    rank: 10,
    says: 'Many notices are not valid because of a wrong date, too few days or no copy to the RTB.',
    authority: LAW.noticeCopy,
  },
  {
    ...NOTICE,
    id: 'ie.home.change-2026',
    kind: 'change',
    changedOn: '2026-03-01',
    was: 'A landlord could end most tenancies for sale or own use after six months.',
    is: 'For tenancies from this day landlords with four or more homes cannot end them without your breach, and small ones only for few reasons.',
    says: 'Rental law changed on 1 March 2026. Tenancies that began before it keep the old reasons.',
    authority: LAW.sixYears,
  },
  {
    ...NOTICE,
    id: 'ie.home.right-declaration',
    kind: 'right',
    rank: 22,
    when: SALE,
    says: 'If the reason is a sale, a sworn statement (statutory declaration) must come with the notice. The sale must be planned within nine months.',
    authority: { ...RTA, provision: 'sections 34 and 35 (sale)', inForceFrom: '2019-06-04' },
  },
  {
    ...NOTICE,
    id: 'ie.home.right-many-homes',
    kind: 'right',
    rank: 60,
    when: SALE,
    says: 'A landlord who sells ten or more homes of one development within six months mostly cannot end tenancies for that.',
    authority: {
      ...RTA,
      provision: 'section 35A (sale of many homes)',
      inForceFrom: '2019-06-04',
    },
  },
  {
    ...NOTICE,
    id: 'ie.home.know-email',
    when: { not: [WARNING_STAGE] },
    kind: 'fact',
    slot: 'did_you_know',
    rank: 15,
    says: 'Since 1 March 2026 a notice may also come by email. It must still be signed, name the reason and the last day, and go to the RTB that day.',
    authority: {
      ...RTA,
      provision: 'sections 6(1)(ca) and 62 (how a notice is served, what it must say)',
      inForceFrom: '2026-03-01',
    },
  },
  {
    ...NOTICE,
    id: 'ie.home.know-slip',
    when: { not: [WARNING_STAGE] },
    kind: 'fact',
    slot: 'did_you_know',
    rank: 30,
    says: 'A small slip that does you no harm may not undo a notice. Ask Threshold to check before you rely on one.',
    authority: {
      ...RTA,
      provision: 'section 64A (slips in a notice)',
      inForceFrom: '2022-07-06',
    },
  },
]

/** The rows, with those for questions where they fit. */
export const NOTICE_OF_TERMINATION = fitQuestions(ROWS, FITS)
