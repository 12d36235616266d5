/** Questions about damp, and about stopping the rent for repairs. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { DAMP, HOME_ENGLAND } from './housing-sources.ts'

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
  'from the council',
  'rent from the council',
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
  'stop the rent',
  'stop rent',
  'stop my rent',
  'stop our rent',
  'keep the rent',
  'not pay rent',
]

export const ENQUIRY_DAMP_AND_RENT: readonly Rule[] = [
  {
    ...ENGLAND,
    id: 'gb.ask-housing.stop-rent-social',
    asks: [
      [...STOP_RENT, 'want to stop paying', 'stop paying till', 'stop paying until'],
      SOCIAL_LANDLORD,
      [
        ...DAMP,
        'repair',
        'repairs',
        'fixed',
        'leak',
        'black mould',
        'asthma',
        'painted over',
        'reported it',
        'kids room',
        'heaters',
      ],
    ],
    kind: 'answer',
    verdict: 'no',
    says: 'No, do not stop paying the rent, as they could evict you for arrears. For serious damp or mould they must look within 10 working days of your report, and make it safe within 5 more. In an emergency it is 24 hours.',
    authority: HAZARDS,
  },
  {
    ...ENGLAND,
    id: 'gb.ask-housing.stop-rent-repairs',
    asks: [
      [
        ...STOP_RENT,
        'stop paying the landlord',
        'not paying the rent',
        'not paying rent',
        'refuse to pay rent',
        'refuse to pay the rent',
        'pay less rent',
        'reduce my rent',
      ],
      [...DAMP, 'repair', 'repairs', 'fixed', 'leak', 'boiler', 'heating'],
    ],
    kind: 'answer',
    verdict: 'no',
    says: 'No, do not stop paying the rent. You could lose your home for arrears, even if the repair is their duty. Report it in writing, call the council, and get advice on a claim.',
    authority: cite('landlord', 'section 11', 'section/11'),
  },
  {
    ...ENGLAND,
    id: 'gb.ask-housing.damp-social',
    asks: [
      DAMP,
      [
        ...SOCIAL_LANDLORD,
        'council',
        'my council',
        'la flat',
        'social housing',
        'clarion',
        'l&q',
        'peabody',
        'sanctuary',
        'council home',
        'council home',
        'housing association tenant',
        'ha flat',
      ],
    ],
    kind: 'answer',
    verdict: 'do_this',
    says: 'Report it in writing with photos and any doctor letter. For serious damp or mould they must look within 10 working days, and make it safe within 5 more. If not, complain, then go to the Housing Ombudsman.',
    authority: HAZARDS,
  },
]
