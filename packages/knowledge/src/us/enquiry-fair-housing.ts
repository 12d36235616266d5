/** Questions about landlords who treat people unfairly, and vouchers that are refused or end. */
import type { Rule } from '@plainletter/contracts/rule'

import { HOME_LAW } from './authority.ts'
import { CHECKED } from './cite-law.ts'

const ASK = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>

const LANDLORD = [
  'landlord',
  'landlady',
  'property manager',
  'management company',
  'rental',
  'apartment',
  'lease',
  'rent',
]

const VOUCHER = {
  title: 'Housing Choice Voucher rules (Section 8) and public housing rules',
  provision: '24 CFR 982.555 and 966.50',
  url: 'https://www.ecfr.gov/current/title-24/section-982.555',
  inForceFrom: '1995-07-03',
}

const ASK_RENT = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_FAIR_HOUSING: readonly Rule[] = [
  {
    ...ASK,
    id: 'us.ask-home.discrimination',
    rank: 15,
    asks: [
      LANDLORD,
      [
        'discriminat',
        'discrimination',
        'discriminating',
        'because i have kids',
        'because of my race',
        'service dog',
        'disability',
        'wheelchair',
        'pregnant',
        'religion',
      ],
    ],
    verdict: 'do_this',
    says: 'Complain to HUD within one year, or to your state. A landlord may not treat you worse for race, sex, religion, children or disability, and must make fair changes for a disability.',
    authority: HOME_LAW.fairHousing,
  },
  {
    ...ASK,
    checkedOn: '2026-11-22',
    id: 'us.ask-home.voucher-refused',
    rank: 7,
    asks: [
      ['section 8', 'housing voucher', 'voucher', 'vouchers', 'housing assistance'],
      [
        'refuse',
        'refused',
        'refuses',
        'deny',
        'denied',
        'not accept',
        'won’t accept',
        "won't accept",
        'doesn’t take',
        "doesn't take",
        'turn down',
        'no section 8',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'your state and city',
    says: 'Federal law lets most landlords refuse a voucher, but many states and cities forbid it. Ask for the no in writing and complain to your state’s civil rights office.',
    authority: {
      title: 'State laws on source of income',
      provision:
        'for example California Government Code 12955, New Jersey N.J.S.A. 10:5-12(g), Illinois 775 ILCS 5/3-102, Massachusetts c. 151B s. 4(10), Washington RCW 59.18.255, Virginia Code 36-96.3',
      url: 'https://www.usa.gov/housing-complaints',
      inForceFrom: '2023-01-01',
    },
  },
  {
    ...ASK_RENT,
    id: 'us.ask-life.voucher',
    kind: 'answer',
    rank: 5,
    asks: [
      ['voucher', 'section 8', 'housing authority'],
      [
        'terminate',
        'terminated',
        'losing',
        'lose',
        'cut off',
        'taken away',
        'ended',
        'ending',
        'hearing',
      ],
    ],
    verdict: 'do_this',
    says: 'Ask in writing for the hearing by the day in the letter, and ask to see your file. Your help should mostly go on until the hearing.',
    authority: VOUCHER,
  },
]
