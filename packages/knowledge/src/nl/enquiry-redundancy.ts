/** Questions about a job that goes for reasons of the firm, and the payment at its end. */
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

export const ENQUIRY_REDUNDANCY: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.transition-pay',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'general'],
    rank: 18,
    verdict: 'it_depends',
    asks: [
      [
        'een transitievergoeding',
        'wat is een transitievergoeding',
        'transitievergoeding',
        'ontslagvergoeding',
        'severance',
        'transition payment',
      ],
      [
        'wat is een',
        'wat is de',
        'recht',
        'hoeveel',
        'hoogte',
        'krijg',
        'berekenen',
        'heb ik',
        'how much',
        'right',
        'get',
      ],
    ],
    says: 'You mostly get a third of a month’s pay for each year, from the first day. Not if you leave yourself, agree otherwise, or are gravely to blame. Claim it within three months of the end.',
    dependsOn: 'who ended the job and why',
    authority: { ...BW7, provision: 'artikelen 7:673 en 7:686a, lid 4', inForceFrom: '2020-01-01' },
  },
  {
    ...BASE,
    id: 'nl.ask.redundancy',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'general'],
    rank: 8,
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    asks: [
      [
        'door reorganisatie',
        'door een reorganisatie',
        'wegens reorganisatie',
        'reorganisatie',
        'boventallig',
        'bedrijfseconomisch',
        'bedrijfseconomische',
        'functie vervalt',
        'redundant',
        'redundancy',
      ],
      [
        'ontslagen door',
        'wat krijg ik',
        'ontslag',
        'recht op',
        'wat moet',
        'wat kan',
        'vergoeding',
        'waar heb ik',
        'mag dat',
        'word ontslagen',
        'ontslagen wegens',
        'mijn rechten',
      ],
    ],
    says: 'Your employer needs leave of UWV first, must follow a fixed order, and must look for other work for you. You can answer UWV within two weeks. At the end you get the transition payment. Sign nothing before advice.',
    authority: {
      ...BW7,
      provision: 'artikelen 7:669, 7:671a en 7:673, met de Ontslagregeling',
      inForceFrom: '2015-07-01',
    },
  },
]
