/** Questions about a furnished room in the home of the person who lets it. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_FURNISHED_ROOM: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-home.furnished-room',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 5,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      [
        'wg',
        'wg-zimmer',
        'zimmer',
        'untermiete',
        'untermieter',
        'möbliert',
        'möbliertes',
        'zur untermiete',
        'furnished room',
        'shared flat',
      ],
      [
        'hauptmieterin',
        'hauptmieter',
        'wohnt selbst',
        'vermieterin',
        'vermieter',
        'mitbewohnerin',
        'mitbewohner',
        'wohnt mit',
        'landlord lives',
      ],
      [
        'raus',
        'rauswerfen',
        'rausschmeißen',
        'kündigen',
        'kündigung',
        'gekündigt',
        'ausziehen',
        '2 wochen',
        'zwei wochen',
        'leave',
      ],
    ],
    says: 'Stay for now: she may not put you out herself. Notice must be on paper and signed, also without a written lease. Is the room furnished by her, for you alone, in the home she lives in? Then no reason is needed, and notice given by the 15th ends at the end of that month. Is it your own furniture? Then three months and a reason hold, with few exceptions. Ask your town for housing help.',
    authority: cite('bgb', '573c', { provision: '§ 549 Abs. 2 Nr. 2, §§ 568, 573c Abs. 3 BGB' }),
  },
]
