/** Questions about renting in Northern Ireland. */
import type { Rule } from '@plainletter/contracts/rule'

import { DEPOSIT_WORRY, STOP_RENT } from './enquiry-housing-words.ts'
import {
  DAMP,
  DEPOSIT,
  EVICT,
  HOME_NI,
  HOUSING_RIGHTS,
  LANDLORD,
  LEAVING,
  NI_NOTICE,
  RENT_UP,
  REPAIR,
} from './housing-sources.ts'

const NORTHERN_IRELAND = { ...HOME_NI, kind: 'answer' } satisfies Partial<Rule>

export const ENQUIRY_HOUSING_NORTHERN_IRELAND: readonly Rule[] = [
  {
    ...NORTHERN_IRELAND,
    id: 'gb.ask-housing.stop-rent-ni',
    checkedOn: '2026-11-22',
    rank: 5,
    asks: [STOP_RENT, [...REPAIR, ...DAMP]],
    verdict: 'no',
    says: 'No, do not stop paying, as you could lose your home for arrears. Report each fault in writing with photos. If it is not fixed, ask the environmental health team of the council to inspect. Housing Rights can help for free.',
    authority: {
      title: 'Private Tenancies (Northern Ireland) Order 2006',
      provision: 'articles 7 to 11 (repairs) and 18 to 20 (notices by the council)',
      url: 'https://www.legislation.gov.uk/nisi/2006/1459/contents',
      inForceFrom: '2007-04-01',
    },
  },
  {
    ...NORTHERN_IRELAND,
    id: 'gb.ask-housing.ni-evict',
    asks: [
      [
        ...EVICT,
        'weeks notice',
        "weeks' notice",
        'notice to quit',
        'to quit',
        'notice does the landlord',
        'notice does my landlord',
        'notice must the landlord',
        'notice must my landlord',
        'notice do they have to give',
        'landlord have to give',
        'landlord has to give',
        'wants us out',
        'be out by',
        'asked us to leave',
        'asked me to leave',
        'wants it back',
        'moving back in',
        'gave me notice',
        'given me notice',
        'gave us notice',
        'selling up',
      ],
      [...LANDLORD, 'notice', 'they', 'me'],
    ],
    verdict: 'it_depends',
    dependsOn: 'how long you have lived there',
    says: 'In Northern Ireland a notice to quit must be in writing. It must give 4 weeks, 8 weeks after one year, or 12 weeks after ten. Then they still need a court order.',
    authority: NI_NOTICE,
    checkBy: '2027-05-20',
  },
  {
    ...NORTHERN_IRELAND,
    id: 'gb.ask-housing.ni-must-leave',
    asks: [LEAVING, ['notice', 'landlord', 'eviction', 'court', 'weeks']],
    verdict: 'no',
    says: 'You do not have to leave when the notice ends. Your landlord must go to court, and only the Enforcement of Judgments Office can make you leave.',
    authority: HOUSING_RIGHTS,
  },
  {
    ...NORTHERN_IRELAND,
    id: 'gb.ask-housing.ni-rent',
    asks: [RENT_UP],
    verdict: 'it_depends',
    dependsOn: 'the notice you were given',
    says: 'In Northern Ireland private rent may rise once in 12 months, with three months of notice in writing.',
    authority: {
      title: 'Private Tenancies Act (Northern Ireland) 2022',
      provision: 'section 7',
      url: 'https://www.legislation.gov.uk/nia/2022/20/section/7',
      inForceFrom: '2025-04-01',
    },
  },
  {
    ...NORTHERN_IRELAND,
    id: 'gb.ask-housing.ni-deposit',
    asks: [DEPOSIT, DEPOSIT_WORRY],
    verdict: 'do_this',
    says: 'In Northern Ireland the landlord must protect the deposit within 28 days. A deposit may not be more than one month of rent. The scheme settles disputes for free.',
    authority: {
      title: 'Private Tenancies Act (Northern Ireland) 2022',
      provision: 'tenancy deposits',
      url: 'https://www.legislation.gov.uk/nia/2022/20/contents',
      inForceFrom: '2023-04-01',
    },
  },
  {
    ...NORTHERN_IRELAND,
    id: 'gb.ask-housing.ni-repairs',
    asks: [
      [...REPAIR, ...DAMP],
      [...LANDLORD, 'home', 'room', 'wall'],
    ],
    verdict: 'do_this',
    says: 'Report it in writing with photos. If nothing happens, ask the environmental health team of your council to inspect. Keep paying rent.',
    authority: HOUSING_RIGHTS,
  },
]
