/** Questions about the thirteenth month’s pay. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'ch',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_THIRTEENTH_MONTH: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.ask.thirteenth',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 4,
    verdict: 'it_depends',
    checkBy: '2027-10-31',
    asks: [
      [
        '13. monatslohn',
        '13 monatslohn',
        '13. monatslohns',
        'dreizehnter monatslohn',
        'dreizehnten monatslohn',
        '13ter',
        '13e salaire',
        'treizième salaire',
        'tredicesima',
        'gratifikation',
        'weihnachtsgeld',
        'bonus',
        'thirteenth',
      ],
      [
        'gekündigt',
        'kündigung',
        'austritt',
        'austrete',
        'verlasse',
        'weg',
        'pro rata',
        'anteil',
        'quitté',
        'démissionné',
        'licencié',
        'disdetta',
        'dato le dimissioni',
        'left',
      ],
    ],
    dependsOn: 'whether it was agreed as pay or as a bonus',
    says: 'If your contract or collective agreement promises it as pay, you get the part for the months you worked. That holds also if you leave before December. A rule that you must still be there does not hold for pay. A true bonus of free will (Gratifikation) is due for a part of the year only if that was agreed. Paid each year with no reserve? It may count as pay. Ask in writing with a date.',
    authority: {
      title: 'Obligationenrecht (OR) / Code des obligations (CO)',
      provision: 'Art. 322 und 322d OR',
      url: 'https://www.fedlex.admin.ch/eli/cc/27/317_321_377/de',
      inForceFrom: '1972-01-01',
    },
  },
]
