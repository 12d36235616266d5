/** What can still be done when the day in a decision of an insurer or a benefit office, a letter about rent or a call to a hearing is over. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import {
  HOUSING_BENEFIT,
  LOOKED_AGAIN,
  REFUSED,
  SCOTS_BENEFIT,
  TRIBUNAL,
} from './benefit-overpayment-cues.ts'
import { HEARING_FIXED } from './conditions.ts'
import { POSTPONE } from './eviction-order.ts'
import { COURT_FIRST } from './eviction-sources.ts'
import { code } from './hearing-at-work-sources.ts'

const BASE = {
  country: 'gb',
  dayToAct: 'over',
  checkedOn: '2026-11-23',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>
const BENEFIT_KINDS: Rule['kinds'] = ['BENEFIT_OVERPAYMENT', 'OTHER']

const OMBUDSMAN: Authority = {
  title: 'FCA Dispute Resolution sourcebook (DISP)',
  provision: 'DISP 2.8.2 (six months, and exceptional circumstances)',
  url: 'https://handbook.fca.org.uk/handbook/DISP/2/8.html',
  inForceFrom: '2016-06-30',
}
const SCOTS_LATE: Authority = {
  title: 'Social Security (Scotland) Act 2018',
  provision: 'sections 41(4) (late request) and 48 (late appeal)',
  url: 'https://www.legislation.gov.uk/asp/2018/9/section/41',
  inForceFrom: '2018-10-22',
}
const NI_LATE: Authority = {
  title:
    "Universal Credit, Personal Independence Payment, Jobseeker's Allowance and Employment and Support Allowance (Decisions and Appeals) Regulations (Northern Ireland) 2016",
  provision: 'regulation 6 (late application)',
  url: 'https://www.legislation.gov.uk/nisr/2016/221/part/2/made',
  inForceFrom: '2016-05-27',
}
const LATE_COUNCIL_REVIEW: Authority = {
  title: 'Housing Benefit and Council Tax Benefit (Decisions and Appeals) Regulations 2001',
  provision: 'regulations 5 and 19 (late requests)',
  url: 'https://www.legislation.gov.uk/uksi/2001/1002/regulation/5',
  inForceFrom: '2001-07-02',
}

const BY_COUNCIL = { all: [HOUSING_BENEFIT], not: [REFUSED] } satisfies Rule['when']

export const TOO_LATE_FOR_DECISIONS: readonly Rule[] = [
  {
    ...BASE,
    id: 'gb.late.insurance-step',
    kinds: ['INSURANCE_DECISION'],
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'The day in the letter is over. Write to the insurer today all the same, and use the word complaint. Such a day is mostly its own, not one of the law.',
    authority: OMBUDSMAN,
  },
  {
    ...BASE,
    id: 'gb.late.insurance-right',
    kinds: ['INSURANCE_DECISION'],
    kind: 'right',
    rank: 5,
    says: 'Are six months over since its final answer? The Ombudsman can still help if the insurer agrees, or if something exceptional held you up, such as a grave illness.',
    authority: OMBUDSMAN,
  },
  {
    ...BASE,
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.late.tribunal-step',
    kinds: BENEFIT_KINDS,
    when: { all: [LOOKED_AGAIN], not: [SCOTS_BENEFIT] },
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Appeal to the free tribunal today, with this notice. Is it over a month old? Say why you are late. It can take an appeal up to 13 months after the first decision.',
    authority: TRIBUNAL,
  },
  {
    ...BASE,
    nations: ['scotland'],
    id: 'gb.late.scots-benefit-step',
    kinds: BENEFIT_KINDS,
    when: { all: [SCOTS_BENEFIT] },
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Ask Social Security Scotland today for a re-determination, and say why it is late. With a good reason it can accept one up to a year after you were told.',
    authority: SCOTS_LATE,
  },
  {
    ...BASE,
    nations: ['northern_ireland'],
    id: 'gb.late.ni-benefit-step',
    kinds: BENEFIT_KINDS,
    when: {
      all: [
        {
          says: [
            'department for communities',
            'personal independence payment',
            'universal credit',
            'employment and support allowance',
          ],
        },
      ],
    },
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Ask today for the decision to be looked at again, and say why you are late. With a good reason they can accept it up to 13 months after the decision.',
    authority: NI_LATE,
  },
  {
    ...BASE,
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.late.hb-step',
    kinds: ['BENEFIT_OVERPAYMENT'],
    when: BY_COUNCIL,
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Write to the council today and say what is wrong. Is the decision over a month old? Say why you are late: with a good reason it can look again up to 13 months after it.',
    authority: LATE_COUNCIL_REVIEW,
  },
  {
    ...BASE,
    nations: ['england', 'wales'],
    id: 'gb.late.rent-step',
    kinds: ['RENT_ARREARS_LETTER'],
    when: { not: [HEARING_FIXED] },
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'The day in the letter is over, but you need not leave. Call today: offer the rent plus a small weekly sum, and ask if a notice or a court date is on its way.',
    authority: COURT_FIRST,
  },
  {
    ...BASE,
    nations: ['england', 'wales'],
    id: 'gb.late.rent-hearing-step',
    kinds: ['RENT_ARREARS_LETTER'],
    when: { all: [HEARING_FIXED] },
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'The day of the hearing looks over. Call the court today and ask what was decided. Is there an order? Ask a free housing lawyer about form N244, before bailiffs come.',
    authority: POSTPONE,
  },
  {
    ...BASE,
    nations: ['scotland'],
    id: 'gb.late.scots-rent-step',
    kinds: ['RENT_ARREARS_LETTER'],
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'The day in the letter is over, but you need not leave. Call today: offer the rent plus a small weekly sum, and ask if a notice or a hearing is on its way.',
    authority: {
      title: 'Rent (Scotland) Act 1984',
      provision: 'section 22, with Private Housing (Tenancies) (Scotland) Act 2016, section 51',
      url: 'https://www.legislation.gov.uk/ukpga/1984/58/section/22',
      inForceFrom: '1989-01-02',
    },
  },
  {
    ...BASE,
    nations: ['northern_ireland'],
    id: 'gb.late.ni-rent-step',
    kinds: ['RENT_ARREARS_LETTER'],
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'The day in the letter is over, but you need not leave: only a court can order that. Call today and offer the rent plus a small weekly sum.',
    authority: {
      title: 'Rent (Northern Ireland) Order 1978',
      provision: 'articles 54 and 56 (no eviction without a court)',
      url: 'https://www.legislation.gov.uk/nisi/1978/1050/contents',
      inForceFrom: '1978-10-01',
    },
  },
  {
    ...BASE,
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.late.hearing-step',
    kinds: ['DISMISSAL_LETTER', 'OTHER'],
    papers: ['disciplinary_hearing'],
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Ask your employer today in writing if the hearing was held and what was decided. Could you not come? Give your reason and ask for a new day.',
    authority: code('paragraphs 12, 24 and 25'),
  },
  {
    ...BASE,
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.late.hearing-option',
    kinds: ['DISMISSAL_LETTER', 'OTHER'],
    papers: ['disciplinary_hearing'],
    kind: 'option',
    option: 'appeal',
    rank: 5,
    title: 'Appeal what was decided',
    says: 'Say in writing why it is wrong, and that you were not heard if that is so. Ask that someone else hears it.',
    cost: 'Nothing.',
    time: 'In the days that the decision gives. Send it late rather than not at all.',
    risk: 'None. The time for a tribunal runs on meanwhile.',
    bestFor: 'They decided against you.',
    authority: code('paragraphs 26 to 28'),
  },
]
