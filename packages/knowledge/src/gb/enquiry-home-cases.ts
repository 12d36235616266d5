/** Questions about a rented home that name the fact the answer turns on. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import {
  DAMP,
  DEPOSIT,
  DEPOSIT_PENALTY,
  HOME_ENGLAND,
  HOME_WALES,
  RENTERS_RIGHTS,
  RENT_RISE,
} from './housing-sources.ts'

const ENGLAND = {
  ...HOME_ENGLAND,
  rank: 5,
  topics: ['housing', 'general', 'debt', 'consumer'],
} satisfies Partial<Rule>

/** Social landlords in England must look into serious damp and mould in fixed times ("Awaab's Law"). */
const HAZARDS: Authority = {
  title: 'Landlord and Tenant Act 1985',
  provision: 'section 10A, with the Hazards in Social Housing (England) Regulations 2025',
  url: 'https://www.legislation.gov.uk/ukpga/1985/70/section/10A',
  inForceFrom: '2025-10-27',
}
const SOCIAL_LANDLORD = [
  'housing association',
  'council house',
  'council flat',
  'social landlord',
  'council landlord',
  'council tenant',
]
const STOP_RENT = [
  'stop paying the rent',
  'stop paying rent',
  'stop paying my rent',
  'stop paying',
  'withhold the rent',
  'withhold rent',
  'withhold my rent',
  'not pay the rent',
  'hold back the rent',
]

export const ENQUIRY_HOME_CASES: readonly Rule[] = [
  {
    ...ENGLAND,
    id: 'gb.ask-housing.deposit-no-scheme',
    asks: [
      DEPOSIT,
      [
        'all three schemes',
        'not on any',
        'in any scheme',
        'not in any',
        'any of them',
        'which scheme',
        'no scheme',
        'not in a scheme',
        'not protected',
        'never protected',
        'unprotected',
      ],
      ['court', 'claim', 'what do i get', 'compensation', 'sue', 'get it back', 'entitled'],
    ],
    kind: 'answer',
    verdict: 'yes',
    says: 'Yes. If it was never protected, you can ask a court for it back plus one to three times its value. You can claim for six years, also after you moved out. You do not pay for fair wear and tear.',
    authority: DEPOSIT_PENALTY,
  },
  {
    ...ENGLAND,
    id: 'gb.ask-housing.rent-rise-no-form',
    asks: [
      ['rent', 'the rent'],
      [
        'no form',
        "there's no form",
        'form attached',
        'just an email',
        'by email',
        'emailed me',
        'by text',
        'texted me',
        'from next month',
        'twice in a year',
        'second time this year',
      ],
      [
        'allowed',
        'can he',
        'can she',
        'can they',
        'legal',
        'have to pay',
        'going from',
        'going up',
      ],
    ],
    kind: 'answer',
    verdict: 'no',
    says: 'No. A private landlord must use Form 4A, give two months, and wait 52 weeks after the last rise. Keep paying the old rent. To say no is not a legal reason to evict you.',
    authority: RENT_RISE,
  },
  {
    ...ENGLAND,
    id: 'gb.ask-housing.stop-rent-social',
    asks: [STOP_RENT, SOCIAL_LANDLORD, [...DAMP, 'repair', 'repairs', 'fixed', 'leak']],
    kind: 'answer',
    verdict: 'no',
    says: 'No, do not stop paying the rent, as they could evict you for arrears. For serious damp or mould they must look within 10 working days of your report, and make it safe within 5 more. In an emergency it is 24 hours.',
    authority: HAZARDS,
  },
  {
    ...ENGLAND,
    id: 'gb.ask-housing.stop-rent-repairs',
    asks: [STOP_RENT, [...DAMP, 'repair', 'repairs', 'fixed', 'leak', 'boiler', 'heating']],
    kind: 'answer',
    verdict: 'no',
    says: 'No, do not stop paying the rent. You could lose your home for arrears, even if the repair is their duty. Report it in writing, call the council, and get advice on a claim.',
    authority: cite('landlord', 'section 11', 'section/11'),
  },
  {
    ...ENGLAND,
    id: 'gb.ask-housing.damp-social',
    asks: [DAMP, SOCIAL_LANDLORD],
    kind: 'answer',
    verdict: 'do_this',
    says: 'Report it in writing with photos and any doctor letter. For serious damp or mould they must look within 10 working days, and make it safe within 5 more. If not, complain, then go to the Housing Ombudsman.',
    authority: HAZARDS,
  },
  {
    ...ENGLAND,
    id: 'gb.ask-housing.deposit-cap',
    asks: [
      [
        'how much deposit',
        'maximum deposit',
        'deposit cap',
        'how big a deposit',
        'too much deposit',
      ],
    ],
    kind: 'answer',
    verdict: 'do_this',
    says: 'In England the most is five weeks of rent. It is six weeks if the rent is £50,000 a year or more. You can ask for anything above that back.',
    authority: cite('feesTenant', 'Schedule 1, paragraph 2', 'schedule/1'),
  },
  {
    ...ENGLAND,
    id: 'gb.ask-housing.section-21-dated',
    kind: 'answer',
    asks: [
      ['section 21', 's21'],
      [
        'november 2025',
        'december 2025',
        'january 2026',
        'february 2026',
        'march 2026',
        'april 2026',
      ],
      ['have to go', 'have to leave', 'out by', 'change the locks', 'move out', 'valid', 'leave'],
    ],
    verdict: 'no',
    says: 'No, you do not have to leave on that day. Only a court can order it. A section 21 notice from before 1 May 2026 counts only if a court claim was made by 31 July 2026. To change the locks on you is a crime.',
    authority: RENTERS_RIGHTS,
  },
  {
    ...ENGLAND,
    id: 'gb.ask-housing.section-21-now',
    kind: 'answer',
    asks: [
      ['section 21 notice', 'section 21', 's21'],
      ['evict me', 'evict', 'valid', 'make me leave', 'have to leave', 'have to move', 'move out'],
    ],
    verdict: 'no',
    says: 'No. Section 21 ended for private tenants in England on 1 May 2026. A notice given after 30 April 2026 has no effect. An older one counts only if a court claim was made by 31 July 2026.',
    authority: RENTERS_RIGHTS,
  },
  {
    ...ENGLAND,
    id: 'gb.ask-housing.cleaning-charge',
    kind: 'answer',
    asks: [
      ['landlord', 'letting agent', 'agent', 'agency'],
      ['cleaning', 'professional clean', 'professionally cleaned', 'cleaner'],
      ['charge', 'pay for', 'deduct', 'fee', 'make me pay'],
    ],
    verdict: 'it_depends',
    dependsOn: 'how clean the home was when you moved in',
    says: 'They may claim from the deposit only what it costs to bring it back to that. They may not make you pay for a professional clean. Ask for proof, and use the deposit scheme.',
    authority: cite('feesTenant', 'section 1 and Schedule 1', 'schedule/1'),
  },
  {
    ...HOME_WALES,
    rank: 5,
    id: 'gb.ask-housing.section-21-wales',
    asks: [['section 21', 's21', 'no fault', 'no-fault', 'two months notice', '2 months notice']],
    kind: 'answer',
    verdict: 'no',
    says: 'No. Section 21 has not been the law in Wales since 1 December 2022. For most contracts a no-fault notice must give six months on a Welsh form, and then only a court can make you leave.',
    authority: {
      title: 'Renting Homes (Wales) Act 2016',
      provision: 'sections 173 and 174',
      url: 'https://www.legislation.gov.uk/anaw/2016/1/section/174',
      inForceFrom: '2022-12-01',
    },
  },
]
