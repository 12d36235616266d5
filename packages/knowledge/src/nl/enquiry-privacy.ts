/** Questions about cameras and on what a boss may ask. `asks` holds the words people type, in Dutch and English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_PRIVACY: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.camera-neighbour',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 7,
    verdict: 'do_this',
    asks: [
      ['camera', 'cameras', 'camera’s', 'deurbel', 'ring deurbel', 'videodeurbel'],
      ['buurman', 'buren', 'buurvrouw', 'tuin', 'neighbour'],
      [
        'mag dat',
        'mag dit',
        'wat kan ik',
        'toegestaan',
        'verwijderen',
        'weghalen',
        'privacy',
        'gericht',
        'filmt',
        'filmen',
        'kan ik iets',
      ],
    ],
    says: 'A camera may film only what is needed to guard their own home. Your garden or window is mostly too much. Ask in writing to turn it or mask the picture, with a last day. Then complain to the data authority (Autoriteit Persoonsgegevens), ask for neighbour mediation, or go to a judge.',
    authority: {
      title: 'Algemene verordening gegevensbescherming (AVG)',
      url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
      provision: 'artikelen 6 en 21, met BW 6:162',
      inForceFrom: '2018-05-25',
    },
  },
  {
    ...BASE,
    id: 'nl.ask.reason-for-illness',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 6,
    verdict: 'no',
    asks: [
      ['ziek', 'ziekgemeld', 'ziekmelding', 'ziek gemeld', 'sick'],
      [
        'wat ik heb',
        'wat er is',
        'wat je hebt',
        'wat ik mankeer',
        'waarom ik ziek',
        'reden van',
        'moet ik dat zeggen',
        'moet ik zeggen',
        'moet ik vertellen',
        'vragen wat',
        'what i have',
        'have to tell',
      ],
    ],
    says: 'No. Your boss may not ask what you have or why. You say how long you expect to be away, where you can be reached and what work waits. Only the company doctor (bedrijfsarts) may ask about your health, and may not pass it on.',
    authority: {
      title: 'Algemene verordening gegevensbescherming (AVG)',
      url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
      provision: 'artikel 9, met artikel 30 UAVG',
      inForceFrom: '2018-05-25',
    },
  },
]
