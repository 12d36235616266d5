/** Questions about a parent who moves away with the child. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'be',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_MOVE_WITH_CHILD: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.move-child',
    kind: 'answer',
    topics: ['family', 'general'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      [
        'verhuizen',
        'verhuist',
        'verhuis',
        'naar het buitenland',
        'wil met',
        'déménager',
        'déménage',
        'partir vivre',
        'à l’étranger',
        "à l'étranger",
        'emmener',
        'move away',
      ],
      [
        'dochter',
        'zoon',
        'kinderen',
        'kind',
        'enfants',
        'ma fille',
        'mon fils',
        'notre fille',
        'notre fils',
        'children',
      ],
      [
        'ex',
        'co-ouderschap',
        'vonnis',
        'bezoekrecht',
        'week om week',
        'la mère',
        'le père',
        'garde alternée',
        'jugement',
        'hébergement',
        'my ex',
      ],
    ],
    says: 'Both parents decide where a child lives, or the family court does. A judgment on the stay binds: no one may move far with the child without a yes in writing or a new judgment. Write at once that you do not agree. A simple letter to the court’s office brings the case back, fast if it is urgent. The court looks at the child’s good and shares travel costs. Abroad: call Child Focus (116 000).',
    authority: {
      title: 'Code judiciaire / Gerechtelijk Wetboek (Ger.W.)',
      provision: 'articles 1253ter/4 à 1253ter/7; ancien Code civil, articles 374 et 387ter',
      url: 'https://www.ejustice.just.fgov.be/eli/loi/1967/10/10/1967101002/justel',
      inForceFrom: '2014-09-01',
    },
  },
]
