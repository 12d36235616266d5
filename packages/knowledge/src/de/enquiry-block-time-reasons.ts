/** Questions about a block of unemployment pay with a good reason for leaving. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_BLOCK_TIME_REASONS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-job.block-time-reason',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 6,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      [
        'sperrzeit',
        'sperre',
        'arbeitslosengeld gesperrt',
        '12 wochen',
        'zwölf wochen',
        'benefit block',
      ],
      [
        'attest',
        'arzt geraten',
        'arzt hatte mir',
        'ärztlich',
        'gesundheit',
        'burnout',
        'mobbing',
        'gemobbt',
        'lohn nicht gezahlt',
        'lohn nicht bezahlt',
        'kein lohn',
        'chef zahlt',
        'zahlt seit',
        'kein gehalt',
        'pflege meiner',
        'pflege meines',
        'zu meinem mann',
        'zu meiner frau',
        'zusammenziehen',
        'umgezogen',
        'psychisch',
        'nicht mehr ausgehalten',
      ],
      [
        'gekündigt',
        'kündigung',
        'kündige',
        'selber',
        'selbst',
        'aufhebungsvertrag',
        'arbeitsamt',
        'agentur',
        'quit',
      ],
    ],
    says: 'Object in writing within one month; it is free. With a good reason (wichtiger Grund) there is no block. Such reasons are a doctor’s advice to leave, proven bullying, wages not paid, or care. So is moving in with your husband or wife. Send the note and show what you tried first. Ask the agency for its doctor’s form. If it says no, the social court is free.',
    authority: cite('sgb3', '159', { provision: '§ 159 SGB III, § 84 SGG' }),
  },
]
