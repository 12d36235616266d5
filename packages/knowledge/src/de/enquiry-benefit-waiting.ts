/** Questions about an office that does not answer. `asks` holds the words people type, in German and English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_BENEFIT_WAITING: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-benefit.no-answer',
    kind: 'answer',
    topics: ['general', 'debt'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      [
        'bürgergeld',
        'grundsicherung',
        'grundsicherungsgeld',
        'wohngeld',
        'arbeitslosengeld',
        'kindergeld',
        'elterngeld',
        'antrag',
        'jobcenter',
      ],
      [
        'nichts gehört',
        'keine antwort',
        'noch nichts',
        'keinen bescheid',
        'kein bescheid',
        'immer noch nicht',
        'warte seit',
        'bearbeitet',
        'seit monaten',
        'seit wochen',
        'no answer',
      ],
      [
        'beantragt',
        'antrag',
        'was tun',
        'was kann ich',
        'wie lange',
        'untätigkeitsklage',
        'applied',
      ],
    ],
    says: 'Ask in writing for an answer and for money in advance (Vorschuss), with a last day. If you have nothing to live on, go to the social court at once: an urgent order (einstweilige Anordnung) is free and quick. After six months without an answer you can sue for one, for free (Untätigkeitsklage). Keep proof of your application.',
    authority: {
      title: 'Sozialgerichtsgesetz (SGG)',
      url: 'https://www.gesetze-im-internet.de/sgg/',
      provision: '§§ 86b, 88 SGG, § 42 SGB I',
      inForceFrom: '2002-01-02',
    },
  },
]
