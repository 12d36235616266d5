/** A bill for the shared costs of a home: leaseholders in England and Wales, and owners on an estate. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED, CHECKED_BRIEFLY, cite, ENGLAND_AND_WALES } from './cite-law.ts'

const SHARED_COSTS = {
  ...CHECKED,
  kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'DEBT_COLLECTION_LETTER'],
  papers: ['service_charge'],
} satisfies Partial<Rule>

/** Charges of a house that is owned outright: the law of leaseholders does not fit them. */
export const ESTATE_CHARGE: Test = {
  says: [
    'estate charge',
    'estate charges',
    'estate management charge',
    'estate management charges',
    'estate service charge',
    'estate rentcharge',
    'rentcharge',
    'rent charge',
    'tp1',
    'deed of transfer',
  ],
}
/** The Leasehold and Freehold Reform Act 2024 will change these rules once it is in force. */
const LEASE = {
  ...SHARED_COSTS,
  ...CHECKED_BRIEFLY,
  nations: ENGLAND_AND_WALES,
  when: { not: [ESTATE_CHARGE] },
} satisfies Partial<Rule>
const ESTATE = {
  ...SHARED_COSTS,
  ...CHECKED_BRIEFLY,
  nations: ENGLAND_AND_WALES,
  when: { all: [ESTATE_CHARGE] },
} satisfies Partial<Rule>
const BILL = { ...SHARED_COSTS, nations: ENGLAND_AND_WALES } satisfies Partial<Rule>

const FAIR_COSTS = cite('landlord', 'sections 18, 19 and 27A', 'section/19')
const PAID_IS_NOT_AGREED = cite('landlord', 'section 27A(5)', 'section/27A')
const SUMMARY = cite('landlord', 'sections 21, 21B and 22', 'section/22')
const COSTS_OF_CASE = cite('landlord', 'section 20C', 'section/20C')
const NAME_ON_BILL: Authority = {
  title: 'Landlord and Tenant Act 1987',
  provision: 'sections 47 and 48',
  url: 'https://www.legislation.gov.uk/ukpga/1987/31/section/47',
  inForceFrom: '1988-02-01',
}
const LATE_FEES: Authority = {
  title: 'Commonhold and Leasehold Reform Act 2002',
  provision: 'section 158 and Schedule 11 (administration charges)',
  url: 'https://www.legislation.gov.uk/ukpga/2002/15/schedule/11',
  inForceFrom: '2003-09-30',
}
const LEASE_ADVICE: Authority = {
  title: 'GOV.UK: leasehold property',
  provision: 'Where to get advice',
  url: 'https://www.gov.uk/leasehold-property',
  inForceFrom: '2012-10-17',
}
const ESTATE_LAW: Authority = {
  title: 'Rentcharges Act 1977',
  provision: 'section 2(4) and (5) (estate rentcharges)',
  url: 'https://www.legislation.gov.uk/ukpga/1977/30/section/2',
  inForceFrom: '1977-08-22',
}

