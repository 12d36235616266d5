/** Questions about a reference from an employer (Arbeitszeugnis). `asks` holds the words people type, in German and English. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { WISH } from './wish-words.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const ENQUIRY_WORK_REFERENCE: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-job.reference',
    kind: 'answer',
    verdict: 'yes',
    rank: 20,
    asks: [
      [
        'zeugnis',
        'arbeitszeugnis',
        'reference',
        'testimonial',
        'arbeitszeugnisses',
        'zwischenzeugnis',
        'endzeugnis',
        'zeugnis vom arbeitgeber',
      ],
      [
        ...WISH,
        'schlecht',
        'schlechtes',
        'note',
        'ändern',
        'bekomme',
        'weigert',
        'stellt',
        'nicht ausgestellt',
        'kein',
        'verlangen',
        'anspruch',
        'korrigieren',
      ],
    ],
    says: 'You have the right to a written, fair reference that helps you on. Ask for the full one (qualifiziertes Zeugnis).',
    authority: cite('gewo', '109'),
  },
  {
    ...BASE,
    id: 'de.ask-job.reference-grade',
    kind: 'answer',
    verdict: 'yes',
    rank: 9,
    checkedOn: '2026-11-24',
    asks: [
      [
        'zeugnis',
        'arbeitszeugnis',
        'arbeitszeugnisses',
        'reference',
        'endzeugnis',
        'zwischenzeugnis',
      ],
      [
        'zufriedenheit',
        'zu unserer zufriedenheit',
        'zur vollen zufriedenheit',
        'bessere note',
        'besseres zeugnis',
        'schlechte note',
        'besser bewertet',
        'schlechtes zeugnis',
        'better reference',
        'bad reference',
      ],
    ],
    says: 'Yes, if your work was better than it says. “Zu unserer Zufriedenheit” is the lowest pass. For a worse grade than the middle (“zur vollen Zufriedenheit”) your employer must prove it. For a better one you must. Write the sentence that you want, with examples of your work, and set two weeks. Then sue at the labour court. Look in your contract for a short last day.',
    authority: cite('gewo', '109', { provision: '§ 109 GewO; BAG, 18.11.2014, 9 AZR 584/13' }),
  },
]
