/** Letters before court on service charges, on care charges and to the family of someone who died (England and Wales). */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { COURT_LAW, CREDIT_LAW, GUIDANCE } from './authority.ts'

const LETTER = {
  country: 'gb',
  nations: ['england', 'wales'],
  kinds: ['LETTER_BEFORE_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const SERVICE_CHARGE: Test = {
  says: ['service charge', 'service charges', 'ground rent', 'forfeit the lease', 'forfeiture'],
}
const CARE_CHARGE: Test = {
  says: ['home care', 'care charges', 'care home', 'assessed to pay', 'financial assessment'],
}
const ESTATE: Test = {
  says: [
    'the executors',
    'executor of',
    'executors of',
    'estate of',
    'the late mr',
    'the late mrs',
  ],
}
const REPLY_TIME_OVER: Test = { olderThanDays: { role: 'letter', days: 30 } }

const LEASES: Authority = {
  title: 'Landlord and Tenant Act 1985',
  provision: 'sections 19, 21B and 27A',
  url: 'https://www.legislation.gov.uk/ukpga/1985/70/section/27A',
  inForceFrom: '2007-10-01',
}
const FORFEIT: Authority = {
  title: 'Housing Act 1996',
  provision: 'section 81',
  url: 'https://www.legislation.gov.uk/ukpga/1996/52/section/81',
  inForceFrom: '2005-02-28',
}
const CARE: Authority = {
  title: 'Care Act 2014',
  provision: 'sections 17 and 69',
  url: 'https://www.legislation.gov.uk/ukpga/2014/23/section/69',
  inForceFrom: '2015-04-01',
}
const OMBUDSMAN: Authority = {
  title: 'Local Government and Social Care Ombudsman',
  provision: 'complaints about charges for care',
  url: 'https://www.lgo.org.uk/adult-social-care',
  inForceFrom: '2010-10-01',
}

export const LETTER_OF_CLAIM_KINDS: readonly Rule[] = [
  {
    ...LETTER,
    id: 'gb.lbc.lease-no-forfeit',
    kind: 'right',
    rank: 3,
    when: { all: [SERVICE_CHARGE] },
    says: 'A home lease cannot be ended for a service charge unless you agreed that you owe it, or a court or tribunal decided so.',
    authority: FORFEIT,
  },
  {
    ...LETTER,
    id: 'gb.lbc.ground-rent-notice',
    kind: 'right',
    rank: 4,
    when: { all: [{ says: ['ground rent'] }] },
    says: 'Ground rent is not due until you got a notice in the form set by law, with a date 30 to 60 days ahead.',
    authority: {
      title: 'Commonhold and Leasehold Reform Act 2002',
      provision: 'section 166',
      url: 'https://www.legislation.gov.uk/ukpga/2002/15/section/166',
      inForceFrom: '2005-05-31',
    },
  },
  {
    ...LETTER,
    id: 'gb.lbc.lease-tribunal',
    kind: 'right',
    rank: 4,
    when: { all: [SERVICE_CHARGE] },
    says: 'You can ask a tribunal to decide if the service charges and the added administration charges are fair.',
    authority: LEASES,
  },
  {
    ...LETTER,
    id: 'gb.lbc.lease-summary',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.75,
    rank: 5,
    when: {
      all: [SERVICE_CHARGE],
      not: [{ says: ['summary of rights', 'rights and obligations'] }],
    },
    says: 'Each service charge demand must come with a summary of your rights. Without it you may hold the money back until it comes.',
    actionable:
      'Look at the demands, not only at this letter. If there was no summary, say so in writing.',
    authority: LEASES,
  },
  {
    ...LETTER,
    id: 'gb.lbc.estate-pays',
    kind: 'right',
    rank: 2,
    when: { all: [ESTATE] },
    says: 'The debt is paid from what the person left. The family does not pay it from their own money, unless they signed for it too.',
    authority: CREDIT_LAW.estates,
  },
  {
    ...LETTER,
    id: 'gb.lbc.care-review',
    kind: 'right',
    rank: 3,
    nations: ['england'],
    when: { all: [CARE_CHARGE] },
    says: 'You can ask for a copy of the financial assessment and for a review of it. Send proof of income, rent and costs of disability.',
    authority: CARE,
  },
  {
    ...LETTER,
    id: 'gb.lbc.care-complain',
    kind: 'right',
    rank: 5,
    nations: ['england'],
    when: { all: [CARE_CHARGE] },
    says: 'You can complain to the council about care charges. Then you can go to the Local Government and Social Care Ombudsman, for free.',
    authority: OMBUDSMAN,
  },
  {
    ...LETTER,
    id: 'gb.lbc.step-passed',
    kind: 'step',
    list: 'first',
    rank: 8,
    when: { all: [REPLY_TIME_OVER] },
    says: 'The usual 30 days are over, so reply today. They can start a court claim now. A late reply can still stop it.',
    authority: COURT_LAW.replyForm,
  },
  {
    ...LETTER,
    id: 'gb.lbc.step-passed-post',
    kind: 'step',
    list: 'first',
    rank: 12,
    when: { all: [REPLY_TIME_OVER] },
    says: 'Check your post, also at an old address, for a claim form. It has a short time to answer.',
    authority: GUIDANCE.freeAdvice,
  },
]
