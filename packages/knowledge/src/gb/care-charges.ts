/** What a person must pay towards care. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const CARE_HOME_SAID: Test = { says: ['care home', 'nursing home', 'residential care'] }

const PAPER = {
  ...CHECKED,
  kinds: ['OTHER', 'DEBT_COLLECTION_LETTER'],
  papers: ['care_charges'],
} satisfies Partial<Rule>

const MEANS: Authority = {
  title: 'Care and Support (Charging and Assessment of Resources) Regulations 2014',
  provision: 'regulations 3, 6, 7, 14 and 18, with Schedules 1 and 2',
  url: 'https://www.legislation.gov.uk/uksi/2014/2672/contents',
  inForceFrom: '2015-04-01',
}
const GUIDANCE: Authority = {
  title: 'Care and support statutory guidance',
  provision: 'chapter 8 and annexes A to E',
  url: 'https://www.gov.uk/government/publications/care-act-statutory-guidance/care-and-support-statutory-guidance',
  inForceFrom: '2015-04-01',
}
const NEEDS: Authority = {
  title: 'Care Act 2014',
  provision: 'sections 14, 17, 18 and 69',
  url: 'https://www.legislation.gov.uk/ukpga/2014/23/section/17',
  inForceFrom: '2015-04-01',
}
const FREE_CARE: Authority = {
  title: 'Care and Support (Preventing Needs for Care and Support) Regulations 2014',
  provision: 'regulations 3 and 4',
  url: 'https://www.legislation.gov.uk/uksi/2014/2673/contents',
  inForceFrom: '2015-04-01',
}
const WELSH: Authority = {
  title: 'Social Services and Well-being (Wales) Act 2014',
  provision: 'sections 59 to 73, with the Care and Support (Charging) (Wales) Regulations 2015',
  url: 'https://www.legislation.gov.uk/anaw/2014/4/part/5',
  inForceFrom: '2016-04-06',
}
const SCOTS: Authority = {
  title: 'Community Care and Health (Scotland) Act 2002',
  provision: 'section 1 (free personal and nursing care)',
  url: 'https://www.legislation.gov.uk/asp/2002/5/section/1',
  inForceFrom: '2019-04-01',
}
const CARE_CHARGE_SAID: Test = {
  says: ['care home', 'nursing home', 'residential care', 'care charges', 'financial assessment'],
}
const CARE_LAW: Authority = {
  title: 'Care Act 2014',
  provision:
    'sections 17, 34 and 70, with the Care and Support (Charging and Assessment of Resources) Regulations 2014',
  url: 'https://www.legislation.gov.uk/ukpga/2014/23/section/17',
  inForceFrom: '2015-04-01',
}

const CARE_LETTER_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER'],
  papers: ['care_charges'],
  when: { all: [CARE_CHARGE_SAID] },
} satisfies Partial<Rule>

export const CARE_CHARGES: readonly Rule[] = [
  {
    ...PAPER,
    nations: ['england'],
    id: 'gb.care-charges.goes-on',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 4,
    says: 'The care that you need does not stop because you question the bill. The council must go on meeting your needs.',
    authority: NEEDS,
  },
  {
    ...PAPER,
    nations: ['england'],
    id: 'gb.care-charges.step-costs',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'List what your disability costs you: heating, laundry, special food, taxis, equipment, private help. Keep receipts for a month.',
    authority: GUIDANCE,
  },
  {
    ...PAPER,
    nations: ['england'],
    id: 'gb.care-charges.step-benefits',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Ask for a benefits check. Attendance Allowance, PIP, Pension Credit or Carer’s Allowance may be missing.',
    authority: GUIDANCE,
  },
  {
    ...PAPER,
    nations: ['england'],
    when: { not: [CARE_HOME_SAID] },
    id: 'gb.care-charges.right-minimum',
    kind: 'right',
    rank: 4,
    says: 'After the charge you must keep a set sum each week to live on (minimum income guarantee). Housing costs and disability costs come on top.',
    authority: MEANS,
  },
  {
    ...PAPER,
    nations: ['england'],
    when: { not: [CARE_HOME_SAID] },
    id: 'gb.care-charges.right-house',
    kind: 'right',
    rank: 5,
    says: 'For care in your own home, the home does not count. Wages do not count at all, and a partner’s own money does not either.',
    authority: MEANS,
  },
  {
    ...PAPER,
    nations: ['england'],
    when: { all: [CARE_HOME_SAID] },
    id: 'gb.care-charges.right-pocket',
    kind: 'right',
    rank: 4,
    says: 'In a care home you must keep a set sum each week for yourself (personal expenses allowance). A partner’s own money does not count.',
    authority: MEANS,
  },
  {
    ...PAPER,
    nations: ['england'],
    id: 'gb.care-charges.right-free',
    kind: 'right',
    rank: 6,
    says: 'Some help is free: up to six weeks of care to get you back on your feet. So are equipment and small changes up to £1,000 each.',
    authority: FREE_CARE,
  },
  {
    ...PAPER,
    nations: ['england'],
    id: 'gb.care-charges.right-sums',
    kind: 'right',
    rank: 7,
    says: 'You must get the sums in writing, and a charge may not be more than you can fairly pay. Ask for money back if it was too high.',
    authority: NEEDS,
  },
  {
    ...PAPER,
    nations: ['england'],
    id: 'gb.care-charges.warning-gifts',
    kind: 'warning',
    severity: 'medium',
    rank: 5,
    says: 'Do not give away money or the home to pay less. The council can still count it, and can ask the person who got it.',
    authority: GUIDANCE,
  },
  {
    ...PAPER,
    nations: ['england'],
    id: 'gb.care-charges.option-review',
    kind: 'option',
    option: 'dispute',
    rank: 4,
    says: 'Send your list of disability costs and say which sum is wrong. Ask them to wait with collection until they answer.',
    title: 'Ask for a review of the charge',
    cost: 'Nothing.',
    time: 'One letter now.',
    risk: 'Pay the part that you agree with, so that no big debt grows.',
    bestFor: 'The sum leaves too little to live on.',
    authority: GUIDANCE,
  },
  {
    ...PAPER,
    nations: ['england'],
    id: 'gb.care-charges.option-parts',
    kind: 'option',
    option: 'negotiate',
    rank: 5,
    says: 'Offer what is left after your living costs. Going to court is for the council the last step.',
    title: 'Ask to pay arrears in parts',
    cost: 'A small sum each week.',
    time: 'One letter now.',
    risk: 'New charges go on next to it.',
    bestFor: 'The sum is right, but a debt has grown.',
    authority: NEEDS,
  },
  {
    ...PAPER,
    nations: ['wales'],
    id: 'gb.care-charges.wales',
    kind: 'right',
    rank: 4,
    says: 'For care at home there is a highest charge per week, set by law. You must keep a set sum to live on, and can ask for a review of the charge.',
    authority: WELSH,
  },
  {
    ...PAPER,
    nations: ['wales'],
    id: 'gb.care-charges.wales-step',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Ask the council for the sums in writing and for a review. After its answer the Public Services Ombudsman for Wales is free.',
    authority: WELSH,
  },
  {
    ...PAPER,
    nations: ['scotland'],
    id: 'gb.care-charges.scotland',
    kind: 'right',
    rank: 4,
    says: 'Personal care and nursing care are free for every adult who is assessed as needing them. Ask which part of the bill is for other help.',
    authority: SCOTS,
  },
  {
    ...PAPER,
    nations: ['scotland'],
    id: 'gb.care-charges.scotland-step',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Ask the council in writing to split the bill and to look at it again. After its answer the Scottish Public Services Ombudsman is free.',
    authority: SCOTS,
  },
  {
    ...CARE_LETTER_ROW,
    id: 'gb.care.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 7,
    says: 'The council tells you what it wants each week for care, and how it worked it out.',
    authority: CARE_LAW,
  },
  {
    ...CARE_LETTER_ROW,
    id: 'gb.care.step',
    kind: 'step',
    list: 'first',
    rank: 7,
    says: "Ask for a review in writing. Check each sum: income, savings, the home and who lives in it. After the council's answer, the Local Government Ombudsman is free.",
    authority: CARE_LAW,
  },
]
