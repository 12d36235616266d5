/** Questions about illness and bullying at work. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-21',
  checkBy: '2027-02-28',
} satisfies Partial<Rule>

export const ENQUIRY_HEALTH_AT_WORK: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.mutua-alta',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 8,
    verdict: 'do_this',
    asks: [
      [
        'mutua',
        'alta médica',
        'alta medica',
        'me ha dado el alta',
        'me han dado el alta',
        'medical discharge',
      ],
      [
        'sigo enfermo',
        'sigo enferma',
        'sigo mal',
        'no estoy bien',
        'no estoy curado',
        'no estoy curada',
        'impugnar',
        'reclamar',
        'alta',
        'still ill',
        'challenge',
      ],
    ],
    says: 'Ask the INSS to review the discharge within ten working days, and tell the firm the same day. If it follows a work accident treated by the mutua, your leave and pay go on until the INSS decides. If it confirms the discharge, you pay them back.',
    authority: {
      title: 'Real Decreto 1430/2009 (incapacidad temporal)',
      provision: 'artículo 4; LRJS, artículo 140',
      url: 'https://www.seg-social.es/',
      inForceFrom: '2014-09-01',
    },
    checkedOn: '2026-11-22',
    checkBy: '2027-06-30',
  },
  {
    ...BASE,
    id: 'es.ask.mobbing',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 8,
    asks: [
      ['acoso', 'acosan', 'acosa', 'mobbing', 'me humillan', 'harassed'],
      ['trabajo', 'jefe', 'jefa', 'empresa', 'laboral', 'compañeros', 'work'],
    ],
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    checkBy: '2027-09-30',
    says: 'Write down each event with day and witnesses, and see your doctor. Use the firm’s complaint path and the labour inspectorate. A labour judge can stop it fast and give money. You can also ask to end the job with full pay-off.',
    authority: cite(
      'lrjs',
      'artículos 177 a 184; ET, artículos 4.2.e y 50; Ley 31/1995, artículo 14',
    ),
  },
]
