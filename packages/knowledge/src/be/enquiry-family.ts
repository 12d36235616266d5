/** Questions about divorce and maintenance. */
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
    id: 'be.ask.maintenance',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      [
        'pension alimentaire',
        'contribution alimentaire',
        'alimentatie',
        'onderhoudsgeld',
        'onderhoudsbijdrage',
        'child support',
        'alimony',
      ],
      [
        'combien',
        'paie pas',
        'paye pas',
        'impayée',
        'changer',
        'diminuer',
        'hoeveel',
        'betaalt niet',
        'wijzigen',
        'verlagen',
        'secal',
        'davo',
        'how much',
        'not paid',
        'change',
        'paie plus',
        'paye plus',
        'verse plus',
        'betaalt geen',
        'niet meer',
        'stopped paying',
        'me doit',
        'ne verse',
      ],
    ],
    says: 'Both parents pay for a child by their means. The family court can change the sum when life changes. The SECAL (DAVO) service can collect unpaid sums.',
    authority: { ...OLD, provision: 'articles 203, 203bis et 301', inForceFrom: '2010-08-01' },
  },
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
