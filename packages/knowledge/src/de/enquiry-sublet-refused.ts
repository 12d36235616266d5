/** Questions about a subtenant whom the landlord refuses. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
  checkedOn: '2026-11-23',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_SUBLET_REFUSED: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-home.sublet-refused',
    kind: 'answer',
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'untervermieten',
        'untervermiten',
        'untermieter',
        'untermieterin',
        'untermiete',
        'untervermietung',
        'mitbewohner aufnehmen',
        'mitbewohnerin aufnehmen',
        'einen mitbewohner',
        'eine mitbewohnerin',
        'zimmer vermieten',
        'sublet',
        'subtenant',
      ],
      [
        'sagt nein',
        'verbietet',
        'verboten',
        'lehnt ab',
        'lehnt das ab',
        'lehnt es ab',
        'ablehnen',
        'abgelehnt',
        'ablehnung',
        'verweigert',
        'verweigern',
        'will nicht',
        'nicht erlaubt',
        'erlaubt nicht',
        'keine erlaubnis',
        'ohne erlaubnis',
        'trotzdem',
        'reagiert nicht',
        'antwortet nicht',
        'einfach untervermieten',
        'keine fremden',
        'refuses',
        'says no',
        'verweigert untervermietung',
        'darf vermieter',
        'was kann ich tun',
        'geht das',
        'passiert',
        'zustimmung',
        'erlaubnis',
        'ins ausland',
        'im ausland',
        'auslandssemester',
      ],
    ],
    says: 'Do not sublet without the landlord’s yes: that can cost you the home. But for a part of it you can demand the yes. You need a good reason that came up after you signed, such as work abroad or a partner who left. To keep one room is enough. “No strangers” is no reason: only that person, too many people or real hardship is. Ask in writing, with name and job. Then you can sue, also for lost rent.',
    authority: cite('bgb', '553', {
      provision: '§§ 540, 543 und 553 BGB; BGH, 11.6.2014, VIII ZR 349/13',
    }),
  },
]
