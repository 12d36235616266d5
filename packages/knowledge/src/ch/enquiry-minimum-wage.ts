/** Questions about the lowest pay that is allowed. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'ch',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_MINIMUM_WAGE: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.ask.minimum-wage',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 4,
    verdict: 'it_depends',
    checkBy: '2027-06-30',
    asks: [
      [
        'mindestlohn',
        'lohn',
        'brutto',
        'stundenlohn',
        'salaire minimum',
        'salaire',
        'salario minimo',
        'minimum wage',
      ],
      [
        'gibt es einen mindestlohn',
        'mindestlohn',
        'zu wenig',
        'zu tief',
        'gastronomie',
        'gav',
        'l-gav',
        'minimum',
        'trop bas',
        'cct',
        'convention collective',
        'salario minimo',
        'contratto collettivo',
        'ccl',
        'too low',
      ],
    ],
    dependsOn: 'your canton and your trade',
    says: 'There is no lowest wage for all of Switzerland. But many trades have one in a collective agreement (GAV, CCT), such as restaurants, cleaning and temporary work. The cantons of Geneva, Neuchâtel, Jura, Ticino and Basel-Stadt have one by law, and the city of Lucerne since 2026. Look it up on entsendung.admin.ch. If you get less, ask in writing for the gap, up to five years back. The union helps.',
    authority: {
      title: 'Obligationenrecht (OR) / Code des obligations (CO)',
      provision:
        'Art. 322, 341, 356 bis 357 und 360a OR; kantonale und kommunale Mindestlohngesetze',
      url: 'https://www.fedlex.admin.ch/eli/cc/27/317_321_377/de',
      inForceFrom: '2018-01-01',
    },
  },
]
