/** Questions about hours that a boss cuts. `asks` holds the words people type, in Dutch and English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_FEWER_HOURS: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.fewer-hours',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 6,
    verdict: 'no',
    when: {
      not: [
        { says: ['nulurencontract', 'nul uren', 'oproepkracht', 'oproepcontract', 'op oproep'] },
      ],
    },
    asks: [
      [
        'minder uren',
        'uren verminderen',
        'urenvermindering',
        'uren inkorten',
        'uren gekort',
        'minder werken',
        'minder ingeroosterd',
        'fewer hours',
        'minder ga werken',
        'minder gaan werken',
        'uren terug',
        'contracturen',
        'minder laten werken',
        'terug in uren',
        'uren inleveren',
        'uren per week terug',
        'minder uur',
      ],
      [
        'vast contract',
        'contract',
        'baas',
        'werkgever',
        'mag dat',
        'zomaar',
        'verplicht',
        'dwingen',
        'mag mijn',
        'kan hij',
      ],
    ],
    says: 'No. Your hours are part of your contract, and your boss cannot cut them alone. Only a very strong reason, or your own yes, changes that. Write that you do not agree and stand ready to work all hours. Then your pay goes on. Sign nothing, and ask the Juridisch Loket.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7 (BW)',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      provision: 'artikelen 7:610b, 7:611, 7:613 en 7:628',
      inForceFrom: '2012-10-01',
    },
  },
]
