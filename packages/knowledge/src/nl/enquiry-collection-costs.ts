/** Questions about the costs that a collector adds. `asks` holds the words people type, in Dutch and in English. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const GENERAL = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general', 'consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_COLLECTION_COSTS: readonly Rule[] = [
  {
    ...GENERAL,
    id: 'nl.ask.costs',
    kind: 'answer',
    rank: 15,
    verdict: 'it_depends',
    asks: [
      [
        'incassokosten',
        'collection costs',
        'collection fees',
        'aanmaningskosten',
        'euro kosten',
        'kosten over een rekening',
        'extra kosten',
        'kosten van het incassobureau',
        'incassobureau rekent',
        'kosten rekenen',
        'steeds kosten bij',
        'kosten bij',
        'kosten erbij',
        'kosten bovenop',
        'verhoogd met kosten',
        'incasso kosten',
        'euro extra',
        'extra betalen',
        'kosten in rekening',
        'aanmaningskosten van',
      ],
      [
        'betalen',
        'hoog',
        'mag',
        'maximaal',
        'pay',
        'how much',
        'allowed',
        'legal',
        'too high',
        'moet ik',
        'klopt',
        'kloppen',
        'terecht',
        'zomaar',
        'nooit een herinnering',
        'herinnering',
        'mag dat',
      ],
    ],
    says: 'First you must get a free reminder with 14 days. Then at most 15 % of the first €2,500, with a minimum of €40.',
    dependsOn: 'the letters you got',
    authority: {
      ...LAW.letter14,
      provision:
        'artikel 6:96, lid 5 tot en met 7 (Wet incassokosten, WIK); Besluit vergoeding voor buitengerechtelijke incassokosten (Besluit BIK), artikel 2',
    },
  },
  {
    ...GENERAL,
    checkedOn: '2026-11-22',
    id: 'nl.ask.collector-letter',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general', 'consumer'],
    rank: 28,
    verdict: 'do_this',
    asks: [
      [
        'incassobureau',
        'incasso',
        'klarna',
        'riverty',
        'aanmaning',
        'sommatie',
        'intrum',
        'debt collector',
      ],
      [
        'wat nu',
        'wat moet ik',
        'wat kan ik',
        'dreigt',
        'brief gekregen',
        'brief van',
        'moet ik betalen',
        'what',
      ],
    ],
    says: 'Check first: is it yours, is the sum right, is it older than five years? Costs count only after a letter with 14 days to pay. The firm must be registered. Dispute it in writing, or offer a plan. It cannot seize anything.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 6 (BW)',
      provision:
        'artikel 6:96, lid 6; BW, artikel 3:307; Besluit BIK, artikel 2; Wet kwaliteit incassodienstverlening (Wki)',
      url: 'https://wetten.overheid.nl/BWBR0005289/',
      inForceFrom: '2024-04-01',
    },
  },
]