export const SERVICE_CHARGE: readonly Rule[] = [
  {
    ...LEASE,
    id: 'gb.service-charge.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 10,
    says: 'An agent asks for the owner of the building. Your lease says what they may charge, and your share.',
    authority: FAIR_COSTS,
  },
  {
    ...LEASE,
    id: 'gb.service-charge.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    says: 'Some of it is often due. The best way is to pay what is clearly right and to dispute the rest in writing.',
    authority: FAIR_COSTS,
  },
  {
    ...LEASE,
    id: 'gb.service-charge.right-name',
    kind: 'right',
    rank: 6,
    says: "The bill must give the landlord's name and address. Until you have them, the service charge is not due.",
    authority: NAME_ON_BILL,
  },
  {
    ...LEASE,
    id: 'gb.service-charge.right-pay-dispute',
    kind: 'right',
    rank: 11,
    says: 'To pay does not mean that you agree. You can pay and still go to the tribunal.',
    authority: PAID_IS_NOT_AGREED,
  },
  {
    ...LEASE,
    id: 'gb.service-charge.right-late-fee',
    kind: 'right',
    rank: 12,
    when: {
      any: [
        {
          says: [
            'administration charge',
            'administration charges',
            'administration fee',
            'late payment',
            'late fee',
            'reminder fee',
            'legal costs',
            'solicitors',
            'interest',
          ],
        },
      ],
      not: [ESTATE_CHARGE],
    },
    says: 'An added fee, such as for late payment, must be allowed by the lease, be fair, and come with its own summary of your rights.',
    authority: LATE_FEES,
  },
  {
    ...LEASE,
    id: 'gb.service-charge.right-case-costs',
    kind: 'right',
    rank: 14,
    says: 'You can ask the tribunal to stop the landlord from adding the costs of the case to later bills.',
    authority: COSTS_OF_CASE,
  },
  {
    ...LEASE,
    id: 'gb.service-charge.step-lease',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Look in your lease. Does it let them charge for this, in this share, and on this day?',
    authority: FAIR_COSTS,
  },
  {
    ...LEASE,
    id: 'gb.service-charge.step-check',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Check that the bill names the landlord with an address, and has the summary of rights with it.',
    authority: SUMMARY,
  },
  {
    ...BILL,
    id: 'gb.service-charge.step-ask',
    kind: 'step',
    list: 'first',
    rank: 3,
    when: { all: [ESTATE_CHARGE] },
    says: 'Ask for the accounts, the bills behind them and how your share was worked out.',
    authority: SUMMARY,
  },
  {
    ...LEASE,
    id: 'gb.service-charge.option-tribunal',
    kind: 'option',
    option: 'dispute',
    rank: 5,
    title: 'Ask the tribunal what you owe',
    says: 'In England use the First-tier Tribunal (Property Chamber), in Wales the Leasehold Valuation Tribunal. It decides what you owe, and when.',
    cost: 'A fee. On a low income you can ask for help with it.',
    time: 'Some months.',
    risk: 'Pay what you accept, so that nobody calls it arrears.',
    bestFor: 'The costs look too high, or the work was poor.',
    authority: FAIR_COSTS,
  },
  {
    ...LEASE,
    id: 'gb.service-charge.option-pay',
    kind: 'option',
    option: 'pay',
    rank: 8,
    title: 'Pay and keep your rights',
    says: 'Pay by the date and write: "I pay under protest and keep my right to challenge this."',
    cost: 'The sum asked.',
    time: 'A few minutes.',
    risk: 'Money comes back only if you win or agree.',
    bestFor: 'You have a mortgage or want no arrears.',
    authority: PAID_IS_NOT_AGREED,
  },
  {
    ...BILL,
    id: 'gb.service-charge.option-time',
    kind: 'option',
    option: 'negotiate',
    rank: 9,
    title: 'Ask for time to pay',
    says: 'Ask to pay in parts, and ask that no fee is added while you keep to it.',
    cost: 'Nothing.',
    time: 'A few days.',
    risk: 'Have the plan in writing.',
    bestFor: 'The sum is right but too much at once.',
    authority: FAIR_COSTS,
  },
  {
    ...ESTATE,
    id: 'gb.service-charge.right-estate',
    kind: 'right',
    rank: 6,
    says: 'You owe only what the deed of your home says. A charge for upkeep of the estate must be reasonable for the work it pays for.',
    authority: ESTATE_LAW,
  },
  {
    ...ESTATE,
    id: 'gb.service-charge.step-estate',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Find the deed from when the home was bought (often called TP1). Look for what you must pay and to whom.',
    authority: ESTATE_LAW,
  },
  {
    ...LEASE,
    id: 'gb.service-charge.step-lease-advice',
    kind: 'step',
    list: 'general',
    rank: 5,
    says: 'Get free advice from the Leasehold Advisory Service (LEASE), which the government pays for.',
    authority: LEASE_ADVICE,
  },
  {
    ...SHARED_COSTS,
    checkedOn: '2026-11-23',
    nations: ['england'],
    id: 'gb.service-charge.right-safety',
    kind: 'right',
    rank: 4,
    when: {
      all: [
        { says: ['cladding', 'waking watch', 'fire safety', 'remediation', 'building safety'] },
      ],
    },
    says: 'In a building of 11 metres or five floors a qualifying lease pays nothing for unsafe cladding. Other fire costs are capped. Send the deed of certificate now, and ask for the landlord’s own.',
    authority: {
      title: 'Building Safety Act 2022',
      provision:
        'section 119 and Schedule 8, with Building Safety (Leaseholder Protections) (England) Regulations 2022',
      url: 'https://www.legislation.gov.uk/ukpga/2022/30/schedule/8',
      inForceFrom: '2022-06-28',
    },
  },
]
