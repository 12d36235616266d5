/** Questions about a threat to cut off energy. `asks` holds the words people type, in Dutch and English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_ENERGY_CUT_OFF: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.energy-cut-off',
    kind: 'answer',
    topics: ['debt', 'general', 'consumer'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'energierekening',
        'energieleverancier',
        'energie',
        'stroom',
        'gas',
        'elektriciteit',
        'vattenfall',
        'eneco',
        'essent',
        'greenchoice',
        'gas en licht',
        'energiecontract',
        'energiemaatschappij',
      ],
      [
        'afsluiten',
        'afgesloten',
        'afsluiting',
        'afsluit',
        'cut off',
        'afgesloten worden',
        'me afsluiten',
        'ons afsluiten',
        'zonder stroom',
        'zonder gas',
      ],
      [
        'niet betalen',
        'kan niet betalen',
        'achterstand',
        'dreigen',
        'dreigt',
        'brief',
        'cannot pay',
        'achterloop',
        'achterlopen',
        'winter',
        'baby',
        'betalen',
        'schuld',
        'euro',
        'mogen ze',
        'aanmaning',
      ],
    ],
    says: 'Call your supplier today and ask for a plan in writing. It may not cut you off while you keep a plan or have asked for debt help. Ask your town for debt help (schuldhulp) now: with a threat to cut energy it must act within three working days. Is someone in the home ill? Send a doctor’s letter.',
    authority: {
      title: 'Energiewet',
      url: 'https://www.rijksoverheid.nl/onderwerpen/energie-thuis/vraag-en-antwoord/kan-mijn-energieleverancier-de-levering-van-energie-afsluiten-als-ik-niet-betaal',
      provision:
        'met de Energieregeling: einde van de levering bij wanbetaling; Wet gemeentelijke schuldhulpverlening (Wgs), artikel 4',
      inForceFrom: '2026-01-01',
    },
  },
]
