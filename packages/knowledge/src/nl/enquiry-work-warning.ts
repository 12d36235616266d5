/** Questions about a warning at work. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const BW7 = {
  title: 'Burgerlijk Wetboek Boek 7 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0005290/',
}

export const ENQUIRY_WORK_WARNING: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.work-warning',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'general'],
    rank: 8,
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    asks: [
      [
        'officiële waarschuwing',
        'waarschuwing',
        'berisping',
        'waarschuwingsbrief',
        'formal warning',
        'waarschuwing gekregen',
        'schriftelijke waarschuwing',
      ],
      [
        'werk',
        'baas',
        'werkgever',
        'gekregen',
        'wat moet',
        'wat kan',
        'tekenen',
        'ondertekenen',
        'mag dat',
        'boss',
        'what can',
      ],
    ],
    says: 'A warning is no dismissal. Answer within a week in writing: what is right, what is not, and why. Ask that your answer goes on your file. If you sign, write that it is for receipt only.',
    authority: { ...BW7, provision: 'artikelen 7:611 en 7:669', inForceFrom: '2015-07-01' },
  },
]
