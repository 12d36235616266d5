/** Questions about a parent who wants to move away with a child. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_MOVING_WITH_A_CHILD: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.moving-with-child',
    kind: 'answer',
    topics: ['family', 'general'],
    rank: 5,
    verdict: 'no',
    checkBy: '2027-10-31',
    asks: [
      ['verhuizen', 'verhuist', 'verhuizing', 'wil verhuizen', 'move away'],
      ['kind', 'kinderen', 'zoon', 'dochter', 'child', 'children'],
      ['ex', 'toestemming', 'gezag', 'moeder', 'vader', 'mag', 'zonder', 'consent'],
    ],
    says: 'No, not if you both have custody (gezag). Then a move that changes the child’s school or your time with it needs your yes. Write at once that you do not agree and why, and offer talks. Without your yes the other parent must ask the judge for leave. Already gone? A lawyer can ask a judge in days (kort geding) to bring the child back. No custody? Ask the court for it now.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 1 (BW)',
      provision: 'artikelen 1:247 en 1:253a',
      url: 'https://wetten.overheid.nl/BWBR0002656/',
      inForceFrom: '2009-03-01',
    },
  },
]
