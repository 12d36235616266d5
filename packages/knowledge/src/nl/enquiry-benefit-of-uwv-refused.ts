/** Questions about WW or sick pay that UWV refuses or stops. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_BENEFIT_OF_UWV_REFUSED: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.ww-refused',
    when: { not: [{ says: ['als ik zelf ontslag', 'zelf ontslag neem', 'ontslag neem'] }] },
    kind: 'answer',
    topics: ['employment', 'debt', 'general'],
    rank: 5,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      ['ww', 'ww-uitkering', 'werkloosheidsuitkering'],
      [
        'geen ww',
        'afgewezen',
        'geweigerd',
        'weigert',
        'krijg geen',
        'gekort',
        'korting',
        'refused',
      ],
      [
        'eigen schuld',
        'zelf schuld',
        'verwijtbaar',
        'verwijtbaar werkloos',
        'ontslag',
        'ontslagen',
        'ruzie',
        'conflict',
        'uwv',
        'schuld',
      ],
    ],
    says: 'Object within six weeks of the date on the decision; reasons can follow. Being to blame is not enough: UWV may refuse only if there was an urgent reason for instant dismissal, or you left without need. A quarrel or weak work is mostly no such reason. Send the dismissal papers and what you did to solve it. Dismissal wrong? Go to the judge within two months too. No money? Ask the town now.',
    authority: {
      title: 'Werkloosheidswet (WW)',
      provision: 'artikelen 24 en 27; Awb artikelen 6:7 en 8:81',
      url: 'https://wetten.overheid.nl/BWBR0004045/',
      inForceFrom: '2009-01-01',
    },
  },
  {
    ...BASE,
    id: 'nl.ask.sickness-benefit-stopped',
    kind: 'answer',
    topics: ['employment', 'debt', 'general'],
    rank: 4,
    verdict: 'do_this',
    checkBy: '2027-06-30',
    asks: [
      [
        'ziektewet',
        'ziektewetuitkering',
        'ziektewet-uitkering',
        'ziekengeld',
        'hersteld verklaard',
        'hersteldverklaring',
        'sickness benefit',
      ],
      [
        'stopt',
        'gestopt',
        'beëindigd',
        'kan werken',
        'weer werken',
        'hersteld',
        'arts van uwv',
        'verzekeringsarts',
        'afgewezen',
        'stopped',
      ],
    ],
    says: 'Look at the last page today: against a decision that you can work again the time is often only two weeks, else six. Object in one sentence, and send reasons and reports of your own doctors later. Ask for the report of the UWV doctor. The objection does not bring the money back: ask the judge for a quick ruling if you cannot live. Say which job you cannot do and why. Apply for WW too.',
    authority: {
      title: 'UWV',
      provision:
        'bezwaar tegen een beslissing over de Ziektewet (artikelen 19 en 19aa ZW; Awb artikel 8:81)',
      url: 'https://www.uwv.nl/',
      inForceFrom: '2013-01-01',
    },
  },
]
