/** Questions about the days and hours at which an enforcement officer may come. */
import type { Rule } from '@plainletter/contracts/rule'

import { CPCE } from './law-codes.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-23',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_OFFICER_HOURS: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-debt.officer-hours',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 6,
    verdict: 'it_depends',
    asks: [
      [
        'huissier',
        'huissiers',
        'commissaire de justice',
        'commissaires de justice',
        'bailiff',
        'bailiffs',
        'enforcement officer',
      ],
      [
        'samedi',
        'le samedi',
        'dimanche',
        'le dimanche',
        'jour férié',
        'jours fériés',
        'férié',
        'la nuit',
        'le soir',
        'quelle heure',
        'quelles heures',
        'heures',
        'horaires',
        '6h',
        '7h',
        '6 heures',
        '7 heures',
        '21h',
        '22h',
        'tôt le matin',
        'week-end',
        'weekend',
        'saturday',
        'sunday',
        'at night',
        'what time',
        'what hours',
      ],
    ],
    dependsOn: 'the day and the hour',
    says: 'On a Saturday yes: it counts as a working day. On Sundays and public holidays only with leave of a judge. In a home no seizure may start before 6 in the morning or after 9 at night. The same hours hold for handing over papers. Someone from a collection firm is no officer and may never come in. Did it happen at another time? Note day and hour, and tell the enforcement judge (juge de l’exécution).',
    authority: {
      ...CPCE,
      provision: 'article L. 141-1 ; Code de procédure civile, article 664',
      inForceFrom: '2012-06-01',
    },
  },
]
