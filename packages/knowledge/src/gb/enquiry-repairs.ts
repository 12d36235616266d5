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
    asks: [REPAIR, LANDLORD],
    verdict: 'do_this',
    says: 'Your landlord must repair the structure, pipes, heating, hot water, toilets and wiring. Report it in writing with photos. If nothing happens, ask the council to inspect. Keep paying rent.',
    authority: REPAIRS,
  },
  {
    ...ENGLAND,
    id: 'gb.ask-housing.damp',
    asks: [DAMP, [...LANDLORD, 'home', 'room', 'bedroom', 'wall', 'walls', 'fix', 'ceiling']],
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
