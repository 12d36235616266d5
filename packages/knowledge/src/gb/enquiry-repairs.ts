/** Questions about repairs and damp in a rented home in England. */
import type { Rule } from '@plainletter/contracts/rule'

import {
  DAMP,
  FITNESS,
  GROUNDS,
  HOME_ENGLAND,
  LANDLORD,
  REPAIR,
  REPAIRS,
} from './housing-sources.ts'

const ENGLAND = { ...HOME_ENGLAND, kind: 'answer' } satisfies Partial<Rule>

export const ENQUIRY_REPAIRS: readonly Rule[] = [
  {
    ...ENGLAND,
    id: 'gb.ask-housing.repairs',
    asks: [
      [
        ...REPAIR,
        'boiler packed up',
        'boiler has packed',
        "boiler's broken",
        'boiler broke',
        'no hot water',
        'cold water',
        'shower',
        'cooker',
        'oven',
        'fridge',
        'washing machine',
        'window',
        'front door',
        'lock',
        'damp',
        'infestation',
        'cockroaches',
        'ceiling',
        'drain',
        'drains',
        'gutter',
        'intercom',
        'lift',
        'radiators',
        'radiator',
        'electric',
        'sockets',
        'broke',
        'packed up',
        'packed in',
      ],
      [
        ...LANDLORD,
        'council flat',
        'council house',
        'private let',
        'private renting',
        'we rent',
        'i rent',
      ],
    ],
    verdict: 'do_this',
    says: 'Your landlord must repair the structure, pipes, heating, hot water, toilets and wiring. Report it in writing with photos. If nothing happens, ask the council to inspect. Keep paying rent.',
    authority: REPAIRS,
  },
  {
    ...ENGLAND,
    id: 'gb.ask-housing.damp',
    // Councils and housing associations have days of their own to act.
    when: {
      not: [
        {
          says: [
            'housing association',
            'council house',
            'council flat',
            'council tenant',
            'council home',
            'social landlord',
          ],
        },
      ],
    },
    asks: [
      DAMP,
      [
        ...LANDLORD,
        'home',
        'room',
        'bedroom',
        'wall',
        'walls',
        'fix',
        'ceiling',
        'kids',
        'baby',
        'chest',
        'asthma',
        'council',
        'son',
        'daughter',
      ],
    ],
    verdict: 'do_this',
    says: 'Your landlord must keep the home fit to live in, and damp or mould can make it unfit. Report it in writing with photos and any effect on health. Then call the council.',
    authority: FITNESS,
  },
  {
    ...ENGLAND,
    id: 'gb.ask-housing.stop-rent',
    asks: [
      [
        'stop paying rent',
        'withhold rent',
        'withhold my rent',
        'stop rent',
        'not pay rent',
        'refuse to pay rent',
        'hold back rent',
      ],
      [...REPAIR, ...DAMP, ...LANDLORD],
    ],
    verdict: 'no',
    says: 'Do not stop paying rent, even if repairs are not done. You could lose your home for arrears. If you cannot pay it, talk to the landlord and a debt adviser now.',
    authority: GROUNDS,
  },
]
