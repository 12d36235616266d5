/** Questions about a rented home: repairs, the deposit, a landlord who sells, a higher rent in figures. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { LANDLORD } from '../english/home-words.ts'
import { DEPOSIT } from '../english/rent-words.ts'
import { LAW } from './authority-home.ts'
import { RENTED } from './conditions.ts'
import {
  WANTS_HOME_BACK,
  TOLD_TO_GO,
  NEEDS_REPAIR,
  COMES_IN,
  WANTS_TO_LEAVE,
  RENT_RISES,
  RENT_GOES_UP,
} from './home-words.ts'

const REPAIR_WORDS = [
  'mould',
  'mold',
  'damp',
  'leak',
  'leaking',
  'repair',
  'repairs',
  'broken',
  'heating',
  'boiler',
  'landlord has ignored',
]

const ASK = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
} satisfies Partial<Rule>

const ASK_HOME = {
  country: 'ie',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
} satisfies Partial<Rule>

export const ENQUIRY_RENTED_HOME: readonly Rule[] = [
  {
    ...ASK,
    id: 'ie.ask.repair-law',
    kind: 'right',
    rank: 8,
    when: {
      any: [
        {
          says: REPAIR_WORDS,
        },
      ],
    },
    says: 'Your landlord must keep the home in good repair and may not punish you for asking. The RTB can order repairs and damages.',
    authority: {
      title: 'Residential Tenancies Act 2004',
      provision: 'sections 12 (repairs), 14 (no penalty for complaining) and 75 to 78 (disputes)',
      url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
      inForceFrom: '2004-12-06',
    },
  },
  {
    ...ASK,
    id: 'ie.ask.repair-standards',
    kind: 'right',
    rank: 9,
    when: {
      any: [
        {
          says: REPAIR_WORDS,
        },
      ],
    },
    says: 'The home must be free of damp, with heat and air as the standards say. The council can inspect it for free.',
    authority: {
      title: 'Housing (Standards for Rented Houses) Regulations 2019, S.I. No. 137 of 2019',
      provision: 'regulations 4 to 11 (structure, damp, heat, air)',
      url: 'https://www.irishstatutebook.ie/eli/2019/si/137/made/en/html',
      inForceFrom: '2019-05-01',
    },
  },
  {
    ...ASK,
    id: 'ie.ask.repair-council',
    kind: 'right',
    rank: 10,
    when: {
      any: [
        {
          says: REPAIR_WORDS,
        },
      ],
    },
    says: 'The council can serve notices on a landlord who breaks the standards, and take the landlord to court.',
    authority: {
      title: 'Housing (Miscellaneous Provisions) Act 1992',
      provision: 'section 18 (standards for rented houses)',
      url: 'https://www.irishstatutebook.ie/eli/1992/act/18/enacted/en/html',
      inForceFrom: '1992-09-01',
    },
  },
  {
    ...ASK,
    id: 'ie.ask.deposit-law',
    kind: 'right',
    kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 9,
    when: { all: [{ says: ['deposit'] }, RENTED] },
    says: 'A deposit must come back promptly. Only unpaid rent, bills and damage beyond normal wear may be kept.',
    authority: {
      title: 'Residential Tenancies Act 2004',
      provision: 'sections 12(1)(d), 12(4) and 78 (return of a deposit, wear and tear)',
      url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
      inForceFrom: '2004-12-06',
    },
  },
  {
    ...ASK,
    checkedOn: '2026-11-22',
    id: 'ie.ask.landlord-sells',
    kind: 'answer',
    rank: 6,
    asks: [
      [
        'landlord',
        'landlady',
        'agent',
        'letting agent',
        'owner of my flat',
        'house owner',
        'the owner',
      ],
      WANTS_HOME_BACK,
      TOLD_TO_GO,
    ],
    verdict: 'it_depends',
    dependsOn: 'when the tenancy began, and the notice',
    says: 'A bare text is not a notice. It must be written and signed, with the reason, a sworn statement and a copy to the RTB. It may come by email. After five years you get 180 days or more. For a tenancy from 1 March 2026 a sale is mostly no reason. You can dispute it at the RTB within 90 days.',
    authority: {
      title: 'Residential Tenancies Act 2004',
      provision:
        'sections 6 (how it is served, email since 1 March 2026), 34 and 35 (reasons), 62 (what a notice must say), 66 (how long) and 80 (dispute)',
      url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
      inForceFrom: '2026-03-01',
    },
  },
  {
    ...ASK,
    checkedOn: '2026-11-22',
    id: 'ie.ask.rent-figures',
    kind: 'answer',
    rank: 8,
    when: { not: [{ says: ['shop', 'commercial', 'business', 'office', 'retail unit'] }] },
    asks: [
      ['rent'],
      [
        ...RENT_GOES_UP,
        'put up rent',
        'put the rent up',
        'rent twice',
        'twice in one year',
        'twice in a year',
        'again this year',
        'rent pressure zone',
        'rpz',
        'more when',
        'more rent',
        'wants more',
        'when i renew',
        'renewal',
        'new lease',
        'market rent',
      ],
      [
        'from',
        'to',
        'by',
        'allowed',
        'legal',
        'can he',
        'can she',
        'can they',
        'how much',
        '€',
        'wants',
        '%',
        'more',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'the dates, the notice and when the home was built',
    says: 'Rent can rise once in 12 months, by 2% or inflation, whichever is lower, in the whole country. You need 90 days of written notice on the RTB form, and the RTB must get a copy. If one is missing, dispute it at the RTB before the new rent starts.',
    authority: {
      title: 'Residential Tenancies Act 2004',
      provision:
        'sections 19 to 24 (rent reviews), as changed by Residential Tenancies (Amendment) Act 2025',
      url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
      inForceFrom: '2026-03-01',
    },
  },
  {
    ...ASK,
    checkedOn: '2026-11-22',
    id: 'ie.ask.hap-refused',
    kind: 'answer',
    rank: 6,
    asks: [
      ['hap', 'rent supplement', 'rent allowance', 'social welfare', 'housing assistance'],
      [
        'refuses me',
        'refused me',
        'refuse me',
        'refuses',
        'refused',
        "won't take",
        'will not take',
        'does not accept',
        "doesn't accept",
        'not accepting',
        'no hap',
        'says no',
        'said no',
        'not take',
        "doesn't take",
        "don't take",
        'do not take',
        "won't fill in",
        "won't sign",
        'no rent allowance',
        'stopped replying',
        'professionals only',
      ],
      ['landlord', 'agent', 'letting agent', 'rent', 'apartment', 'house', 'viewing'],
    ],
    verdict: 'no',
    says: 'A landlord or agent may not refuse you because you get HAP or other help with rent. Keep the advert and messages. Write to them within two months (form ES.1), then complain to the WRC within six months. It is free and can award money.',
    authority: {
      title: 'Equal Status Act 2000',
      provision:
        'sections 3(3B), 6 and 21 of the Equal Status Acts 2000 to 2018 (homes, housing assistance)',
      url: 'https://revisedacts.lawreform.ie/eli/2000/act/8/revised/en/html',
      inForceFrom: '2016-01-01',
    },
  },
  {
    ...ASK_HOME,
    id: 'ie.ask.rent-up',
    kind: 'answer',
    verdict: 'it_depends',
    asks: [[...RENT_RISES, 'put up rent', 'rent twice'], ASKING],
    dependsOn: 'when your home was built and the dates',
    says: 'Rent can rise once in 12 months with 90 days of written notice, by 2% or inflation, whichever is lower. The RTB must get the notice the same day. Some new homes have no 2% cap.',
    authority: LAW.rentCap,
  },
  {
    ...ASK_HOME,
    id: 'ie.ask.deposit',
    when: {
      not: [
        {
          says: [
            'lives there as well',
            'landlord lives',
            'live with the landlord',
            'owner lives',
            'rent a room',
          ],
        },
      ],
    },
    kind: 'answer',
    verdict: 'do_this',
    asks: [
      [...DEPOSIT, 'deposit back'],
      [
        ...LANDLORD,
        'moved out',
        'apartment',
        'left the house',
        'gave notice',
        'room',
        'housemate',
        'wear and tear',
        'flat',
      ],
    ],
    says: 'Ask for it in writing. The landlord may keep it only for rent owed, bills or damage beyond normal wear. If they refuse, apply to the RTB.',
    authority: LAW.deposit,
  },
  {
    ...ASK_HOME,
    id: 'ie.ask.repairs',
    when: { not: [{ says: ['deposit'] }] },
    kind: 'answer',
    verdict: 'do_this',
    asks: [
      NEEDS_REPAIR,
      [
        ...LANDLORD,
        'renting a',
        'hap',
        'private rented',
        'apartment we rent',
        'council house',
        'local authority house',
      ],
    ],
    says: 'Write to the landlord with photos and a date. If nothing happens, ask the council to inspect, and apply to the RTB. Keep paying rent.',
    authority: LAW.standards,
  },
  {
    ...ASK_HOME,
    id: 'ie.ask.entry',
    kind: 'answer',
    verdict: 'no',
    asks: [COMES_IN, LANDLORD],
    says: 'A landlord must agree a time with you before coming in. An emergency is different.',
    authority: LAW.tenancies,
  },
  {
    ...ASK_HOME,
    id: 'ie.ask.leaving',
    kind: 'answer',
    verdict: 'it_depends',
    asks: [WANTS_TO_LEAVE, [...ASKING, 'lease', 'flat', 'apartment', 'landlord']],
    rank: 20,
    dependsOn: 'how long you have lived there and your lease',
    says: 'You give 28 days under six months, 35 up to a year and 42 up to two. It is 56 up to four, 84 up to eight, then 112. A fixed term binds you unless you agree or find someone to take it on.',
    authority: LAW.tenantNotice,
  },
]
