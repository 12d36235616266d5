/** Questions about a fence, wall or building over the boundary. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'gb',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_BOUNDARY: readonly Rule[] = [
  {
    ...ASK,
    id: 'gb.ask-neighbour.boundary',
    kind: 'answer',
    nations: ['england', 'wales'],
    topics: ['housing', 'general', 'consumer'],
    rank: 6,
    when: {
      not: [
        {
          says: [
            'noise',
            'barking',
            'leylandii',
            'branches',
            'roots',
            'party wall',
            'extension',
            'scaffolding',
          ],
        },
      ],
    },
    asks: [
      ['neighbour', 'neighbours', 'neighbor', 'next door'],
      [
        'on my land',
        'onto my land',
        'over my boundary',
        'over the boundary',
        'on our land',
        'boundary',
        'boundary line',
        'moved the fence',
        'moved my fence',
        'moved our fence',
        'built a fence',
        'built fence',
        'put up a fence',
        'took down my fence',
        'encroaching',
        'inches of my garden',
        'part of my garden',
      ],
    ],
    verdict: 'do_this',
    says: 'Look at your deeds and get both title plans from HM Land Registry, though they mostly show only a general line. Take photos and write to your neighbour before you move anything. Try mediation or a joint surveyor. If that fails, only a court or tribunal can fix the line; the council does not.',
    authority: {
      title: 'Land Registration Act 2002',
      provision: 'section 60 (general boundaries; fixing the exact line)',
      url: 'https://www.legislation.gov.uk/ukpga/2002/9/section/60',
      inForceFrom: '2003-10-13',
    },
  },
]
