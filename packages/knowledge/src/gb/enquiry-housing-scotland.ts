/** Questions about renting in Scotland. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { DEPOSIT_WORRY, STOP_RENT } from './enquiry-housing-words.ts'
import {
  ARREARS,
  DAMP,
  DEPOSIT,
  ENTERING,
  EVICT,
  HOME_SCOTLAND,
  LANDLORD,
  LEAVING,
  LOCKED_OUT,
  RENT_UP,
  REPAIR,
  SHELTER_SCOTLAND,
} from './housing-sources.ts'

const SCOTLAND = { ...HOME_SCOTLAND, kind: 'answer' } satisfies Partial<Rule>

export const ENQUIRY_HOUSING_SCOTLAND: readonly Rule[] = [
  {
    ...SCOTLAND,
    id: 'gb.ask-housing.stop-rent-scotland',
    checkedOn: '2026-11-22',
    rank: 5,
    asks: [STOP_RENT, [...REPAIR, ...DAMP]],
    verdict: 'no',
    says: 'No, do not stop paying: arrears are a ground to put you out. Report each fault in writing, with dates and photos. If it is not fixed in good time, ask the First-tier Tribunal, free. It can order the repairs and lower the rent until they are done.',
    authority: {
      title: 'Housing (Scotland) Act 2006',
      provision:
        'sections 13, 14, 22 and 27 (repairing standard, Tribunal, lower rent), with Private Housing (Tenancies) (Scotland) Act 2016, Schedule 3, paragraph 12 (arrears)',
      url: 'https://www.legislation.gov.uk/asp/2006/1/section/22',
      inForceFrom: '2016-12-01',
    },
  },
  {
    ...SCOTLAND,
    id: 'gb.ask-housing.scotland-evict',
    asks: [EVICT, [...LANDLORD, 'notice', 'they', 'me']],
    verdict: 'it_depends',
    dependsOn: 'the ground and how long you have lived there',
    says: 'In Scotland a landlord needs a legal ground, a notice to leave and an order from the tribunal. Notice is 28 or 84 days. You can stay until the tribunal decides.',
    authority: cite('tenanciesScotland', 'sections 50 to 54 and schedule 3', 'section/54'),
  },
  {
    ...SCOTLAND,
    id: 'gb.ask-housing.scotland-must-leave',
    asks: [LEAVING, ['notice', 'landlord', 'tribunal', 'eviction', 'days']],
    verdict: 'no',
    says: 'You do not have to leave when a notice to leave ends. Your landlord must get an eviction order from the First-tier Tribunal, which decides if it is fair.',
    authority: cite(
      'tenanciesScotland',
      'section 51, as changed by Coronavirus (Recovery and Reform) (Scotland) Act 2022, section 43 (no ground is automatic)',
      'section/51',
    ),
  },
  {
    ...SCOTLAND,
    id: 'gb.ask-housing.scotland-rent',
    asks: [RENT_UP],
    verdict: 'it_depends',
    dependsOn: 'the notice you were given',
    says: 'In Scotland the rent may rise once in 12 months, with three months of notice on the right form. You have 21 days to ask Rent Service Scotland to look at it.',
    authority: cite('tenanciesScotland', 'sections 19 to 24', 'section/22'),
    checkBy: '2027-03-31',
  },
  {
    ...SCOTLAND,
    id: 'gb.ask-housing.scotland-deposit',
    asks: [DEPOSIT, DEPOSIT_WORRY],
    verdict: 'do_this',
    says: 'In Scotland the landlord must protect the deposit within 30 working days. If not, the tribunal can order up to three times its value. The scheme settles disputes for free.',
    authority: {
      title: 'Tenancy Deposit Schemes (Scotland) Regulations 2011',
      provision: 'regulations 3, 9 and 10',
      url: 'https://www.legislation.gov.uk/ssi/2011/176/regulation/10',
      inForceFrom: '2011-07-02',
    },
  },
  {
    ...SCOTLAND,
    id: 'gb.ask-housing.scotland-repairs',
    asks: [REPAIR, LANDLORD],
    verdict: 'do_this',
    says: 'In Scotland a private landlord must meet the repairing standard. Report it in writing. If it is not fixed in good time, you can go to the First-tier Tribunal for free.',
    authority: {
      title: 'Housing (Scotland) Act 2006',
      provision: 'sections 13, 14 and 22',
      url: 'https://www.legislation.gov.uk/asp/2006/1/section/13',
      inForceFrom: '2007-09-03',
    },
  },
  {
    ...SCOTLAND,
    id: 'gb.ask-housing.scotland-damp',
    asks: [DAMP, [...LANDLORD, 'home', 'room', 'wall', 'walls', 'bedroom']],
    verdict: 'do_this',
    says: 'Since 6 October 2026 landlords in Scotland must look into damp or mould within 10 working days of your report. They must send a summary within 3 more and start work within 5.',
    authority: {
      title: 'Scottish regulations on damp and mould in rented homes',
      provision: 'SSI 2026/173',
      url: 'https://www.legislation.gov.uk/ssi/2026/173/contents/made',
      inForceFrom: '2026-10-06',
    },
    checkBy: '2027-05-20',
  },
  {
    ...SCOTLAND,
    id: 'gb.ask-housing.scotland-entry',
    asks: [ENTERING, ['landlord', 'landlady', 'letting agent', 'agent', 'agency']],
    verdict: 'no',
    says: 'In Scotland a landlord must give at least 48 hours of notice to come in, except in an emergency. You may refuse an unreasonable time.',
    authority: SHELTER_SCOTLAND,
  },
  {
    ...SCOTLAND,
    id: 'gb.ask-housing.scotland-leave',
    asks: [
      [
        'end my tenancy',
        'end the tenancy',
        'leave early',
        'give notice',
        'giving notice',
        'how much notice do i',
        'notice do i need',
        'move out early',
      ],
      [...LANDLORD, 'tenancy', 'move'],
    ],
    verdict: 'do_this',
    says: 'With a private residential tenancy you can leave with 28 days of notice in writing. There is no fixed term to wait for.',
    authority: cite('tenanciesScotland', 'sections 48 and 49', 'section/49'),
  },
  {
    ...SCOTLAND,
    id: 'gb.ask-housing.scotland-locked-out',
    topics: ['housing', 'general', 'criminal'],
    asks: [
      LOCKED_OUT,
      ['landlord', 'landlady', 'agent', 'locks', 'evict', 'evicted', 'flat', 'leave', 'tenancy'],
    ],
    verdict: 'do_this',
    says: 'It is a crime to force you out without an order from the tribunal. Call the police on 101, or on 999 if you feel in danger, and call Shelter Scotland.',
    authority: {
      title: 'Rent (Scotland) Act 1984',
      provision: 'section 22',
      url: 'https://www.legislation.gov.uk/ukpga/1984/58/section/22',
      inForceFrom: '1984-10-26',
    },
  },
  {
    ...SCOTLAND,
    id: 'gb.ask-housing.scotland-arrears',
    topics: ['housing', 'debt', 'general'],
    asks: [ARREARS],
    verdict: 'do_this',
    says: 'Call your landlord and offer a plan. A landlord in Scotland should help you with arrears before going to the tribunal, and the tribunal looks at whether eviction is fair.',
    authority: SHELTER_SCOTLAND,
  },
]
