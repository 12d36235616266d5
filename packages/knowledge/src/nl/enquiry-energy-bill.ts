/** Questions about energy bills that are wrong or that one cannot pay. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const ENERGY = {
  title: 'Energiewet',
  url: 'https://www.rijksoverheid.nl/onderwerpen/energie-thuis/vraag-en-antwoord/kan-mijn-energieleverancier-de-levering-van-energie-afsluiten-als-ik-niet-betaal',
}

export const ENQUIRY_ENERGY_BILL: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.energy',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general', 'consumer'],
    rank: 9,
    verdict: 'do_this',
    asks: [
      [
        'energierekening',
        'energieleverancier',
        'energie',
        'stroom',
        'gasrekening',
        'energy bill',
        'electricity',
      ],
      [
        'afsluiten',
        'dreigen met afsluiten',
        'afgesloten worden',
        'afgesloten',
        'niet betalen',
        'betalingsachterstand',
        'cut off',
        'disconnect',
        'cannot pay',
      ],
    ],
    says: 'Call your supplier now and agree a plan. It may not cut you off while you keep a plan or have asked for debt help. Ask your town for help: it must act fast.',
    authority: {
      ...ENERGY,
      provision:
        'met de Energieregeling: einde van de levering bij wanbetaling; Wet gemeentelijke schuldhulpverlening (Wgs), artikel 4',
      inForceFrom: '2026-01-01',
    },
  },
  {
    ...BASE,
    id: 'nl.ask.energy-bill',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'debt', 'general'],
    rank: 8,
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    asks: [
      [
        'energierekening',
        'jaarafrekening energie',
        'energieafrekening',
        'stroomrekening',
        'gasrekening',
        'energy bill',
        'jaarafrekening',
        'eneco',
        'vattenfall',
        'essent',
        'greenchoice',
        'budget energie',
        'energiedirect',
        'stadsverwarming',
        'energiebedrijf',
        'jaarnota',
      ],
      [
        'te hoog',
        'hoog',
        'klopt niet',
        'wat kan',
        'niet eens',
        'too high',
        'wrong',
        'bijbetalen',
        'bij betalen',
        'kloppen niet',
        'meterstanden',
        'meterstand',
        'bezwaar',
        'verbruik',
        'niet kloppen',
        'kloppen volgens',
        'bizar',
        'schrok',
        'veel te veel',
        'verdubbeld',
        'kan niet',
      ],
    ],
    says: 'Compare the meter readings and the price with your contract. Write what is wrong and pay the part that is right. If that fails, go to the Geschillencommissie Energie. Cannot pay? Ask for a plan before a reminder comes.',
    authority: {
      ...ENERGY,
      provision: 'Energiewet: factuur en klachten',
      inForceFrom: '2026-01-01',
    },
  },
]
