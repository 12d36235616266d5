/** Questions about pay in the first days of illness and in a minijob. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_PAY_WHEN_ILL: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-job.first-sick-days',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 6,
    verdict: 'no',
    checkBy: '2027-06-30',
    asks: [
      ['krank', 'krank gemeldet', 'krankgemeldet', 'krankheit', 'krankgeschrieben', 'sick'],
      [
        'ersten 3 tage',
        'ersten drei tage',
        'ersten tage',
        'ersten tag',
        'ersten zwei tage',
        'ersten 2 tage',
        'karenztag',
        'karenztage',
        'drei tage',
        '3 tage',
        'first days',
      ],
      [
        'kein geld',
        'keinen lohn',
        'kein lohn',
        'nicht bezahlt',
        'nicht bezahlen',
        'unbezahlt',
        'abziehen',
        'abgezogen',
        'lohn',
        'gehalt',
        'pay',
      ],
    ],
    says: 'No. Pay goes on from the first day of illness, once you have been in the job for four weeks. There are no days without pay. A doctor must confirm it only after three days, or sooner if the boss asked for that before. He may hold the pay back only until it is proven. Ask for the money in writing with a date.',
    authority: cite('entgfg', '3', { provision: '§§ 3, 5 und 7 EntgFG' }),
  },
  {
    ...BASE,
    id: 'de.ask-job.minijob-sick',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 6,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      [
        'minijob',
        'minijobber',
        'minijobberin',
        'geringfügig',
        '538 euro',
        '556 euro',
        '603 euro',
        'aushilfe',
        'mini job',
      ],
      ['krank', 'krankheit', 'krankgeschrieben', 'krankmeldung', 'sick'],
      [
        'lohn',
        'gehalt',
        'geld',
        'bezahlt',
        'bezahlen',
        'zahlen',
        'nacharbeiten',
        'nachholen',
        'pay',
      ],
    ],
    says: 'Sick pay is due in minijobs too. After four weeks in the job you get full pay for each shift you would have had, up to six weeks. You need not make up the hours later. Send the sick note and ask for the pay in writing with a date. The firm gets a large part back from the Minijob-Zentrale. If it refuses, the labour court’s claims desk helps without a lawyer.',
    authority: cite('entgfg', '3', { provision: '§§ 3 und 4 EntgFG' }),
  },
]
