/** Questions about divorce. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'be',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const OLD = {
  title: 'Ancien Code civil / Oud Burgerlijk Wetboek',
  url: 'https://www.ejustice.just.fgov.be/',
}

export const ENQUIRY_FAMILY: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.divorce',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'general'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      ['divorce', 'divorcer', 'séparation', 'séparer', 'scheiden', 'scheiding', 'echtscheiding'],
      [
        'comment',
        'maison',
        'logement',
        'enfants',
        'commencer',
        'coût',
        'hoe',
        'huis',
        'kinderen',
        'beginnen',
        'kosten',
        'how',
        'house',
        'children',
      ],
    ],
    says: 'You can divorce by agreement or ask the family court. The court can decide fast who stays in the home, where the children live and who pays what. Keep copies of papers. A free lawyer or a mediator can help.',
    authority: {
      ...OLD,
      provision: 'articles 229 à 233; Code judiciaire articles 1254 et 1280',
      inForceFrom: '2014-09-01',
    },
  },
]
