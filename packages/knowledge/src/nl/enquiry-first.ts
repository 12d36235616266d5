/** Questions that people ask first, in the words in which they ask them. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_FIRST: readonly Rule[] = [
  {
    ...ASK,
    id: 'nl.ask.bailiff-enter',
    rank: 5,
    topics: ['debt', 'general', 'consumer'],
    asks: [
      ['deurwaarder', 'bailiff'],
      ['binnenkomen', 'huis binnen', 'naar binnen', 'binnenlaten', 'huis in', 'come in', 'enter'],
    ],
    verdict: 'no',
    says: 'Without a judgment or order a bailiff may not come in. With one, and if you do not open, it needs a police officer or official there. Ask to see the title.',
    authority: {
      title: 'Wetboek van Burgerlijke Rechtsvordering (Rv)',
      provision: 'artikelen 430 en 444',
      url: 'https://wetten.overheid.nl/BWBR0001827/',
      inForceFrom: '2002-01-01',
    },
  },
  {
    ...ASK,
    id: 'nl.ask.unpaid-wages',
    rank: 8,
    topics: ['employment', 'general'],
    asks: [
      ['overuren', 'loon', 'salaris', 'vakantiegeld', 'wages', 'overtime'],
      [
        'betaalt niet',
        'niet uit',
        'niet betaald',
        'niet uitbetaald',
        'betaalt mijn',
        'te weinig',
        'not paid',
        'unpaid',
        'schuldig',
      ],
    ],
    verdict: 'do_this',
    says: 'Ask for your pay in writing with a last day. For late wages you can claim up to 50% more. In the kanton court you need no lawyer, and Juridisch Loket helps for free.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7 (BW)',
      provision: 'artikelen 7:616, 7:623 en 7:625',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '1997-04-01',
    },
  },
  {
    ...ASK,
    id: 'nl.ask.unpaid-wages-what-now',
    rank: 9,
    topics: ['employment', 'general'],
    asks: [
      [
        'overuren',
        'baas betaalt',
        'werkgever betaalt',
        'salaris niet',
        'loon niet',
        'niet uitbetaald',
      ],
      ['wat kan ik doen', 'wat moet ik doen', 'advocaat nemen', 'wat nu', 'hoe krijg ik'],
    ],
    verdict: 'do_this',
    says: 'Ask for your pay in writing with a last day. For late wages you can claim up to 50% more. In the kanton court you need no lawyer.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7 (BW)',
      provision: 'artikelen 7:616, 7:623 en 7:625',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '1997-04-01',
    },
  },
  {
    ...ASK,
    id: 'nl.ask.first-letter-old-bill',
    rank: 12,
    topics: ['debt', 'general', 'consumer'],
    asks: [
      ['deurwaarder', 'incassobureau', 'incasso'],
      ['nooit gezien', 'nooit gehad', 'ken ik niet', 'onbekend', 'niet van mij', 'never seen'],
      ['betalen', 'moet ik', 'wat nu', 'pay'],
    ],
    verdict: 'it_depends',
    says: 'Ask in writing for the bill and the contract before you pay. Costs may be added only after a letter that gives you 14 days.',
    dependsOn: 'whether the bill is yours',
    authority: {
      title: 'Burgerlijk Wetboek Boek 6 (BW)',
      provision: 'artikel 6:96, lid 6',
      url: 'https://wetten.overheid.nl/BWBR0005289/',
      inForceFrom: '2012-07-01',
    },
  },
]
