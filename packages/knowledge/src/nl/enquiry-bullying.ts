/** Questions about bullying at work. `asks` holds the words people type, in Dutch and English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_BULLYING: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.bullied',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 6,
    verdict: 'do_this',
    when: { not: [{ says: ['school', 'klas', 'juf'] }] },
    asks: [
      [
        'gepest',
        'pesten',
        'pestgedrag',
        'getreiterd',
        'vernederd',
        'geïntimideerd',
        'bullied',
        'pest',
        'pesterijen',
        'kleineert',
        'schreeuwt',
        'scheldt',
        'uitgescholden',
        'seksueel',
        'handtastelijk',
        'buitengesloten',
      ],
      [
        'werk',
        'collega',
        'leidinggevende',
        'baas',
        'werkgever',
        'chef',
        'manager',
        'work',
        'werkvloer',
        "collega's",
        'teamleider',
      ],
    ],
    says: 'Your employer must keep work safe, also from bullying. Write down each day what happened and who saw it. Report it in writing and ask for a confidential adviser (vertrouwenspersoon). Are you ill from it? Report sick and tell the company doctor. Do not resign: you can lose WW. You can also tell the Arbeidsinspectie.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7 (BW)',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      provision: 'artikel 7:658, met Arbowet artikel 3 lid 2',
      inForceFrom: '2009-01-01',
    },
  },
]
